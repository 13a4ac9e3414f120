/** A street of houses: flat façades with windows in rows, different roofs, a sun, street trees. */
import { circle, type Drawing, dome, illustration, polygon, rect, shape, tinted } from '../drawing.ts'
import { showing } from '../meaning.ts'

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const street = h * 0.88
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]
  shapes.push(shape(circle(w * random.pick([0.24, 0.74]), h * 0.3, 15 * u), colours.middle))

  // The far row: only outlines in a tint.
  for (let x = -4 * u; x < w; ) {
    const wide = random.between(12, 20) * u
    const tall = h * random.between(0.34, 0.62)
    shapes.push(...tinted(canvas, rect(x, street - tall, wide, tall), colours.light, 0.28))
    x += wide + random.between(0, 5) * u
  }

  const paints = random.shuffle([colours.light, colours.near, colours.far, colours.light, colours.middle, colours.near])
  let index = 0
  for (let x = 3 * u; x < w - 10 * u; index++) {
    const wide = Math.min(random.between(17, 29) * u, w - 3 * u - x)
    const tall = h * random.between(0.26, 0.58)
    const y = street - tall
    const wall = paints[index % paints.length] ?? colours.light
    const pane = wall === colours.far ? colours.near : wall === colours.middle ? colours.near : colours.far
    const roof = index % 4
    if (roof === 1)
      shapes.push(
        shape(
          polygon([
            [x, y + 1],
            [x + wide / 2, y - wide * 0.36],
            [x + wide, y + 1],
          ]),
          wall,
        ),
      )
    if (roof === 2) shapes.push(shape(dome(x + wide / 2, y + 1, wide * 0.34), wall))
    if (roof === 3)
      shapes.push(
        shape(
          polygon([
            [x, y + 1],
            [x, y - 7 * u],
            [x + wide, y + 1],
          ]),
          wall,
        ),
      )
    shapes.push(shape(rect(x, y, wide, tall), wall))

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
    shapes.push(shape(windows.join(''), pane))
    shapes.push(shape(rect(x + gap, street - 8 * u, Math.min(4.5 * u, wide - 2 * gap), 8 * u), pane))
    x += wide + random.pick([0, 0, 3]) * u
  }
  shapes.push(shape(rect(0, street, w, h - street), colours.near))
  for (let x = random.between(10, 20) * u; x < w; x += random.between(26, 44) * u) {
    shapes.push(shape(rect(x - 0.5 * u, street - 9 * u, u, 9 * u), colours.near))
    // A rim in the colour of the sky keeps a crown apart from a wall of its own colour.
    shapes.push(shape(circle(x, street - 11 * u, 6.3 * u), colours.ground))
    shapes.push(shape(circle(x, street - 11 * u, 5.4 * u), colours.middle))
  }
  return shapes
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
