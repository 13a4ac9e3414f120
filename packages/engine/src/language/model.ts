/** The one place that knows which library tags words: wink-nlp with its small English model. Opened once a thread, when first needed. */
import model from 'wink-eng-lite-web-model'
import winkNlp, { type ItemSentence, type ItsFunction } from 'wink-nlp'

export interface TaggedWord {
  text: string
  pos: string
  lemma: string
  /** Number of the sentence. */
  sentence: number
}

let opened: ReturnType<typeof winkNlp> | undefined
let tagged = 0

/** How many texts this thread has tagged so far: a message is one. */
export const textsTagged = (): number => tagged

/** The words of a text with part of speech (Universal Dependencies' tags) and lemma, in order; white space is left out. */
export function tagWords(text: string): TaggedWord[] {
  tagged++
  opened ??= winkNlp(model, ['sbd', 'pos'])
  const { its } = opened
  const document = opened.readDoc(text)
  const words = document.tokens()
  const [texts, parts, lemmas] = [words.out(its.value), words.out(its.pos), words.out(its.lemma as ItsFunction<string>)]
  const sentences: number[] = []
  let number = 0
  document.sentences().each((sentence: ItemSentence) => {
    for (let left = sentence.tokens().length(); left > 0; left--) sentences.push(number)
    number++
  })
  return texts.map((word, i) => ({
    text: word,
    pos: parts[i] ?? 'X',
    lemma: lemmas[i] ?? word.toLowerCase(),
    sentence: sentences[i] ?? 0,
  }))
}
