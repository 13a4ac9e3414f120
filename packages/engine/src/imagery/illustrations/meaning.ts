/** What a brief speaks of, as words with weights, and how well a drawing of certain things shows it. */
import type { Brief, Industry } from '../../brief/types.ts'
import type { Role } from '../../scene/types.ts'
import { broader } from '../search.ts'
import { isEmptyWord, isSortWord, literal, parts, stems, tokens } from '../words.ts'

/** What it is about counts most, then the things to show, the first of them more; a headline may speak in pictures. */
const WEIGHT = { about: 1, object: 0.98, named: 0.55, copy: 0.7, brand: 0.55 } as const
/** What a trade usually shows, and the prompt does not say. */
const UNSAID = 0.94
/** Each further thing to show counts so much less, but never less than `LEAST`. */
const STEP = 0.08
const MIN_SUITABILITY = 0.62
/** A word that only names the sort of place or event: in 'climbing gym' the other one tells. */
const SORT = 0.8
/** A word of the same family ('baker' for 'bake'), half of a compound, or the noun above it ('terrier', 'dog'). */
const KIN = 0.9

/** Copy that speaks of the subject; where it is, who comes and how to answer ('Mission St', 'Book now') show nothing. */
const SPEAKING: readonly Role[] = ['brand', 'headline', 'subhead', 'tagline', 'quote', 'body', 'offer', 'detail']
interface Told {
  words: Map<string, number>
  text: string
  namesThing: boolean
}
const told = new WeakMap<Brief, Told>()

/** What the brief says of its subject: each phrase and how much it counts. */
function phrasesOf({ brand, prompt, subject, copy }: Brief, isSaid: (thing: string) => boolean): [string, number][] {
  const elsewhere = tokens(brand ? prompt.replaceAll(brand, ' ') : prompt)
  const name = tokens(brand ?? '')
  // 'Tallow & Thread, a candle studio': the thread is of the name, and of nothing that is made there.
  const isOnlyNamed = (object: string) =>
    subject.about !== '' && tokens(object).every((word) => name.includes(word) && !elsewhere.includes(word))
  const ofObject = (object: string, place: number) =>
    isOnlyNamed(object)
      ? WEIGHT.named
      : Math.max(MIN_SUITABILITY, (WEIGHT.object - STEP * place) * (isSaid(object) ? 1 : UNSAID))
  return [
    ...subject.objects.map((object, place): [string, number] => [object, ofObject(object, place)]),
    [subject.about, WEIGHT.about],
    ...copy
      .filter(({ role }) => SPEAKING.includes(role))
      .map(({ text, role }): [string, number] => [text, role === 'brand' ? WEIGHT.brand : WEIGHT.copy]),
  ]
}

/** A phrase's words with their weights, and beside them their kin, which count less. */
function* weighedWords(phrase: string, weight: number, isAbout: boolean): Generator<[string, number]> {
  for (const word of literal(tokens(phrase))) {
    yield [word, isSortWord(word) ? weight * SORT : weight]
    // Names and headlines are taken at their word: 'Baxter' is no baker.
    if (weight < MIN_SUITABILITY || isEmptyWord(word)) continue
    for (const kin of [...stems(word), ...parts(word)]) yield [kin, weight * KIN]
    // What a trade is shown by stands for it: no tools for a lawyer's gavel.
    const above = isAbout ? broader(word) : undefined
    if (above) yield [above, weight * KIN]
  }
}

function read(brief: Brief): Told {
  const known = told.get(brief)
  if (known) return known
  const said = new Set(tokens(brief.prompt))
  const isSaid = (thing: string) => tokens(thing).every((word) => said.has(word))
  const phrases = phrasesOf(brief, isSaid)
  const words = new Map<string, number>()
  for (const [phrase, weight] of phrases)
    for (const [word, counts] of weighedWords(phrase, weight, phrase === brief.subject.about))
      words.set(word, Math.max(words.get(word) ?? 0, counts))
  const namesThing = brief.subject.objects.some(isSaid)
  const result = { words, namesThing, text: ` ${phrases.map(([phrase]) => tokens(phrase).join(' ')).join(' | ')} ` }
  told.set(brief, result)
  return result
}

/**
 * How well a drawing shows what a brief is about: by the words that stand for what is drawn, separated by commas (several
 * words make one phrase), or by the trades that it goes with.
 */
export function showing(words: string, trades: readonly Industry[] = [], atTrade = 0.6): (brief: Brief) => number {
  const keys = words.split(',').map((key) => tokens(key).join(' '))
  return (brief) => {
    const { words: said, text } = read(brief)
    const named = Math.max(
      0,
      ...keys.map((key) => (key.includes(' ') ? (text.includes(` ${key} `) ? 1 : 0) : (said.get(key) ?? 0))),
    )
    return Math.max(named, trades.includes(brief.subject.industry) ? atTrade : 0)
  }
}

/** Whether a drawing that suits so well shows no more than the trade, or a word of the name, where the prompt names a thing. */
export const isBesideThing = (brief: Brief, suits: number): boolean => suits < MIN_SUITABILITY && read(brief).namesThing
