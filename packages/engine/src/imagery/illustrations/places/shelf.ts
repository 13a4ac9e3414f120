/** Shelves of books, with a plant, a lamp and a ball between them. */
import { cyclic } from '../../../base/items.ts'
import type { Paint, Shape } from '../../../scene/types.ts'
import { bowl, type Canvas, circle, type Drawing, dome, illustration, leaf, line, rect, shape } from '../drawing.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

/** Things between the books, one to a shelf in turn: a plant, a lamp, a ball. `x` is the thing's middle. */
const THINGS: ((x: number, floor: number, u: number, colours: Colours) => Shape[])[] = [
  (x, floor, u, { near, middle }) => [
    shape([-150, -120, -90, -60, -30].map((turn) => leaf(x, floor - 9 * u, 18 * u, turn, 0.16)).join(''), near),
    shape(
      `M${Math.round(x - 7 * u)} ${Math.round(floor - 11 * u)}h${Math.round(14 * u)}l${Math.round(-2.4 * u)} ${Math.round(11 * u)}h${Math.round(-9.2 * u)}z`,
      middle,
    ),
  ],
  (x, floor, u, { near, middle }) => [
    shape(rect(x - 0.5 * u, floor - 18 * u, u, 17 * u), near),
    shape(rect(x - 6 * u, floor - 1.6 * u, 12 * u, 1.6 * u), near),
    shape(dome(x, floor - 15 * u, 10 * u), middle),
  ],
  (x, floor, u, { near, middle }) => [
    shape(circle(x, floor - 12.5 * u, 8.5 * u), middle),
    shape(bowl(x, floor - 4.2 * u, 5 * u, 4.2 * u), near),
  ],
]

/** Marks on a spine in turn, for bands and titles. */
const MARKS: ((book: { x: number; floor: number; wide: number; tall: number }, u: number, paint: Paint) => Shape)[] = [
  ({ x, floor, wide, tall }, u, paint) =>
    shape(rect(x, floor - tall + 4 * u, wide, 1.2 * u) + rect(x, floor - tall + 6.4 * u, wide, 0.6 * u), paint),
  ({ x, floor, wide, tall }, u, paint) =>
    line(`M${Math.round(x + wide / 2)} ${Math.round(floor - tall * 0.78)}v${Math.round(tall * 0.34)}`, paint, 1.1 * u),
  ({ x, floor, wide }, u, paint) => shape(rect(x, floor - 6 * u, wide, 2.2 * u), paint),
]

/** One shelf's books from left to right, and the thing between them. */
function shelfOf({ width: w, unit: u, random, colours }: Canvas, row: number, floor: number, pitch: number): Shape[] {
  const { light, near, far, middle } = colours
  const spines = [light, near, far, light, middle, near, light, far]
  const shapes: Shape[] = []
  let x = 4 * u - random.between(0, 5) * u
  const thingAt = random.between(0.25, 0.7) * w
  let placed = false
  for (let i = 0; x < w - 5 * u; i++) {
    if (!placed && x > thingAt && x < w - 26 * u) {
      placed = true
      shapes.push(...cyclic(THINGS, row)(x + 12 * u, floor, u, colours))
      x += 25 * u
      continue
    }
    const wide = random.between(3.6, 8) * u
    const tall = pitch * random.between(0.5, 0.8)
    const spine = random.pick(spines)
    shapes.push(shape(rect(x, floor - tall, wide, tall), spine))
    shapes.push(cyclic(MARKS, i)({ x, floor, wide, tall }, u, spine === far ? near : far))
    x += wide + (random.chance(0.12) ? random.between(2, 6) * u : 0.4 * u)
  }
  return shapes
}

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, colours } = canvas
  const rows = Math.max(2, Math.round(h / (46 * u)))
  const pitch = h / rows
  const board = 2 * u
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]
  for (let row = 0; row < rows; row++) {
    const floor = pitch * (row + 1) - board - (row === rows - 1 ? 3 * u : 0)
    shapes.push(...shelfOf(canvas, row, floor, pitch), shape(rect(0, floor, w, board), colours.near))
  }
  return shapes
}

export const shelf = illustration(
  'shelf',
  showing(
    'bookshelf, library, shelf, archive, bookshop, bookstore, reading, novel, book',
    ['books', 'education', 'law'],
    0.7,
  ),
  draw,
)
