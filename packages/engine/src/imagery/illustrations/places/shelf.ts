/** Shelves of books, with a plant, a lamp and a ball between them. */
import { bowl, circle, type Drawing, dome, illustration, leaf, line, rect, shape } from '../drawing.ts'
import { showing } from '../meaning.ts'

const draw: Drawing = ({ width: w, height: h, unit: u, random, colours }) => {
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]
  const rows = Math.max(2, Math.round(h / (46 * u)))
  const pitch = h / rows
  const board = 2 * u
  const spines = [
    colours.light,
    colours.near,
    colours.far,
    colours.light,
    colours.middle,
    colours.near,
    colours.light,
    colours.far,
  ]
  for (let row = 0; row < rows; row++) {
    const floor = pitch * (row + 1) - board - (row === rows - 1 ? 3 * u : 0)
    let x = 4 * u - random.between(0, 5) * u
    const thingAt = random.between(0.25, 0.7) * w
    let placed = false
    for (let i = 0; x < w - 5 * u; i++) {
      if (!placed && x > thingAt && x < w - 26 * u) {
        placed = true
        const centre = x + 12 * u
        if (row % 3 === 0) {
          shapes.push(
            shape(
              [-150, -120, -90, -60, -30].map((turn) => leaf(centre, floor - 9 * u, 18 * u, turn, 0.16)).join(''),
              colours.near,
            ),
          )
          shapes.push(
            shape(
              `M${Math.round(centre - 7 * u)} ${Math.round(floor - 11 * u)}h${Math.round(14 * u)}l${Math.round(-2.4 * u)} ${Math.round(11 * u)}h${Math.round(-9.2 * u)}z`,
              colours.middle,
            ),
          )
        } else if (row % 3 === 1) {
          shapes.push(
            shape(rect(centre - 0.5 * u, floor - 18 * u, u, 17 * u), colours.near),
            shape(rect(centre - 6 * u, floor - 1.6 * u, 12 * u, 1.6 * u), colours.near),
          )
          shapes.push(shape(dome(centre, floor - 15 * u, 10 * u), colours.middle))
        } else {
          shapes.push(
            shape(circle(centre, floor - 12.5 * u, 8.5 * u), colours.middle),
            shape(bowl(centre, floor - 4.2 * u, 5 * u, 4.2 * u), colours.near),
          )
        }
        x += 25 * u
        continue
      }
      const wide = random.between(3.6, 8) * u
      const tall = pitch * random.between(0.5, 0.8)
      const spine = random.pick(spines)
      const other = spine === colours.far ? colours.near : colours.far
      shapes.push(shape(rect(x, floor - tall, wide, tall), spine))
      // Bands and titles, as marks only.
      if (i % 3 === 0)
        shapes.push(
          shape(rect(x, floor - tall + 4 * u, wide, 1.2 * u) + rect(x, floor - tall + 6.4 * u, wide, 0.6 * u), other),
        )
      else if (i % 3 === 1)
        shapes.push(
          line(
            `M${Math.round(x + wide / 2)} ${Math.round(floor - tall * 0.78)}v${Math.round(tall * 0.34)}`,
            other,
            1.1 * u,
          ),
        )
      else shapes.push(shape(rect(x, floor - 6 * u, wide, 2.2 * u), other))
      x += wide + (random.chance(0.12) ? random.between(2, 6) * u : 0.4 * u)
    }
    shapes.push(shape(rect(0, floor, w, board), colours.near))
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
