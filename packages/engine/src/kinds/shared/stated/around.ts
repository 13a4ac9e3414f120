/** What a prompt tells to go round the rest of a sheet, drawn: strewn, along the edges, in the corners. */
import type { Bounds } from '../../../base/geometry.ts'
import { cyclic } from '../../../base/items.ts'
import type { Random } from '../../../base/random.ts'
import { type Around, aroundIn, type CornerName } from '../../../brief/interpret/around.ts'
import type { Brief } from '../../../brief/types.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import type { Node } from '../../../scene/types.ts'
import { figure, tonesOf } from '../figure.ts'
import { meets } from '../pictured/places.ts'
import { isView } from '../pictured/settings.ts'
import { type Piece, piecesOf } from '../pieces.ts'
import type { Stage } from '../systems/types.ts'

/** How a piece is to surround the rest, if it is. */
export const aroundOf = ({ prompt }: Brief, { words, figure: name }: Piece): Around | undefined =>
  isView(name) ? undefined : aroundIn(prompt, words)

interface Surroundings {
  stage: Stage
  pieces: readonly Piece[]
  /** What stays clear: words and the picture. */
  taken: readonly Bounds[]
}

/** One of them with its ink's middle at a point, if nothing is there. */
function put(
  { stage, taken }: Surroundings,
  id: string,
  piece: Piece,
  [x, y]: readonly [number, number],
  size: number,
  turn: number,
): Node[] {
  const half = size / 2
  const box = { left: x - half, right: x + half, top: y - half, bottom: y + half }
  if (taken.some((other) => meets(box, other, stage.u * 1.2))) return []
  const { ink, w, h } = sizesOf(piece.figure)
  const side = size / Math.max(w, h)
  return [
    {
      ...figure(stage, id, piece.figure, tonesOf(stage, piece.figure, stage.ground.fill), side, {
        at: { left: x - (ink.left + w / 2) * side, top: y - (ink.top + h / 2) * side },
        role: 'decoration',
        rotate: turn,
      }),
    },
  ]
}

/** × u: from one to the next, and how large each is. */
const [PITCH, SIZES] = [14, [5.2, 7.6]] as const

/** Here and there over the whole sheet. */
function strewn(it: Surroundings): Node[] {
  const { stage, pieces } = it
  const { width, height, u, random } = stage
  const dice = random.fork('strewn')
  const [columns, rows] = [Math.round(width / (u * PITCH)), Math.round(height / (u * PITCH))]
  const [stepX, stepY] = [width / columns, height / rows]
  return Array.from({ length: columns * rows }, (_, i): Node[] => {
    const [row, column] = [Math.floor(i / columns), i % columns]
    const at = [(column + dice.between(0.25, 0.75)) * stepX, (row + dice.between(0.25, 0.75)) * stepY] as const
    const [size, turn] = [u * dice.between(...SIZES), Math.round(dice.between(-18, 18))]
    return put(it, `around-${i + 1}`, cyclic(pieces, i + row), at, size, turn)
  }).flat()
}

/** × u: how large those round the edges are, large and small in turn; of that, from one to the next. */
const [LARGE, SMALL, NEXT] = [13, 9, 0.78]

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
