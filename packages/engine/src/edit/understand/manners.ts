/** Stretches that name a manner of the whole, or another design of the same answer. */
import type { Tone } from '../../base/tones.ts'
import { ordinalIn } from '../families/references.ts'
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

const DESIGN =
  /^(?:the )?(?:[a-z]+|\d(?:st|nd|rd|th)) (?:one|design|option|concept|version|variant|layout|poster|logo|card|banner|website|page|icon)$|^(?:number|design|option|concept|variant|no\.?) ?\d$/

/** "the second one", "number 3" */
const siblingFrom: Reader = (lattice, at, to) =>
  [1, 2, 3].flatMap((length) => {
    const words = at + length <= to ? said(lattice, at, at + length).toLowerCase() : ''
    const number = DESIGN.test(words) ? ordinalIn(words) : undefined
    return number === undefined
      ? []
      : [{ to: at + length, score: TOLD * length, add: () => ({ number, numbered: words }) }]
  })

/** Labels of manners and of other designs. */
export const MANNERS_OF: Readonly<Record<string, Reader>> = { TONES: tonesFrom, DULL: dullFrom, SIBLING: siblingFrom }
