/** The picture again, as silhouettes in a tone of the ground: strewn, in a row to both sides of it, or once and far larger. */
import type { Bounds } from '../../../base/geometry.ts'
import { cyclic, nth } from '../../../base/items.ts'
import { oklch } from '../../../colour/colour.ts'
import { sizesOf } from '../../../imagery/figure-drawings.ts'
import type { ColourRef, Node } from '../../../scene/types.ts'
import { figure, inOneColour, tonesOf } from '../figure.ts'
import { meets } from '../pictured/places.ts'
import { isView } from '../pictured/settings.ts'
import type { Piece } from '../pieces.ts'
import type { Stage } from '../systems/types.ts'

export interface EchoRequest {
  stage: Stage
  pieces: readonly Piece[]
  words: readonly Bounds[]
  /** What is seen of the picture itself. */
  picture: Bounds
}

/** A tone of the ground, hundredths of lightness away from it and from its ink. */
export function groundTone({ direction: { palette }, ground: { fill, ink } }: Stage, by: number): ColourRef {
  const { l } = oklch(palette[fill])
  const away = l > oklch(palette[ink]).l ? 1 : -1
  // Towards the ink where there is no room beyond the ground.
  const room = away > 0 ? 0.97 - l : l - 0.1
  return `${fill}/${room * 100 >= by ? away * by : -away * by * NEARER}`
}
/** A tone towards the ink takes from what words read by. */
const NEARER = 0.6

/** A silhouette whose ink has its middle at a point and is so wide and tall at most. */
function shade(stage: Stage, id: string, name: string, [x, y]: readonly [number, number], size: number): Node[] {
  const { ink, w, h } = sizesOf(name)
  const side = size / Math.max(w, h)
  const drawn = figure(stage, id, name, tonesOf(stage, name, stage.ground.fill), side, {
    at: { left: x - (ink.left + w / 2) * side, top: y - (ink.top + h / 2) * side },
    role: 'pattern',
  })
  return [inOneColour(drawn, groundTone(stage, 7))]
}

const echoed = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ figure: name }) => !isView(name))

/** × u: from one to the next, and how large each is of that. */
const [PITCH, SHARE] = [15, 0.5]

/** Small ones all over the ground, clear of words and picture. */
export function strewn({ stage, pieces, words, picture }: EchoRequest): Node[] {
  const { width, height, u, random } = stage
  const shown = echoed(pieces)
  if (shown.length === 0) return []
  const columns = Math.max(3, Math.round(width / (u * PITCH)))
  const pitch = width / columns
  const rows = Math.ceil(height / (pitch * ROW)) + 1
  const size = pitch * SHARE
  const turns = random.fork('turns').shuffle([-14, 8, 0, 16, -6])
  return Array.from({ length: rows * (columns + 1) }, (_, i): Node[] => {
    const [row, column] = [Math.floor(i / (columns + 1)), i % (columns + 1)]
    const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * pitch, (row + 0.35) * pitch * ROW]
    const box = { left: x - size / 2, right: x + size / 2, top: y - size / 2, bottom: y + size / 2 }
    if ([...words, picture].some((other) => meets(box, other, u * 1.6))) return []
    const one = cyclic(shown, i)
    return shade(stage, `echo-${i + 1}`, one.figure, [x, y], size).map((node) => ({
      ...node,
      rotate: cyclic(turns, i),
    }))
  }).flat()
}
const ROW = 0.82

/** Boxes in a row from a thing to one edge of the sheet, each smaller; none where not even the first has room. */
function row({ stage: { width, u }, words, picture }: EchoRequest, side: -1 | 1): Bounds[] {
  const [wide, tall] = [picture.right - picture.left, picture.bottom - picture.top]
  let share = Math.min(SMALLER, ((side > 0 ? width - picture.right : picture.left) * FITTING) / wide)
  let edge = side > 0 ? picture.right : picture.left
  const boxes: Bounds[] = []
  for (; share >= LEAST && boxes.length < MOST; share *= SMALLER) {
    const near = edge + side * wide * share * APART
    edge = near + side * wide * share
    const box = {
      left: Math.min(near, edge),
      right: Math.max(near, edge),
      top: picture.bottom - tall * share,
      bottom: picture.bottom,
    }
    const isOut = box.right < 0 || box.left > width
    if (isOut || words.some((other) => meets(box, other, u * 1.4))) break
    boxes.push(box)
  }
  return boxes
}

/** The leading thing in a row to both sides of itself, on one floor. */
export function frieze(request: EchoRequest): Node[] {
  const { stage, pieces } = request
  const [lead] = echoed(pieces)
  if (!lead) return []
  return ([-1, 1] as const).flatMap((side) =>
    row(request, side).flatMap(({ left, top, right, bottom }, i) => {
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      const id = `echo-${side > 0 ? 'right' : 'left'}-${i + 1}`
      return shade(stage, id, lead.figure, middle, Math.max(right - left, bottom - top))
    }),
  )
}
/** How much smaller each is than the one before; of the room beside the picture, what the first has at most; the least of its size. */
const [SMALLER, FITTING, LEAST] = [0.9, 0.84, 0.42]
/** Between two, of their width; so many on each side. */
const [APART, MOST] = [0.08, 6]

/** Once, far larger than the sheet, as a tone of the ground. */
export function ghost({ stage, pieces, picture }: EchoRequest): Node[] {
  const [piece] = echoed(pieces)
  if (!piece) return []
  const { width, height, random } = stage
  const size = Math.max(width, height) * 1.05
  const x = (picture.left + picture.right) / 2 > width * 0.55 ? width * 0.16 : width * 0.84
  const drawn = nth(shade(stage, 'ghost', piece.figure, [x, height * 0.55], size), 0)
  return [{ ...drawn, role: 'decoration', rotate: random.fork('turn').pick([-12, 0, 10]) }]
}
