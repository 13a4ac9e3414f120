/** What a prompt tells to stand where, as a stage takes it: words by the areas of the sheet, and the picture with what stands apart from it. */

import { onBack } from '../../../brief/told/on-back.ts'
import type { Brief, Placement } from '../../../brief/types.ts'
import type { Area } from '../../../sheet/types.ts'
import type { Piece } from '../pieces.ts'
import { refusesPictures } from '../refusals.ts'
import { aroundOf } from '../stated/around.ts'
import { type Block, blocksOf, partsIn } from '../stated/blocks.ts'
import { type Part, PICTURES, placedPicture } from '../stated/groups.ts'
import { inOrder, ofPicture, toldPieces } from '../stated/pieces.ts'
import { titleOf } from '../stated/voices.ts'

/** Words that were told to stand in one place. */
export interface ToldWords {
  area: Area
  parts: Part[]
}

export interface Plan {
  words: readonly ToldWords[]
  /** The words that lead. */
  title: Part | undefined
  /** What is to be seen in one place, the leading thing first. */
  group: readonly Piece[]
  /** What was said of where that is. */
  wishes: readonly Placement[]
  /** What is to be seen in places of its own. */
  apart: readonly Piece[]
  /** What is strewn, or stands round the edges. */
  around: readonly Piece[]
  /** Of a card, the words that were told to stand on its back. */
  back: readonly Part[]
  /** Of a card, a thing as a sign beside words: nothing else is to be seen then. */
  sign?: Sign
}

export interface Sign {
  piece: Piece
  of: Part
  side: 'left' | 'right'
}

const ROWS: readonly (readonly Area[])[] = [
  ['top-left', 'top', 'top-right'],
  ['left', 'center', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
]

/** Undefined where a stage cannot show it: forms, attached pictures and signs among words are set otherwise. */
export function planOf(whole: Brief): Plan | undefined {
  if (whole.forms || whole.picture || whole.copy.length === 0) return undefined
  const back = onBack(whole)
  const brief = back.length === 0 ? whole : { ...whole, copy: whole.copy.filter((one) => !back.includes(one)) }
  const shown = refusesPictures(brief) ? [] : inOrder(brief)
  // A card may be led by its type.
  if (shown.length === 0 && brief.kind !== 'business-card') return undefined
  const { blocks } = blocksOf(brief, shown.length > 0 && placedPicture(brief) === undefined)
  const signed = brief.kind === 'business-card' ? signIn(brief, blocks, shown[0]) : undefined
  const words = inOneBreath(
    blocks.flatMap((block): ToldWords[] => {
      const area = ROWS[block.row]?.[block.column]
      return area ? [{ area, parts: partsIn(block).filter((part) => part !== signed?.part) }] : []
    }),
    brief,
  ).map(({ area, parts }) => ({ area, parts: inTold(parts, brief) }))
  const parts = words.flatMap((one) => one.parts)
  if (parts.some(({ role, copy }) => PICTURES.includes(role) || !copy)) return undefined
  const ordered = apartFrom(signed?.sign ? [] : eachOnce(shown), brief)
  return {
    words,
    title: leading(brief, parts),
    group: ordered.filter(({ at }, i) => i === 0 || !at),
    wishes: ordered.length > 0 ? ofPicture(brief) : [],
    apart: ordered.filter(({ at }, i) => i > 0 && at !== undefined),
    around: toldPieces(brief).filter((piece) => aroundOf(brief, piece)),
    back: back.map((copy): Part => ({ role: copy.role, copy })),
    ...(signed?.sign && { sign: signed.sign }),
  }
}

/** A picture on a line of words: a sign, unless it is to be large. */
function signIn(
  { placements }: Brief,
  blocks: readonly Block[],
  piece: Piece | undefined,
): { part: Part; sign?: Sign } | undefined {
  const line = blocks.flatMap(({ lines }) => lines).find((one) => one.some(isPicture) && one.length > 1)
  const at = line?.findIndex(isPicture) ?? -1
  const [part, before, behind] = [line?.[at], line?.[at - 1], line?.[at + 1]]
  const of = behind ?? before
  if (!part || !of || !piece) return undefined
  const size = part.size ?? piece.size ?? placements.find(({ target }) => PICTURES.includes(target))?.size
  return size === 'large' || size === 'huge' ? { part } : { part, sign: { piece, of, side: behind ? 'left' : 'right' } }
}
const isPicture = ({ role, copy }: Part): boolean => PICTURES.includes(role) && !copy

/** Words behind a label are details, whatever else they were read as. */
export const LABELLED = /^[\p{L} -]{2,16}:\s/u
function leading(brief: Brief, parts: readonly Part[]): Part | undefined {
  const plain = parts.filter(({ copy }) => !LABELLED.test(copy?.text ?? ''))
  const huge = plain.filter(({ size }) => size === 'huge')
  // The letters of a card are large or they are small.
  const large =
    brief.kind === 'business-card' && huge.length === 0 ? plain.filter(({ size }) => size === 'large') : huge
  return titleOf(brief, large.length > 0 ? large : plain.length > 0 ? plain : parts)
}

/** Between two texts of one quotation: marks and line breaks. */
const WITHIN = /^(?:\\n|[\s,;|·•–-]){1,8}$/u
/** What was told within one quotation stands in one place: where one of its texts was told to stand. */
function inOneBreath(words: readonly ToldWords[], brief: Brief): ToldWords[] {
  const { prompt, placements } = brief
  const isPlaced = ({ role, copy }: Part) =>
    placements.some(
      ({ target, at, beside, text }) =>
        target === role && (at ?? beside) && (text === undefined || text === copy?.text),
    )
  const spanOf = ({ copy }: Part) => {
    const from = copy ? prompt.indexOf(copy.text) : -1
    return from < 0 ? undefined : ([from, from + (copy?.text.length ?? 0)] as const)
  }
  const adjoins = (a: Part, b: Part) => {
    const [one, other] = [spanOf(a), spanOf(b)]
    if (!one || !other) return false
    const between = one[0] < other[0] ? prompt.slice(one[1], other[0]) : prompt.slice(other[1], one[0])
    return WITHIN.test(between)
  }
  const settled = words.map(({ area, parts }) => ({ area, parts: [...parts] }))
  const stands = new Set(settled.flatMap(({ parts }) => parts.filter(isPlaced)))
  // What adjoins one that was moved goes with it.
  for (let moved = true; moved; ) {
    moved = false
    for (const from of settled)
      for (const part of from.parts.filter((one) => !stands.has(one))) {
        const to = settled.find(({ parts }) => parts.some((other) => stands.has(other) && adjoins(other, part)))
        if (!to) continue
        stands.add(part)
        moved = true
        if (to === from) continue
        from.parts.splice(from.parts.indexOf(part), 1)
        to.parts.push(part)
      }
  }
  return settled.filter(({ parts }) => parts.length > 0)
}

/** What stands together stands as it was told. */
function inTold(parts: readonly Part[], { kind, prompt, placements }: Brief): Part[] {
  // On a card nothing but what is above other words stands before what was said earlier.
  const sides = kind === 'business-card' ? ['above'] : ['above', 'below', 'left', 'right']
  if (
    placements.some(
      ({ beside }) => beside && sides.includes(beside.side) && parts.some(({ role }) => beside.of === role),
    )
  )
    return [...parts]
  const place = ({ copy }: Part) => {
    const at = copy ? prompt.indexOf(copy.text) : -1
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  return parts.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

/** One drawing for two words of a prompt ('a person doing yoga') stands once. */
const eachOnce = (pieces: readonly Piece[]): Piece[] => {
  const drawing = ({ figure }: Piece) => figure.slice(Math.max(0, figure.indexOf('~lent')))
  return pieces.filter((piece, i) => pieces.findIndex((other) => drawing(other) === drawing(piece)) === i)
}

/** Of things that were named together the place was said once, of all. */
function apartFrom([lead, ...others]: readonly Piece[], brief: Brief): Piece[] {
  if (!lead) return []
  const place = lead.at ?? ofPicture(brief).find(({ at }) => at)?.at
  const placed = brief.placements.filter(({ target, at }) => PICTURES.includes(target) && at)
  const isOnePlace = !lead.at && others.every(({ at }) => at) && new Set(others.map(({ at }) => at)).size === 1
  const isTogether = isOnePlace && placed.length < 2
  return [
    lead,
    ...others.map((piece): Piece => {
      const { at, ...rest } = piece
      return !at || at === place || isTogether ? rest : piece
    }),
  ]
}
