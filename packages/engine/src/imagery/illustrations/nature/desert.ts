/** Dunes, tall cacti and a large sun. */
import { illustration, line } from '../drawing.ts'
import { backdrop, disc, hillsAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const desert = illustration(
  'desert',
  showing('desert, cactus, dune, mexican, taco, tequila, canyon, southwest, western, sand, oasis, safari'),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.46, 0.32, c.light),
      line(
        `M${w * 0.1} ${h * 0.2}h${22 * u}M${w * 0.16} ${h * 0.25}h${12 * u}M${w * 0.78} ${h * 0.3}h${18 * u}`,
        c.far,
        1.6 * u,
      ),
      hillsAt(canvas, 0.72, 0.14, c.far),
      hillsAt(canvas, 0.84, 0.12, c.middle),
      ...pens(canvas, { width: 150, height: 200, floor: 0.93, fills: 0.78, most: 3 }).flatMap((p) => [
        p.line('M0 0V-168', c.near, 32),
        p.line('M0 -62H-44C-52 -62 -56 -68 -56 -76V-112', c.near, 22),
        p.line('M0 -84H40C48 -84 52 -90 52 -98V-138', c.near, 22),
        p.line('M-7 -20V-164M7 -20V-164M-56 -80V-108M52 -100V-134', { colour: c.ground, alpha: 0.34 }, 2.4),
        p.fill('M-9 -184l9 -14l9 14l-9 5Z', c.light),
      ]),
      hillsAt(canvas, 0.98, 0.07, c.near),
    ]
  },
)
