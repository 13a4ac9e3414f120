/** A street of houses: flat façades with windows in rows, different roofs, a sun, street trees. */
import { cyclic } from '../../../base/items.ts'
import type { ColourRef, Shape } from '../../../scene/types.ts'
import { type Canvas, circle, type Drawing, dome, illustration, polygon, rect, shape, tinted } from '../drawing.ts'
import { showing } from '../meaning.ts'

interface House {
  x: number
  wide: number
  tall: number
  street: number
  wall: ColourRef
  pane: ColourRef
}

/** Roofs in turn: flat, a gable, a dome, a slope. `y` is the eaves. */
const ROOFS: ((x: number, y: number, wide: number, u: number) => string | undefined)[] = [
  () => undefined,
  (x, y, wide) =>
    polygon([
      [x, y + 1],
      [x + wide / 2, y - wide * 0.36],
      [x + wide, y + 1],
    ]),
  (x, y, wide) => dome(x + wide / 2, y + 1, wide * 0.34),
  (x, y, wide, u) =>
    polygon([
      [x, y + 1],
      [x, y - 7 * u],
      [x + wide, y + 1],
    ]),
]

/** A house's wall, its windows in rows and its door. */
function facade({ unit: u, random }: Canvas, { x, wide, tall, street, wall, pane }: House): Shape[] {
  const y = street - tall
  const columns = Math.max(2, Math.round(wide / (8 * u)))
  const rows = Math.max(2, Math.floor((tall - 14 * u) / (9 * u)))
  const gap = wide / (columns * 2 + 1)
  const windows: string[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (random.chance(0.12)) continue
      windows.push(rect(x + gap * (1 + 2 * column), y + 5 * u + row * 9 * u, gap, 5 * u))
    }
  }
  return [
    shape(rect(x, y, wide, tall), wall),
    shape(windows.join(''), pane),
    shape(rect(x + gap, street - 8 * u, Math.min(4.5 * u, wide - 2 * gap), 8 * u), pane),
  ]
}

/** The far row: only outlines in a tint. */
function farRow(canvas: Canvas, street: number): Shape[] {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const shapes: Shape[] = []
  for (let x = -4 * u; x < w; ) {
    const wide = random.between(12, 20) * u
    const tall = h * random.between(0.34, 0.62)
    shapes.push(...tinted(canvas, rect(x, street - tall, wide, tall), colours.light, 0.28))
    x += wide + random.between(0, 5) * u
  }
  return shapes
}

function nearRow(canvas: Canvas, street: number): Shape[] {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const paints = random.shuffle([colours.light, colours.near, colours.far, colours.light, colours.middle, colours.near])
  const shapes: Shape[] = []
  let index = 0
  for (let x = 3 * u; x < w - 10 * u; index++) {
    const wide = Math.min(random.between(17, 29) * u, w - 3 * u - x)
    const tall = h * random.between(0.26, 0.58)
    const wall = cyclic(paints, index)
    const pane = wall === colours.far || wall === colours.middle ? colours.near : colours.far
    const roof = cyclic(ROOFS, index)(x, street - tall, wide, u)
    if (roof) shapes.push(shape(roof, wall))
    shapes.push(...facade(canvas, { x, wide, tall, street, wall, pane }))
    x += wide + random.pick([0, 0, 3]) * u
  }
  return shapes
}

function trees({ width: w, unit: u, random, colours }: Canvas, street: number): Shape[] {
  const shapes: Shape[] = []
  for (let x = random.between(10, 20) * u; x < w; x += random.between(26, 44) * u) {
    shapes.push(shape(rect(x - 0.5 * u, street - 9 * u, u, 9 * u), colours.near))
    // A rim in the colour of the sky keeps a crown apart from a wall of its own colour.
    shapes.push(shape(circle(x, street - 11 * u, 6.3 * u), colours.ground))
    shapes.push(shape(circle(x, street - 11 * u, 5.4 * u), colours.middle))
  }
  return shapes
}

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const street = h * 0.88
  return [
    shape(rect(0, 0, w, h), colours.ground),
    shape(circle(w * random.pick([0.24, 0.74]), h * 0.3, 15 * u), colours.middle),
    ...farRow(canvas, street),
    ...nearRow(canvas, street),
    shape(rect(0, street, w, h - street), colours.near),
    ...trees(canvas, street),
  ]
}

export const houses = illustration(
  'houses',
  showing(
    'house, street, building, city, town, village, apartment, block party, property, estate agent, mortgage, neighbourhood, old town, architect, roof, home',
    ['real-estate', 'architecture', 'construction', 'community', 'law', 'consulting'],
    0.75,
  ),
  draw,
)
