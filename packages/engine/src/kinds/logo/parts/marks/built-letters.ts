/** Initials built of strokes: heavy, drawn twice, striped, folded out of a band, standing as a solid. */
import type { Point } from '../../../../base/geometry.ts'
import type { Random } from '../../../../base/random.ts'
import type { Paint, Shape } from '../../../../scene/types.ts'
import { polygon, rectangle } from '../../../shared/geometry.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { type Bend, facets, type Placed, placeSkeleton, strokePath, swept } from './strokes.ts'
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

/** Two lines that run side by side: lines, their distance and the letter's own openings are of one width. */
export const doubledLetter = made((skeleton, random, { primary }, letter) => {
  const gap = VIEW / 11
  const width = 3 * gap
  const bend: Bend = random.pick(['round', 'round', 'sharp'] as const)
  const placed = placeSkeleton(skeleton, inside(width))
  return trimmed(
    (shift) => {
      const d = moved(placed, shift)
        .strokes.map((stroke) => strokePath(stroke, bend, softness(skeleton, 90)))
        .join('')
      return [
        { d, stroke: { paint: primary, width, ...joinOf(letter) } },
        { d, stroke: { paint: 'paper', width: gap, ...joinOf(letter) } },
      ]
    },
    placed,
    width,
  )
})

/** Stripes of air: where they begin, shares of the height, and how much of their distance the first and the last take. */
const STRIPES = { from: 0.4, narrow: 0.16, broad: 0.5 }

/** Heavy strokes crossed by stripes of air that widen downwards: speed, light on water. */
export const stripedLetter = made((skeleton, random, { primary }, letter) => {
  const width = random.pick([58, 64])
  const bend: Bend = random.pick(['round', 'round', 'cut'] as const)
  const placed = placeSkeleton(skeleton, inside(width))
  const radius = softness(skeleton, bend === 'cut' ? 40 : 130)
  const { shapes, view } = trimmed(
    (shift) => {
      const d = moved(placed, shift).strokes.map((stroke) => strokePath(stroke, bend, radius))
      return [{ d: d.join(''), stroke: { paint: primary, width, ...joinOf(letter) } }]
    },
    placed,
    width,
  )
  const count = random.pick([4, 5])
  const pitch = ((1 - STRIPES.from) * VIEW) / count
  const stripes = Array.from({ length: count }, (_, index) => {
    const share = STRIPES.narrow + ((STRIPES.broad - STRIPES.narrow) * index) / (count - 1)
    return rectangle(0, STRIPES.from * VIEW + index * pitch, view[0], pitch * share)
  })
  return { view, shapes: [...shapes, { d: stripes.join(''), fill: 'paper' }] }
})

const STEEP = 60

/** A band folded at each corner: upright pieces in one tone, the others in the second. */
export const foldedLetter = made((skeleton, random, colours) => {
  const width = random.pick([54, 62])
  const placed = placeSkeleton(skeleton, inside(width))
  return trimmed(
    (shift) => {
      const pieces = moved(placed, shift).strokes.flatMap((stroke) => facets(stroke, width))
      const paths = (holds: (steepness: number) => boolean) =>
        pieces
          .filter(({ steepness }) => holds(steepness))
          .map(({ corners }) => polygon(corners))
          .join('')
      return [
        { d: paths((steepness) => steepness < STEEP), fill: other(colours) },
        { d: paths((steepness) => steepness >= STEEP), fill: colours.primary },
      ].filter(({ d }) => d)
    },
    placed,
    width,
  )
})

const COS = Math.cos(Math.PI / 6)

/** Letters that are still read when they stand as a wall: upright and level strokes, wide openings. */
const WALLS = 'CEFHIJLTU'

/** A solid letter, its sides in the second colour: it falls off to the lower right, or stands as a wall seen from a corner. */
export const solidLetter = made((skeleton, random, colours, letter) => {
  const [width, depth] = [50, random.pick([26, 40])]
  const wall = random.chance(0.5) && WALLS.includes(letter)
  const height = wall ? 168 : VIEW - depth
  const placed = placeSkeleton(skeleton, inside(width, height))
  const project = ([x, y]: Point): Point => (wall ? [x * COS, y + x * 0.5] : [x, y])
  const way: Point = wall ? [depth * COS, -depth * 0.5] : [depth, depth]
  const fronts = placed.strokes.flatMap((stroke) => facets(stroke, width)).map(({ corners }) => corners.map(project))
  const all = fronts.flat().flatMap(([x, y]): Point[] => [
    [x, y],
    [x + way[0], y + way[1]],
  ])
  // The front is heavier than its sides: room beside it brings the weight to the middle.
  const room = wall ? 0 : depth * 0.18
  const [left, top] = [Math.min(...all.map(([x]) => x)) - room, Math.min(...all.map(([, y]) => y)) - room]
  const set = fronts.map((corners) => corners.map(([x, y]): Point => [x - left, y - top]))
  return {
    view: [Math.max(...all.map(([x]) => x)) - left, Math.max(...all.map(([, y]) => y)) - top],
    shapes: [
      { d: set.map((corners) => swept(corners, way)).join(''), fill: colours.secondary },
      { d: set.map((corners) => polygon(corners)).join(''), fill: colours.primary },
    ],
  }
})
