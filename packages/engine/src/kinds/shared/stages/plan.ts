/** What a prompt tells to stand where, as a stage takes it: words by the areas of the sheet, and the picture with what stands apart from it. */
import type { Brief, Placement } from '../../../brief/types.ts'
import type { Area } from '../../../sheet/types.ts'
import type { Piece } from '../pieces.ts'
import { refusesPictures } from '../refusals.ts'
import { aroundOf } from '../stated/around.ts'
import { blocksOf, partsIn } from '../stated/blocks.ts'
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
}

const ROWS: readonly (readonly Area[])[] = [
  ['top-left', 'top', 'top-right'],
  ['left', 'center', 'right'],
  ['bottom-left', 'bottom', 'bottom-right'],
]

/** Undefined where a stage cannot show it: forms, attached pictures and signs among words are set otherwise. */
export function planOf(brief: Brief): Plan | undefined {
  if (brief.forms || brief.picture || brief.copy.length === 0 || refusesPictures(brief)) return undefined
  const shown = inOrder(brief)
  if (shown.length === 0) return undefined
  const { blocks } = blocksOf(brief, placedPicture(brief) === undefined)
  const words = inOneBreath(
    blocks.flatMap((block): ToldWords[] => {
      const area = ROWS[block.row]?.[block.column]
      return area ? [{ area, parts: partsIn(block) }] : []
    }),
    brief,
  ).map(({ area, parts }) => ({ area, parts: inTold(parts, brief) }))
  const parts = words.flatMap((one) => one.parts)
  if (parts.some(({ role, copy }) => PICTURES.includes(role) || !copy)) return undefined
  const ordered = apartFrom(eachOnce(shown), brief)
  return {
    words,
    title: leading(brief, parts),
    group: ordered.filter(({ at }, i) => i === 0 || !at),
    wishes: ofPicture(brief),
    apart: ordered.filter(({ at }, i) => i > 0 && at !== undefined),
    around: toldPieces(brief).filter((piece) => aroundOf(brief, piece)),
  }
}

/** Words behind a label are details, whatever else they were read as. */
const LABELLED = /^[\p{L} -]{2,16}:\s/u
function leading(brief: Brief, parts: readonly Part[]): Part | undefined {
  const plain = parts.filter(({ copy }) => !LABELLED.test(copy?.text ?? ''))
  const huge = plain.filter(({ size }) => size === 'huge')
  return titleOf(brief, huge.length > 0 ? huge : plain.length > 0 ? plain : parts)
}

/** Between two texts of one quotation: marks and line breaks. */
const WITHIN = /^(?:\\n|[\s,;|·•–-]){1,8}$/u
/** What was told within one quotation stands in one place: where one of its texts was told to stand. */
function inOneBreath(words: readonly ToldWords[], brief: Brief): ToldWords[] {
  const { prompt, placements } = brief
  const isPlaced = ({ role, copy }: Part) =>
    placements.some(({ target, at, text }) => target === role && at && (text === undefined || text === copy?.text))
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
  for (const from of settled)
    for (const part of [...from.parts]) {
      if (isPlaced(part)) continue
      const to = settled.find(
        (one) => one !== from && one.parts.some((other) => isPlaced(other) && adjoins(other, part)),
      )
      if (!to) continue
      from.parts.splice(from.parts.indexOf(part), 1)
      to.parts.push(part)
    }
  return settled.filter(({ parts }) => parts.length > 0)
}

/** What stands together stands as it was told. */
function inTold(parts: readonly Part[], { prompt, placements }: Brief): Part[] {
  if (placements.some(({ beside }) => parts.some(({ role }) => beside?.of === role))) return [...parts]
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
