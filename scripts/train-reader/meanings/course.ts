/** What meanings are learned from: sentences that people might say, each with its class, a file for each room of classes. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { encode, guess, type Meanings, maskedWords, type PackedMeanings, readTokens } from '@limner/engine/language'
import { zlibSync } from 'fflate'
import { learnMeanings, type Sentence } from './learn.ts'

const SENTENCES = path.join(import.meta.dirname, 'sentences')
/** How many sentences become points at once. */
const AT_ONCE = 32

/** Lines of a class, a tab and a sentence. */
export function saidIn(folder = SENTENCES): { is: string; sentence: string }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => {
      const [is = '', sentence = ''] = line.split('\t')
      return { is, sentence }
    })
}

/** The sentences as they are learned. */
export async function prepared(said: readonly { is: string; sentence: string }[]): Promise<Sentence[]> {
  const points: Float32Array[] = []
  for (let at = 0; at < said.length; at += AT_ONCE)
    points.push(...(await encode(said.slice(at, at + AT_ONCE).map(({ sentence }) => sentence))))
  return said.map(({ is, sentence }, i) => ({
    is,
    point: points[i] ?? new Float32Array(),
    words: maskedWords(readTokens(sentence)),
  }))
}

const LARGEST = 127

export function packMeanings({ classes, grams, weights }: Meanings): PackedMeanings {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const scale = most / LARGEST
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return {
    classes: [...classes],
    grams: [...grams.keys()],
    scale: Number(scale.toPrecision(6)),
    weights: Buffer.from(zlibSync(new Uint8Array(bytes.buffer), { level: 9 })).toString('base64'),
  }
}

const FOLDS = 5

/** Learns from four fifths, and from plain sentences, and reads the last fifth, five times over: how often the likeliest is right, and one of the three likeliest. */
export function measureMeanings(sentences: readonly Sentence[], plain: readonly Sentence[], seed: number): string {
  let [first, three] = [0, 0]
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = sentences.filter((_, at) => at % FOLDS !== fold)
    const model = learnMeanings([...others, ...plain], seed)
    for (const { is, point, words } of sentences.filter((_, i) => i % FOLDS === fold)) {
      const at = guess(point, words, model).findIndex((one) => one.is === is)
      if (at === 0) first++
      if (at < 3) three++
    }
  }
  const share = (count: number) => `${((100 * count) / sentences.length).toFixed(1)}%`
  return `meanings of ${sentences.length} sentences: the likeliest is right ${share(first)}, one of three ${share(three)}`
}
