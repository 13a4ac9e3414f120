/** Stretches that name a manner of the whole, or another design of the same answer. */
import type { Tone } from '../../base/tones.ts'
import { designAt } from './colour-spans.ts'
import type { Lattice } from './spans.ts'
import { joined, said, spansOf, TOLD, type Way } from './stretch.ts'

type Reader = (lattice: Lattice, at: number, to: number) => Way[]

/** "calm and elegant" */
const tonesFrom: Reader = (lattice, at, to) => {
  const one = (from: number) =>
    spansOf(lattice, from, to, 'temper').map(({ to: end, tone }) => ({
      to: end,
      score: TOLD * (end - from),
      value: tone,
    }))
  return joined<Tone>(lattice, at, to, one).map(({ values, ...way }) => ({ ...way, add: () => ({ tones: values }) }))
}

/** "too busy", "boring": the manner that it asks for. */
const dullFrom: Reader = (lattice, at, to) =>
  spansOf(lattice, at, to, 'dull').map(({ to: end, tone }) => ({
    to: end,
    score: TOLD * (end - at),
    add: () => ({ tones: [tone] }),
  }))

/** "the second one", "number 3" */
const siblingFrom: Reader = (lattice, at, to) => {
  const found = designAt(lattice.words.tokens, at)
  if (!found || found.to > to || (found.to === at + 1 && !/\d/.test(said(lattice, at, at + 1)))) return []
  const numbered = said(lattice, at, found.to).toLowerCase()
  return [{ to: found.to, score: TOLD * (found.to - at), add: () => ({ design: found.design, numbered }) }]
}

/** Labels of manners and of other designs. */
export const MANNERS_OF: Readonly<Record<string, Reader>> = { TONES: tonesFrom, DULL: dullFrom, SIBLING: siblingFrom }
