/** How well prompts are read that were not learned from: five folds. */
import { type Finders, findTexts } from '@limner/engine/language'
import { inSentences, learnPieces, learnTexts } from './courses.ts'
import type { Prepared } from './examples.ts'
import { seeded } from './seeded.ts'

const FOLDS = 5

interface Tally {
  prompts: number
  hit: number
  read: number
  given: number
  foreign: number
  whole: number
  forbidden: number
}

export function measureFolds(own: readonly Prepared[], others: readonly Prepared[], seed: number): void {
  const random = seeded(seed)
  const order = others.map((prompt) => ({ prompt, at: random() })).sort((a, b) => a.at - b.at)
  const tallies: Record<string, Tally> = {}
  for (let fold = 0; fold < FOLDS; fold++) {
    const prompts = [...order.filter((_, i) => i % FOLDS !== fold).map(({ prompt }) => prompt), ...own]
    const learned = {
      texts: learnTexts(inSentences(prompts), seed),
      notes: learnTexts(prompts, seed),
      pieces: learnPieces(prompts, seed),
    }
    for (const { prompt } of order.filter((_, i) => i % FOLDS === fold))
      for (const name of [prompt.source, 'all']) tallies[name] = tally(prompt, learned, tallies[name])
  }
  console.table(Object.fromEntries(Object.entries(tallies).map(([name, sums]) => [name, figures(sums)])))
}

/** Letters and digits alone: how two texts are held against one another. */
const even = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}@%$€£+]+/gu, ' ')
    .trim()

function tally({ sighted, texts, forbidden }: Prepared, learned: Finders, sums?: Tally): Tally {
  const { text, tokens } = sighted.words
  const found = findTexts(learned, sighted).flatMap(({ from, to }) =>
    text.slice(tokens[from]?.from, tokens[to - 1]?.to).split('\n'),
  )
  const [wanted, read] = [
    texts.map((one) => even(one.text)).filter(Boolean),
    [...new Set(found.map(even).filter(Boolean))],
  ]
  const left = [...wanted]
  const hits = read.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  const foreign = read.some((one) => !wanted.some((other) => other.includes(one) || one.includes(other)))
  const leaks = read.some((one) =>
    forbidden.map(even).some((piece) => one.includes(piece) || (one.split(' ').length > 2 && piece.includes(one))),
  )
  return {
    prompts: (sums?.prompts ?? 0) + 1,
    hit: (sums?.hit ?? 0) + hits,
    read: (sums?.read ?? 0) + read.length,
    given: (sums?.given ?? 0) + wanted.length,
    foreign: (sums?.foreign ?? 0) + Number(foreign),
    whole: (sums?.whole ?? 0) + Number(hits === wanted.length && read.length === wanted.length),
    forbidden: (sums?.forbidden ?? 0) + Number(leaks),
  }
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`
const figures = ({ prompts, hit, read, given, foreign, whole, forbidden }: Tally) => ({
  prompts,
  precision: percent(hit, read),
  recall: percent(hit, given),
  F1: percent(2 * hit, read + given),
  'a text nobody gave': percent(foreign, prompts),
  'wholly right': percent(whole, prompts),
  'instruction set': percent(forbidden, prompts),
})
