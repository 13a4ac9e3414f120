/** The sea: a sun on the horizon and its path on the water, rows of waves, a sail, a lighthouse on its rock. */
import type { Point } from '../../../base/geometry.ts'
import type { Shape } from '../../../scene/types.ts'
import {
  type Canvas,
  type Drawing,
  dome,
  illustration,
  line,
  polygon,
  rect,
  shape,
  smooth,
  tinted,
} from '../drawing.ts'
import { showing } from '../meaning.ts'

/** The sun's path on the water: bars that grow towards us. */
const sunPath = ({ unit: u, random, colours }: Canvas, sun: number, horizon: number): Shape[] =>
  Array.from({ length: 7 }, (_, i) => {
    const y = horizon + (2.6 + i * 4.4 + i * i * 0.25) * u
    const half = (17 - i * 1.6 + random.between(-2, 2)) * u
    const bar = `M${Math.round(sun - half)} ${Math.round(y)}h${Math.round(2 * half)}`
    return line(bar, colours.middle, (0.8 + i * 0.13) * u)
  })

/** Waves in front, each row a little larger. */
function waves(canvas: Canvas): Shape[] {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const rows = 3
  return Array.from({ length: rows }, (_, i) => {
    const y = h - (rows - i) * 8.5 * u + 4 * u
    const swell = (1.6 + i * 0.6) * u
    const shift = random.between(0, 6)
    const points: Point[] = Array.from({ length: 17 }, (_, k) => [
      (k / 16) * (w + 4 * u) - 2 * u,
      y + swell * Math.sin(shift + k * 1.6),
    ])
    return tinted(canvas, `${smooth(points)}V${Math.ceil(h)}H0z`, colours.near, 0.35 + 0.3 * i)
  }).flat()
}

/** Where a thing stands, and whether the picture runs from left to right (1) or back (-1). */
interface Place {
  x: number
  way: 1 | -1
  horizon: number
}

/** The headland with its lighthouse. */
function headland({ width: w, unit: u, colours }: Canvas, { x: rock, way, horizon }: Place): Shape[] {
  const foot = horizon + 2 * u
  const land = shape(
    `${smooth([
      [rock - way * 24 * u, foot + 6 * u],
      [rock - way * 11 * u, foot - 7 * u],
      [rock + way * 3 * u, foot - 10 * u],
      [way < 0 ? -u : w + u, foot - 12 * u],
    ])}V${Math.round(foot + 6 * u)}z`,
    colours.near,
  )
  const base = foot - 8 * u
  const tall = 34 * u
  const tower = (from: number, to: number): Point[] => {
    const half = (share: number) => (4.4 - 1.6 * share) * u
    const y = (share: number) => base - tall * share
    return [
      [rock - half(from), y(from)],
      [rock + half(from), y(from)],
      [rock + half(to), y(to)],
      [rock - half(to), y(to)],
    ]
  }
  return [
    land,
    shape(polygon(tower(0, 1)), colours.far),
    shape(polygon(tower(0.2, 0.42)), colours.light),
    shape(polygon(tower(0.64, 0.84)), colours.light),
    shape(rect(rock - 4.2 * u, base - tall - 1.2 * u, 8.4 * u, 1.4 * u), colours.near),
    shape(rect(rock - 2 * u, base - tall - 5.2 * u, 4 * u, 4.2 * u), colours.middle),
    shape(dome(rock, base - tall - 5 * u, 2.8 * u), colours.near),
  ]
}

/** A sailing boat on the horizon. */
function sail({ unit: u, colours }: Canvas, { x: boat, way, horizon }: Place): Shape[] {
  const water = horizon + 7 * u
  return [
    shape(
      polygon([
        [boat, water - 17 * u],
        [boat + way * 9 * u, water - 2 * u],
        [boat, water - 2 * u],
      ]),
      colours.far,
    ),
    shape(
      polygon([
        [boat - way * 1.2 * u, water - 13 * u],
        [boat - way * 6 * u, water - 2 * u],
        [boat - way * 1.2 * u, water - 2 * u],
      ]),
      colours.far,
    ),
    shape(
      polygon([
        [boat - way * 8 * u, water - 0.8 * u],
        [boat + way * 10 * u, water - 0.8 * u],
        [boat + way * 6 * u, water + 2.6 * u],
        [boat - way * 5 * u, water + 2.6 * u],
      ]),
      colours.near,
    ),
  ]
}

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const horizon = h * 0.56
  const mirrored = random.chance(0.5)
  const at = (share: number): Place => ({ x: (mirrored ? 1 - share : share) * w, way: mirrored ? -1 : 1, horizon })
  const sun = at(0.34).x
  return [
    shape(rect(0, 0, w, h), colours.ground),
    shape(dome(sun, horizon, 22 * u), colours.middle),
    ...tinted(canvas, rect(0, horizon, w, h - horizon), colours.light, 1),
    ...sunPath(canvas, sun, horizon),
    ...waves(canvas),
    ...headland(canvas, at(0.84)),
    ...sail(canvas, at(0.6)),
  ]
}

export const coast = illustration(
  'coast',
  showing(
    'sea, coast, ocean, beach, boat, sail, sailing, ship, lighthouse, harbour, surf, island, marina, seaside, bay, cruise, ferry',
    ['travel', 'hotel'],
    0.75,
  ),
  draw,
)
