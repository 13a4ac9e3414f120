/** Where parts stand and how large they are: for each part, the words for places and sizes around it, of which one is chosen. */
import type { Candidate, Choice, Mark } from '../language/learn/links.ts'
import type { KindName, Role } from '../scene/types.ts'
import { BESIDE, besideAt, type Side } from './beside.ts'
import { alignAt, cornerAt, crossed, oppositeAt } from './corners.ts'
import type { Linker } from './linker.ts'
import type { Part } from './part-list.ts'
import { sameSentence } from './parts.ts'
import type { Reading } from './reading.ts'
import { SIZES } from './sizes.ts'
import type { Corner, Placement } from './types.ts'

type Change = Partial<Placement>
type Sort = (typeof SORTS)[number]

/** Words for a place, a size or an alignment. */
interface PlaceMark extends Mark {
  sort: Sort
  change: Change
  /** Beside a part that is yet to be found. */
  side?: Side
  /** The corner that it makes with the place before it: 'at the bottom: "X" on the left'. */
  within?: Corner
}

type PlaceCandidate = Candidate & { change?: Change; mark?: PlaceMark }

/** How many candidates on either side, and how far away, tokens; rivals on either side. */
const [EACH_SIDE, REACH, RIVALS] = [3, 40, 6]
/** Of a side: the parts that it may be of, before its words and behind them. */
const [REFERRED, AHEAD] = [6, 2]
const NOWHERE: PlaceCandidate = { label: 'none', outcome: '', from: -1, to: -1 }
/** What is said of a part, in the order in which it is asked for: what has a side as a rule has no corner. */
const SORTS = ['size', 'side', 'corner', 'align'] as const
/** Most parts and places that are looked at: no design holds more. */
const MOST = 240

/** What is said of each part, in their order. */
export function* placesOf(linker: Linker, mentioned: readonly Part[], kind: KindName): Generator<[Part, Change]> {
  const { reading } = linker
  const parts = mentioned.slice(0, MOST)
  const partMarks = parts.map(partMark)
  const marks = placeMarks(reading)
  const sorts = SORTS.map((sort) => ({
    sort,
    own: marks.filter((mark) => mark.sort === sort).slice(0, MOST),
    taken: new Map<PlaceMark, number>(),
    last: undefined as PlaceMark | undefined,
  }))
  for (const [n, part] of parts.entries()) {
    const of = partMarks[n]
    if (of === undefined) continue
    const rivals = partMarks.slice(Math.max(0, n - RIVALS), n + RIVALS + 1)
    let placed = ''
    for (const said of sorts) {
      const candidates = around(said.own, of).flatMap((mark): PlaceCandidate[] => {
        // A place that parts before this one have taken: a list goes on with it, or it is used up.
        const note = `${Math.min(2, said.taken.get(mark) ?? 0)}${said.last === mark ? 'last' : ''}`
        return candidatesOf(mark, of, partMarks).map((one) => ({ ...one, note }))
      })
      const choice: Choice<PlaceCandidate> = {
        sort: said.sort,
        of,
        said: [part.given ? textAt(reading, part) : reading.slice(part.from, part.to)],
        candidates: [{ ...NOWHERE, note: placed }, ...candidates],
        rivals,
        kind,
      }
      const { change, mark } = linker.choose(choice) ?? NOWHERE
      said.last = mark
      if (mark !== undefined) said.taken.set(mark, (said.taken.get(mark) ?? 0) + 1)
      if (said.sort === 'side' && change !== undefined) placed = 'placed'
      if (change !== undefined) yield [part, change]
    }
  }
}

/** What words for a place may come to for a part: a corner is itself, a side is that of any part around it. */
function candidatesOf(mark: PlaceMark, part: PartMark, parts: readonly PartMark[]): PlaceCandidate[] {
  const { label, from, to, side, change, within } = mark
  if (side === undefined) {
    const own = [{ label, from, to, outcome: outcomeOf(change), change, mark }]
    if (within === undefined) return own
    const crossing: Change = { at: within }
    return [...own, { label: 'within', from, to, outcome: outcomeOf(crossing), change: crossing, mark }]
  }
  return around(parts, mark, REFERRED, AHEAD)
    .filter((of) => of.label !== part.label)
    .map((of) => {
      const beside: Change = { beside: { side, of: of.label } }
      return { label, from, to, of, outcome: outcomeOf(beside), change: beside, mark }
    })
}

/** 'large', 'top-left', 'below of brand', 'end' */
const outcomeOf = ({ size, at, beside, align }: Change): string =>
  [size, at, beside && `${beside.side} of ${beside.of}`, align].filter(Boolean).join(' ')

function placeMarks(reading: Reading): PlaceMark[] {
  const marks: PlaceMark[] = []
  let last: PlaceMark | undefined
  for (let i = 0; i < reading.tokens.length && marks.length < 3 * MOST; i++) {
    const use = reading.uses[i]
    if (use === 'fact' || use === 'negative' || reading.tokens[i]?.type === 'quote') continue
    const size = SIZES[reading.word(i)]
    if (size !== undefined) marks.push({ sort: 'size', label: size, from: i, to: i + 1, change: { size } })
    const mark = alignMark(reading, i) ?? sideMark(reading, i) ?? cornerMark(reading, i, last)
    if (mark === undefined) continue
    // 'At the bottom: "X" on the left, "Y" on the right'
    if (mark.change.at !== undefined && mark.within === undefined) last = mark
    marks.push(mark)
    i = mark.to - 1
  }
  return marks
}

function alignMark(reading: Reading, i: number): PlaceMark | undefined {
  const align = alignAt(reading, i)
  if (align === undefined) return undefined
  const to = /align|justif|flush/.test(reading.word(i)) ? i + 1 : i + 2
  return { sort: 'align', label: align, from: i, to, change: { align } }
}

function sideMark(reading: Reading, i: number): PlaceMark | undefined {
  const beside = besideAt(reading, i)
  if (beside === undefined) return undefined
  return { sort: 'side', label: beside.value, from: i, to: i + beside.length, change: {}, side: beside.value }
}

function cornerMark(reading: Reading, i: number, last: PlaceMark | undefined): PlaceMark | undefined {
  const centred = /^cent(?:ered|red)$/.test(reading.word(i))
  // 'icon centered above the name'
  if (centred && BESIDE.at(reading.tokens, i + 1)) return undefined
  // 'centered in the upper third'
  const nearer = centred ? cornerAt(reading, i + 1) : undefined
  const before = last?.change.at
  const corner = oppositeAt(reading, i, before) ?? (nearer && nearer.at !== 'centre' ? nearer : cornerAt(reading, i))
  if (corner === undefined) return undefined
  const { at, from, to } = corner
  const near = last !== undefined && sameSentence(reading, last.from, from)
  const within = near && before !== undefined ? crossed(before, at) : undefined
  return { sort: 'corner', label: at, from, to, change: { at }, ...(within && { within }) }
}

interface PartMark extends Mark {
  label: Role
}

const partMark = ({ role, from, to, given, rest }: Part): PartMark => ({
  label: role,
  from,
  to,
  note: rest ? 'rest' : given ? 'given' : 'part',
})

function around<M extends Mark>(marks: readonly M[], of: Mark, most = EACH_SIDE, ahead = most): M[] {
  const before = marks.filter((mark) => mark !== of && mark.from < of.from && of.from - mark.to <= REACH)
  const behind = marks.filter((mark) => mark !== of && mark.from >= of.from && mark.from - of.to <= REACH)
  return [...before.slice(-most), ...behind.slice(0, ahead)]
}

/** A text that is named ('the slogan "X"') without the words that name it. */
const textAt = (reading: Reading, { from, to }: Part): string =>
  reading.facts.find((fact) => fact.from >= from && fact.to <= to)?.text ?? ''
