/** A room: a tall window, an armchair, a lamp, a plant, a rug. */
import {
  arch,
  circle,
  type Drawing,
  dome,
  ellipse,
  illustration,
  leaf,
  line,
  rect,
  rounded,
  shape,
  tinted,
} from '../drawing.ts'
import { showing } from '../meaning.ts'

const draw: Drawing = (canvas) => {
  const { width: w, height: h, unit: u, random, colours } = canvas
  const floor = h * 0.8
  const mirrored = random.chance(0.5)
  const at = (share: number) => (mirrored ? 1 - share : share) * w
  const shapes = [shape(rect(0, 0, w, h), colours.ground)]

  // The window, with a hill and a sun behind its bars.
  const [wide, tall] = [Math.min(40 * u, w * 0.44), Math.min(64 * u, h * 0.6)]
  const [wx, wy] = [at(0.3) - wide / 2, floor - tall - 12 * u]
  shapes.push(shape(arch(wx - 2 * u, wy - 2 * u, wide + 4 * u, tall + 4 * u), colours.near))
  shapes.push(...tinted(canvas, arch(wx, wy, wide, tall), colours.far, 1))
  shapes.push(shape(circle(wx + wide * 0.62, wy + wide * 0.48, wide * 0.2), colours.middle))
  shapes.push(
    shape(
      `M${Math.round(wx)} ${Math.round(wy + tall * 0.72)}q${Math.round(wide * 0.3)} ${Math.round(-tall * 0.22)} ${Math.round(wide * 0.56)} ${Math.round(-tall * 0.06)}t${Math.round(wide * 0.44)} ${Math.round(-tall * 0.06)}V${Math.round(wy + tall)}H${Math.round(wx)}z`,
      colours.light,
    ),
  )
  shapes.push(
    shape(rect(wx + wide / 2 - 0.6 * u, wy, 1.2 * u, tall) + rect(wx, wy + tall * 0.5, wide, 1.2 * u), colours.near),
  )
  shapes.push(...tinted(canvas, rect(0, floor, w, h - floor), colours.light, 0.35))
  shapes.push(
    shape(ellipse(at(0.62), floor + (h - floor) * 0.5, 40 * u, Math.min(6 * u, (h - floor) * 0.36)), colours.middle),
  )

  // The armchair.
  const cx = at(0.68)
  const seat = floor + 4 * u
  shapes.push(
    shape(
      rect(cx - 13 * u, seat - 3 * u, 1.6 * u, 7 * u) + rect(cx + 11.4 * u, seat - 3 * u, 1.6 * u, 7 * u),
      colours.near,
    ),
  )
  shapes.push(shape(rounded(cx - 14 * u, seat - 36 * u, 28 * u, 32 * u, 12 * u), colours.light))
  shapes.push(
    shape(
      rounded(cx - 18 * u, seat - 21 * u, 9 * u, 19 * u, 4.5 * u) +
        rounded(cx + 9 * u, seat - 21 * u, 9 * u, 19 * u, 4.5 * u),
      colours.near,
    ),
  )
  shapes.push(shape(rounded(cx - 10 * u, seat - 14 * u, 20 * u, 10 * u, 3 * u), colours.far))

  // The lamp hangs over it.
  shapes.push(line(`M${Math.round(cx)} 0v${Math.round(Math.max(8 * u, seat - 66 * u))}`, colours.near, 0.6 * u))
  shapes.push(shape(dome(cx, Math.max(18 * u, seat - 56 * u), 10 * u), colours.middle))

  // The plant.
  const px = at(0.93)
  shapes.push(
    shape(
      [-155, -125, -100, -78, -52, -24]
        .map((turn, i) => leaf(px, floor - 7 * u, (i % 2 === 0 ? 24 : 32) * u, turn, 0.17))
        .join(''),
      colours.near,
    ),
  )
  shapes.push(
    shape(
      `M${Math.round(px - 8 * u)} ${Math.round(floor - 10 * u)}h${Math.round(16 * u)}l${Math.round(-2.6 * u)} ${Math.round(15 * u)}h${Math.round(-10.8 * u)}z`,
      colours.far,
    ),
  )
  return shapes
}

export const room = illustration(
  'room',
  showing(
    'sofa, chair, lamp, furniture, room, bed, apartment, flat, interior, home, living room, upholstery, therapy, therapist, counselling, coworking',
    ['interior', 'home-services', 'hotel', 'real-estate'],
    0.75,
  ),
  draw,
)
