/** The head of a horse, mane in the wind, before a low sun. */
import { circle, illustration } from '../drawing.ts'
import { backdrop, disc, hillsAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const horse = illustration(
  'horse',
  showing('horse, pony, riding school, equestrian, stable, saddle, foal, stud farm, rodeo'),
  (canvas) => {
    const { colours: c } = canvas
    return [
      backdrop(canvas),
      disc(canvas, 0.6, 0.5, 0.34, c.light),
      hillsAt(canvas, 0.88, 0.14, c.middle),
      ...pens(canvas, { width: 200, height: 212, floor: 1, fills: 0.94, most: 2 }).flatMap((p, index) => [
        p.fill(
          'M-92 0C-112 -70 -78 -150 -8 -196C-14 -176 -22 -166 -20 -150C-62 -120 -84 -66 -66 0Z',
          index === 0 ? c.far : c.middle,
        ),
        p.fill(
          'M-72 0C-78 -76 -50 -130 -12 -158L-10 -206L14 -172C44 -158 66 -120 92 -82C102 -66 94 -46 76 -48C56 -54 42 -66 30 -72C22 -48 34 -24 54 0Z',
          c.near,
        ),
        p.fill('M-72 0C-78 -76 -50 -130 -12 -158L-10 -176C-34 -132 -46 -70 -34 0Z', { colour: c.ground, alpha: 0.16 }),
        p.fill(circle(22, -136, 5.5) + circle(82, -66, 3.6), c.far),
        p.line('M30 -72C34 -94 42 -110 58 -124M58 -124L-14 -148M84 -78L44 -66', c.light, 5),
        p.fill(circle(56, -122, 6), c.light),
      ]),
    ]
  },
)
