/** Initials built of heavy strokes. */
import type { Point } from '../../../../base/geometry.ts'
import type { Random } from '../../../../base/random.ts'
import type { Paint, Shape } from '../../../../scene/types.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { type Bend, type Placed, placeSkeleton, strokePath } from './strokes.ts'
import { type MarkColours, VIEW } from './types.ts'

/** The box of middle lines that leaves room for strokes of a width. */
const inside = (width: number, side = VIEW): Placed['box'] => ({
  x: width / 2 + 2,
  y: width / 2 + 2,
  width: side - width - 4,
  height: side - width - 4,
})

interface Built {
  shapes: Shape[]
  view: [number, number]
}

/** How far a letter is moved from the middle of its extent to that of its ink: an L is not to lean. */
const OPTICAL = 0.8

/** The middle of the ink across, from the lengths of the strokes. */
function inkMiddle({ strokes, box }: Placed): number {
  let [mass, moment] = [0, 0]
  for (const { points, closed } of strokes)
    points.forEach(([x, y], index) => {
      const next = points[index + 1] ?? (closed ? points[0] : undefined)
      if (!next) return
      const length = Math.hypot(next[0] - x, next[1] - y)
      mass += length
      moment += (length * (x + next[0])) / 2
    })
  return mass === 0 ? box.x + box.width / 2 : moment / mass
}

/** Shapes drawn in a square, with the square cut to the letter's own width, and room left where the ink is light. */
function trimmed(shapes: (shift: number) => Shape[], placed: Placed, width: number): Built {
  const { box } = placed
  const lean = (inkMiddle(placed) - (box.x + box.width / 2)) * OPTICAL
  const left = box.x - width / 2 - 2 + Math.min(0, 2 * lean)
  return { shapes: shapes(-left), view: [box.width + width + 4 + 2 * Math.abs(lean), VIEW] }
}

const moved = (placed: Placed, dx: number): Placed => ({
  box: { ...placed.box, x: placed.box.x + dx },
  strokes: placed.strokes.map((stroke) => ({ ...stroke, points: stroke.points.map(([x, y]): Point => [x + dx, y]) })),
})

const other = ({ primary, secondary }: MarkColours): Paint =>
  primary === secondary ? { colour: primary, alpha: 0.5 } : secondary

type Maker = (letter: string, random: Random, colours: MarkColours) => Built | undefined

const made =
  (draw: (skeleton: Skeleton, random: Random, colours: MarkColours, letter: string) => Built): Maker =>
  (letter, random, colours) => {
    const skeleton = skeletonOf(letter)
    return skeleton && draw(skeleton, random, colours, letter)
  }

/** A soft corner that stands alone is rounded no more than this: a letter L must not become an arc. */
const LONE = 56
const softness = ({ strokes }: Skeleton, most: number): number =>
  strokes.flatMap(({ corners }) => corners.filter(({ soft }) => soft)).length > 1 ? most : Math.min(most, LONE)

/** Letters whose second stroke is too short to stand apart. */
const WHOLE = 'QR2346789'

/** Letters with acute corners, whose points would stand out far beyond the box: they are cut. */
const POINTED = 'VZ7'
const joinOf = (letter: string) => (POINTED.includes(letter) ? ({ join: 'bevel' } as const) : {})

/** Air between strokes that are parted. */
const AIR = 11

/** Heavy strokes of one width; what crosses the stem is parted from it by air, in the second colour. */
export const heavyLetter = made((skeleton, random, colours, letter) => {
  const width = random.pick([46, 54, 60])
  const bend: Bend = random.pick(['round', 'round', 'cut', 'sharp'] as const)
  const radius = softness(skeleton, bend === 'cut' ? 40 : random.pick([52, 130]))
  const placed = placeSkeleton(skeleton, inside(width))
  const parted = skeleton.strokes.length > 1 && !WHOLE.includes(letter) && random.chance(0.75)
  return trimmed(
    (shift) => {
      const [stem, ...rest] = moved(placed, shift).strokes.map((stroke) => strokePath(stroke, bend, radius))
      const drawn = (d: string, paint: Paint, wide = width): Shape => ({
        d,
        stroke: { paint, width: wide, ...joinOf(letter) },
      })
      if (!parted) return [drawn([stem, ...rest].join(''), colours.primary)]
      return [
        drawn(rest.join(''), other(colours)),
        drawn(stem as string, 'paper', width + 2 * AIR),
        drawn(stem as string, colours.primary),
      ]
    },
    placed,
    width,
  )
})
