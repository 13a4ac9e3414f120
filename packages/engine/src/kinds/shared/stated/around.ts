/** What a prompt tells to go round the rest of a sheet, drawn: strewn, along the edges, in the corners. */
import type { Bounds, Point } from '../../../base/geometry.ts'
import { cyclic } from '../../../base/items.ts'
import type { Random } from '../../../base/random.ts'
import { type Around, aroundIn, type CornerName } from '../../../brief/interpret/around.ts'
import type { Brief } from '../../../brief/types.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import { singular } from '../../../imagery/words.ts'
import type { Node } from '../../../scene/types.ts'
import { meets } from '../pictured/places.ts'
import { isView } from '../pictured/settings.ts'
import { type Piece, piecesOf } from '../pieces.ts'
import type { Stage } from '../systems/types.ts'
import { shown } from './shown.ts'

/** The mark of a piece that was told to be about another. */
export const AROUND = '*'
const STREWN: Around = { how: 'strewn', corners: [] }

/** How a piece is to surround the rest, if it is. */
export const aroundOf = ({ prompt }: Brief, { words, figure: name, around }: Piece): Around | undefined =>
  isView(name) ? undefined : around?.includes(AROUND) ? STREWN : aroundIn(prompt, words)

interface Surroundings {
  stage: Stage
  pieces: readonly Piece[]
  /** What stays clear: words and the picture. */
  taken: readonly Bounds[]
}

const boxAt = (x: number, y: number, size: number): Bounds => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
})
/** What is too rich in detail to be small. */
const PLAIN: Readonly<Record<string, string>> = { 'glowing-star': 'star' }
/** Between them and what stays clear, × u. */
const AIR = 1.4

/** One of them with its ink's middle at a point, if nothing is there. */
function put(
  { stage, taken }: Surroundings,
  id: string,
  piece: Piece,
  [x, y]: readonly [number, number],
  size: number,
  turn: number,
): Node[] {
  if (taken.some((other) => meets(boxAt(x, y, size), other, stage.u * AIR))) return []
  const figure = PLAIN[piece.figure] ?? piece.figure
  const { ink, w, h } = sizesOf(figure)
  const side = size / Math.max(w, h)
  return [
    // Each is called by what it is: 'remove the stars' means them all.
    shown(stage, id, { ...piece, figure, words: singular(piece.thing) }, side, {
      at: { left: x - (ink.left + w / 2) * side, top: y - (ink.top + h / 2) * side },
      role: 'decoration',
      rotate: turn,
    }),
  ]
}

/** Of the shorter side: how large strewn things are, how far from one another, how many there are for a square of it. */
const [LEAST, MOST, APART, MANY] = [0.048, 0.084, 0.15, 15] as const
/** So many places are tried for each: the one that is farthest from all others is taken. */
const TRIED = 14

/** Here and there over the whole sheet: never in rows, never thick. */
function strewn(it: Surroundings): Node[] {
  const { stage, pieces, taken } = it
  const { width, height, random } = stage
  const dice = random.fork('strewn')
  const short = Math.min(width, height)
  const count = Math.round((MANY * width * height) / short ** 2)
  const there: Point[] = []
  const farness = ([x, y]: Point) => Math.min(...there.map(([a, b]) => Math.hypot(a - x, b - y)), short)
  return Array.from({ length: count }, (_, i): Node[] => {
    const size = short * dice.between(LEAST, MOST)
    const inset = size * 0.75
    const isFree = ([x, y]: Point) => !taken.some((box) => meets(boxAt(x, y, size), box, stage.u * AIR))
    const places = Array.from(
      { length: TRIED },
      (): Point => [dice.between(inset, width - inset), dice.between(inset, height - inset)],
    ).filter(isFree)
    const [best] = places.sort((a, b) => farness(b) - farness(a))
    if (!best || farness(best) < short * APART) return []
    there.push(best)
    return put(it, `around-${i + 1}`, cyclic(pieces, i), best, size, Math.round(dice.between(-24, 24)))
  }).flat()
}

/** × u: how large those round the edges are, large and small in turn; of that, from one to the next. */
const [LARGE, SMALL, NEXT] = [9.5, 6.5, 0.9]

/** Points round the sheet a little inside its edges. */
function rim({ width, height, u }: Stage, random: Random): { x: number; y: number; angle: number }[] {
  const inset = u * LARGE * 0.26
  const step = ((LARGE + SMALL) / 2) * u * NEXT
  const [w, h] = [width - 2 * inset, height - 2 * inset]
  const side = (length: number) => Math.max(2, Math.round(length / step))
  const [across, down] = [side(w), side(h)]
  const off = () => random.between(-0.12, 0.12) * step
  return [
    ...Array.from({ length: across }, (_, i) => ({ x: inset + (w * i) / across, y: inset + off(), angle: 180 })),
    ...Array.from({ length: down }, (_, i) => ({ x: width - inset + off(), y: inset + (h * i) / down, angle: 270 })),
    ...Array.from({ length: across }, (_, i) => ({
      x: width - inset - (w * i) / across,
      y: height - inset + off(),
      angle: 0,
    })),
    ...Array.from({ length: down }, (_, i) => ({ x: inset + off(), y: height - inset - (h * i) / down, angle: 90 })),
  ]
}

/** Round the edges, their heads to the middle. */
function edges(it: Surroundings): Node[] {
  const { stage, pieces } = it
  const random = stage.random.fork('edges')
  return rim(stage, random).flatMap(({ x, y, angle }, i) =>
    put(
      it,
      `around-${i + 1}`,
      cyclic(pieces, i),
      [x, y],
      stage.u * (i % 2 ? SMALL : LARGE),
      angle + Math.round(random.between(-35, 35)),
    ),
  )
}

/** × u: how large those in the corners are. */
const IN_CORNER = 21

/** A corner as [across, down] from the middle. */
const CORNERS: Readonly<Record<CornerName, readonly [-1 | 1, -1 | 1]>> = {
  'top-left': [-1, -1],
  'top-right': [1, -1],
  'bottom-left': [-1, 1],
  'bottom-right': [1, 1],
}

/** In the corners: the first piece large, others smaller beside it. */
function corners(it: Surroundings): Node[] {
  const { stage, pieces } = it
  const { width, height, u, brief } = stage
  const alone = piecesOf(brief).every((piece) => aroundOf(brief, piece))
  const size = Math.min(u * IN_CORNER, Math.min(width, height) * 0.3) * (alone ? ALONE : 1)
  const inset = u * (stage.brief.kind === 'business-card' ? 4 : 2.4)
  return pieces.flatMap((piece, k) => {
    return (aroundOf(brief, piece)?.corners ?? []).flatMap((corner, i) => {
      const [across, down] = CORNERS[corner]
      const id = `around-corner-${k + 1}-${i + 1}`
      // As large as words leave it.
      return (
        SIZES_IN_CORNER.map((share) => {
          const own = size * share * (k === 0 ? 1 : SMALLER)
          const x = width / 2 + across * (width / 2 - own / 2 - inset - k * size * BESIDE)
          const y = height / 2 + down * (height / 2 - own / 2 - inset)
          return put(it, id, piece, [x, y], own, across * TURN)
        }).find((nodes) => nodes.length > 0) ?? []
      )
    })
  })
}
const SIZES_IN_CORNER = [1, 0.82, 0.66, 0.5] as const
/** Where nothing else is to be seen they are so much larger. */
const ALONE = 1.3
/** Degrees that they lean inwards. */
const TURN = 6
/** Of those in one corner, how far the second is from the first, and how much smaller. */
const [BESIDE, SMALLER] = [0.72, 0.62]

/** What was told to be strewn or to stand round the edges. */
export function surroundings(it: Surroundings): Node[] {
  const by = (how: Around['how']) => it.pieces.filter((piece) => aroundOf(it.stage.brief, piece)?.how === how)
  const [loose, rimmed, cornered] = [by('strewn'), by('edges'), by('corners')]
  return [
    ...corners({ ...it, pieces: cornered }),
    ...(rimmed.length > 0 ? edges({ ...it, pieces: rimmed }) : []),
    ...(loose.length > 0 ? strewn({ ...it, pieces: loose }) : []),
  ]
}
