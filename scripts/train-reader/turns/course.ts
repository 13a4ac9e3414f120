/**
 * What the acts of messages are learned from: lines of an act, the kind of the design in hand and a message, a file for each
 * language; beside them wishes that meanings are learned from, and prompts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LABELLED, WORDED } from '@limner/engine/fixtures'
import { cuesOf, encode, guess, heard } from '@limner/engine/language'
import type { KindName } from '@limner/engine/types'
import { saidIn } from '../meanings/course.ts'
import { learnMeanings, type Sentence } from '../meanings/learn.ts'

const SENTENCES = path.join(import.meta.dirname, 'sentences')
const AT_ONCE = 32
const KINDS: readonly KindName[] = ['poster', 'logo', 'website', 'business-card', 'banner', 'icon']
/** Of the wishes that meanings are learned from, every so manieth: they are many, and of one act. */
const EVERY = 6
/** How often a line of the acts counts; of what is beside them fewer are learned for the acts, of which most have no other lines. */
const TIMES = { acts: 8, aims: 3 }
const BESIDE_ACTS = 6

const kindCalled = (name: string): KindName => KINDS.find((kind) => kind === name) ?? 'poster'

interface Said {
  act: string
  kind: KindName
  message: string
}

/** Messages of all acts, a file a language. */
export const turnsIn = (folder = SENTENCES): Said[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => {
      const [act = '', kind = '', message = ''] = line.split('\t')
      return { act, kind: kindCalled(kind), message }
    })

/** Wishes and prompts that were written for other courses, each with a design of some kind in hand. */
export const others = (): Said[] => [
  ...saidIn()
    .filter((_, i) => i % EVERY === 0)
    .map(({ sentence }, i) => ({ act: 'wish', kind: KINDS[i % KINDS.length] ?? 'poster', message: sentence })),
  ...[...LABELLED, ...WORDED].map(({ prompt }, i) => ({
    act: 'new',
    kind: KINDS[i % KINDS.length] ?? 'poster',
    message: prompt.slice(0, 400),
  })),
]

export interface Prepared extends Sentence {
  aim: string
}

/** The messages as they are learned. */
export async function preparedTurns(said: readonly Said[]): Promise<Prepared[]> {
  const words = said.map(({ message }) => heard(message, new Set()))
  const points: Float32Array[] = []
  for (let at = 0; at < said.length; at += AT_ONCE)
    points.push(...(await encode(words.slice(at, at + AT_ONCE).map(({ text }) => text))))
  return said.map(({ act, kind }, i) => ({
    is: act,
    aim: act === 'new' ? 'new' : 'there',
    point: points[i] ?? new Float32Array(),
    words: words[i] ? cuesOf(words[i], kind) : [],
  }))
}

const repeated = (own: readonly Prepared[], times: number) => Array.from({ length: times }, () => own).flat()

/** The two choices: which act, and whether it asks for a new design. */
export function learnTurns(own: readonly Prepared[], beside: readonly Prepared[], seed: number) {
  const few = beside.filter((_, i) => i % BESIDE_ACTS === 0)
  const aims = [...repeated(own, TIMES.aims), ...beside].map((one) => ({ ...one, is: one.aim }))
  return { acts: learnMeanings([...repeated(own, TIMES.acts), ...few], seed), aims: learnMeanings(aims, seed) }
}

const FOLDS = 5

/** Learns from four fifths of the lines and from all that is beside them, and reads the last fifth, five times over. */
export function measureTurns(own: readonly Prepared[], beside: readonly Prepared[], seed: number): string {
  let [act, aim] = [0, 0]
  const wrong = new Map<string, number>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const { acts, aims } = learnTurns(
      own.filter((_, at) => at % FOLDS !== fold),
      beside,
      seed,
    )
    for (const one of own.filter((_, at) => at % FOLDS === fold)) {
      const said = guess(one.point, one.words, acts)[0]?.is ?? ''
      if (said === one.is) act++
      else wrong.set(`${one.is} as ${said}`, (wrong.get(`${one.is} as ${said}`) ?? 0) + 1)
      if (guess(one.point, one.words, aims)[0]?.is === one.aim) aim++
    }
  }
  const share = (count: number) => `${((100 * count) / own.length).toFixed(1)}%`
  const often = [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 8)
  return `acts of ${own.length} messages: right ${share(act)}; new or not: right ${share(aim)}; ${often.map(([what, count]) => `${what} ${count}`).join(', ')}`
}
