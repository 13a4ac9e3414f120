/** A wall of large geometric modules: discs, quarters, arches and bars on one grid, a few of them merged. */

import { nth } from '../../../base/items.ts'
import type { Paint, Shape } from '../../../scene/types.ts'
import { circle, type Drawing, illustration, rect, shape } from '../drawing.ts'
import { showing } from '../meaning.ts'

const f = (value: number) => Math.round(value * 10) / 10

/** A module of the wall, in pixels, and its two paints. */
interface Module {
  x: number
  y: number
  size: number
  tall: number
  ground: Paint
  paint: Paint
}

const closed = (x: number, y: number, sweep: string) => `M${f(x)} ${f(y)}${sweep}z`

/** What stands on a module: a disc, two quarters, an arch, bars, rings about a corner, a triangle. */
const MOTIFS: ((module: Module) => Shape[])[] = [
  ({ x, y, size, tall, paint }) => [shape(circle(x + size / 2, y + tall / 2, Math.min(size, tall) * 0.4), paint)],
  ({ x, y, size, tall, paint }) => [
    shape(closed(x, y, `h${f(size)}A${f(size)} ${f(tall)} 0 0 1 ${f(x)} ${f(y + tall)}`), paint),
  ],
  ({ x, y, size, tall, paint }) => [
    shape(closed(x + size, y + tall, `h${f(-size)}A${f(size)} ${f(tall)} 0 0 1 ${f(x + size)} ${f(y)}`), paint),
  ],
  ({ x, y, size, tall, paint }) => [shape(closed(x, y + tall, `a${f(size / 2)} ${f(tall)} 0 0 1 ${f(size)} 0`), paint)],
  ({ x, y, size, tall, paint }) => [
    shape([0, 1, 2].map((i) => rect(x, y + tall * (i / 3 + 1 / 6), size + 0.5, tall / 6)).join(''), paint),
  ],
  ({ x, y, size, tall, ground, paint }) =>
    [1, 0.66, 0.33].map((share) => {
      const [across, down] = [size * share, tall * share]
      const sweep = `V${f(y + tall - down)}A${f(across)} ${f(down)} 0 0 1 ${f(x + across)} ${f(y + tall)}`
      return shape(closed(x, y + tall, sweep), share === 0.66 ? ground : paint)
    }),
  ({ x, y, size, tall, paint }) => [shape(closed(x, y, `L${f(x + size)} ${f(y + tall)}H${f(x)}`), paint)],
]

const draw: Drawing = ({ width: w, height: h, random, colours }) => {
  const columns = Math.max(2, Math.round(w / Math.max(140, Math.min(w, h) / 3.2)))
  const size = w / columns
  const rows = Math.max(2, Math.round(h / size))
  const tall = h / rows
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]

  // Neighbours never share their ground.
  const grounds: Paint[] = [colours.ground, colours.light, colours.middle, colours.near, colours.far]
  const used: number[][] = []
  for (let row = 0; row < rows; row++) {
    const line: number[] = []
    used.push(line)
    for (let column = 0; column < columns; column++) {
      const taken = [line[column - 1], used[row - 1]?.[column]]
      const own = random.pick([0, 0, 1, 1, 2, 3, 4].filter((ground) => !taken.includes(ground)))
      line.push(own)
      const figure = random.pick(
        [0, 1, 2, 3, 4].filter((paint) => paint !== own && !(own === 0 && paint === 4) && !(own === 4 && paint === 0)),
      )
      const [x, y] = [column * size, row * tall]
      const [ground, paint] = [nth(grounds, own), nth(grounds, figure)]
      shapes.push(shape(rect(x, y, size + 0.5, tall + 0.5), ground))
      shapes.push(...nth(MOTIFS, random.int(MOTIFS.length))({ x, y, size, tall, ground, paint }))
    }
  }
  return shapes
}

export const blocks = illustration(
  'blocks',
  showing(
    'geometry, geometric, mosaic',
    ['art', 'design', 'architecture', 'agency', 'event', 'children', 'general'],
    0.5,
  ),
  draw,
)
