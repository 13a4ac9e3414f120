/** Rays out of one point, low in the middle, in a corner or in the centre, and mostly a sun upon it. */
import { mapTuple } from '../../base/items.ts'
import { circle, type DrawMotif, plates, polygon } from './drawing.ts'

export const sunburst: DrawMotif = ({ width, height, random, colours, unit }) => {
  const [cx, cy] = random.pick([
    [width / 2, height],
    [width / 2, height * 0.62],
    [width / 2, height / 2],
    [0, height],
    [width, 0],
  ] as const)
  const inCorner = cx !== width / 2
  const rays = Math.round((inCorner ? 56 : 36) * Math.min(1.25, Math.max(0.7, Math.hypot(width, height) / (unit * 9))))
  const even = rays + (rays % 2)
  const reach = Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy)) + 2
  const inks = plates(colours)
  const lift = random.next() / even
  for (let index = 0; index < even; index += 2) {
    const [from, to] = mapTuple([index / even + lift, (index + 1) / even + lift], (share) => share * 2 * Math.PI)
    // Beyond the corners of the space by the height of the chord, so that the outer edge never shows.
    const far = reach / Math.cos((to - from) / 2)
    const colour = colours[colours.length > 2 && index % 4 === 2 ? 1 : 0] ?? 'accent'
    inks.add(
      colour,
      polygon([
        [cx, cy],
        [cx + far * Math.cos(from), cy + far * Math.sin(from)],
        [cx + far * Math.cos(to), cy + far * Math.sin(to)],
      ]),
    )
  }
  const sun = colours.at(-1)
  const disc = colours.length > 1 && sun ? [{ d: circle(cx, cy, unit * (inCorner ? 1.5 : 1.15)), fill: sun }] : []
  return [...inks.shapes(), ...disc]
}
