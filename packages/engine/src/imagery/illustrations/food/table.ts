/** A laid table before a window: pot, cups, a bowl of fruit, a plate. */

import type { Shape } from '../../../scene/types.ts'
import {
  arch,
  bowl,
  type Canvas,
  circle,
  type Drawing,
  illustration,
  leaf,
  line,
  rect,
  rounded,
  shape,
  tinted,
} from '../drawing.ts'
import { showing } from '../meaning.ts'

type Thing = (canvas: Canvas, x: number, top: number) => Shape[]

const cup: Thing = ({ unit: u, colours }, x, top) => [
  line(`M${x + 7 * u} ${top - 8 * u}h${u}a${3.4 * u} ${3.4 * u} 0 0 1 0 ${6.8 * u}h${-3 * u}`, colours.far, 1.7 * u),
  shape(`M${x - 8 * u} ${top - 10.5 * u}h${16 * u}v${2 * u}a${8 * u} ${8.5 * u} 0 0 1 ${-16 * u} 0z`, colours.far),
  shape(rect(x - 8 * u, top - 10.5 * u, 16 * u, 1.6 * u), colours.middle),
  shape(rounded(x - 11 * u, top - 1.4 * u, 22 * u, 1.4 * u, u), colours.near),
  ...[-3, 2].map((dx) =>
    line(
      `M${x + dx * u} ${top - 14 * u}c${-2.4 * u} ${-3 * u} ${2.4 * u} ${-5 * u} 0 ${-8.5 * u}`,
      { colour: colours.near, alpha: 0.5 },
      0.9 * u,
    ),
  ),
]

const pot: Thing = ({ unit: u, colours }, x, top) => [
  line(
    `M${x + 8 * u} ${top - 27 * u}h${4 * u}a${4 * u} ${4 * u} 0 0 1 ${4 * u} ${4 * u}v${8 * u}a${6 * u} ${6 * u} 0 0 1 ${-6 * u} ${6 * u}`,
    colours.near,
    2 * u,
  ),
  shape(`M${x - 8 * u} ${top - 33 * u}h${16 * u}l${5 * u} ${33 * u}h${-26 * u}z`, colours.light),
  shape(`M${x - 8 * u} ${top - 33 * u}l${-7 * u} ${-1.5 * u}l${6.3 * u} ${9 * u}z`, colours.light),
  shape(rect(x - 8.6 * u, top - 35 * u, 17.2 * u, 2.4 * u), colours.near),
  shape(circle(x, top - 37 * u, 1.9 * u), colours.near),
  shape(`M${x - 9.4 * u} ${top - 23 * u}h${18.8 * u}l${0.8 * u} ${5 * u}h${-20.4 * u}z`, colours.far),
]

const fruit: Thing = ({ unit: u, colours }, x, top) => [
  shape(circle(x - 7 * u, top - 14.5 * u, 6 * u), colours.middle),
  shape(circle(x + 7 * u, top - 14.5 * u, 6 * u), colours.light),
  shape(circle(x, top - 17 * u, 6.4 * u), colours.middle),
  shape(leaf(x + u, top - 23 * u, 7 * u, -30, 0.22), colours.near),
  shape(bowl(x, top - 12.5 * u, 17 * u, 11 * u), colours.near),
  shape(rect(x - 6 * u, top - 2 * u, 12 * u, 2 * u), colours.near),
]

const bread: Thing = ({ unit: u, colours }, x, top) => [
  shape(rounded(x - 19 * u, top - 2 * u, 38 * u, 2 * u, u), colours.near),
  shape(`M${x - 15 * u} ${top - 2 * u}c${-2 * u} ${-14 * u} ${32 * u} ${-14 * u} ${30 * u} 0z`, colours.middle),
  ...[-7, 0, 7].map((dx) => line(`M${x + (dx - 1.6) * u} ${top - 9.5 * u}l${3 * u} ${4 * u}`, colours.far, 1.1 * u)),
]

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const top = h * 0.74
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]

  // The window: an arch with the sun in it.
  const [doorWidth, doorHeight] = [Math.min(w * 0.42, 46 * u), Math.min(top * 0.78, 62 * u)]
  const door = w * random.pick([0.14, 0.44])
  shapes.push(
    ...tinted(canvas, arch(door, top - doorHeight - 6 * u, doorWidth, doorHeight + 6 * u), colours.light, 0.22),
  )
  shapes.push(shape(circle(door + doorWidth * 0.6, top - doorHeight * 0.66, doorWidth * 0.2), colours.middle))

  shapes.push(shape(rect(0, top, w, h - top), colours.light), shape(rect(0, top, w, 2.2 * u), colours.near))
  // The cloth falls over the edge.
  const cloth = w * random.between(0.08, 0.2)
  shapes.push(shape(rect(cloth, top, 34 * u, Math.min(15 * u, h - top)), colours.far))
  for (let i = 1; i < 4; i++) shapes.push(shape(rect(cloth, top + i * 3.6 * u, 34 * u, 0.9 * u), colours.middle))

  const room = w / u
  const things: [Thing, number][] =
    room > 190
      ? [
          [pot, 24],
          [cup, 58],
          [fruit, 98],
          [bread, 144],
          [cup, 180],
        ]
      : room > 130
        ? [
            [pot, 20],
            [cup, 52],
            [fruit, 86],
            [bread, 122],
          ]
        : [
            [pot, 20],
            [cup, 48],
            [fruit, 79],
          ]
  const start = (w - (things.at(-1)?.[1] ?? 0) * u - 20 * u) / 2
  for (const [thing, offset] of things) shapes.push(...thing(canvas, Math.round(start + offset * u), Math.round(top)))
  return shapes
}

export const table = illustration(
  'table',
  showing(
    'coffee, tea, breakfast, brunch, table, cafe, teapot, fruit, bowl, lunch, bistro',
    ['coffee', 'restaurant', 'food', 'bakery'],
    0.7,
  ),
  draw,
)
