/** A rocket climbs past planets on a column of smoke. */
import { circle, ellipse, illustration } from '../drawing.ts'
import { backdrop, both, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const rocket = illustration(
  'rocket',
  showing(
    'rocket, space, launch, startup, astronaut, galaxy, spaceship, mission, orbit, satellite, cosmos, planetarium, product launch',
    ['gaming', 'science'],
    0.62,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const stars = Array.from({ length: 30 }, () =>
      circle(random.next() * w, random.next() * h * 0.8, random.between(0.3, 0.9) * u),
    ).join('')
    const puffs = Array.from({ length: Math.ceil(w / (15 * u)) + 1 }, (_, i) =>
      circle(i * 15 * u, h - random.between(0, 7) * u, random.between(11, 17) * u),
    ).join('')
    return [
      backdrop(canvas),
      { d: stars, fill: c.far },
      { d: circle(w * 0.16, h * 0.24, 11 * u), fill: c.middle },
      { d: ellipse(w * 0.16, h * 0.24, 19 * u, 3.4 * u), stroke: { paint: c.light, width: 1.3 * u } },
      { d: circle(w * 0.86, h * 0.34, 7 * u), fill: c.light },
      { d: puffs, fill: c.middle },
      ...pens(canvas, { width: 150, height: 226, floor: 0.98, fills: 0.94, most: 1 }).flatMap((p) => [
        p.fill('M-22 -66C-30 -40 -12 -20 0 8C12 -20 30 -40 22 -66Z', c.light),
        p.fill('M-11 -66C-16 -48 -6 -34 0 -16C6 -34 16 -48 11 -66Z', c.far),
        p.fill(both('M-30 -118C-58 -104 -64 -80 -62 -52L-28 -70Z'), c.light),
        p.fill('M0 -222C40 -186 46 -120 28 -66H-28C-46 -120 -40 -186 0 -222Z', c.near),
        p.fill('M0 -222C40 -186 46 -120 28 -66H8C24 -120 22 -186 0 -222Z', { colour: c.ground, alpha: 0.2 }),
        p.fill('M0 -222C16 -208 26 -190 32 -172H-32C-26 -190 -16 -208 0 -222Z', c.light),
        p.fill(circle(0, -138, 19), c.far),
        p.fill(circle(0, -138, 12), c.middle),
        p.fill('M-5 -104H5V-58H-5Z', c.light),
      ]),
      {
        d: Array.from({ length: Math.ceil(w / (20 * u)) + 1 }, (_, i) =>
          circle((i + 0.4) * 20 * u, h + 5 * u, random.between(11, 16) * u),
        ).join(''),
        fill: c.far,
      },
    ]
  },
)
