/** A cat on the sill of an arched window, the moon behind it. */
import { arch, circle, ellipse, illustration, rect } from '../drawing.ts'
import { backdrop, both, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const cat = illustration(
  'cat',
  showing('cat, kitten, feline, cattery', ['pets', 'veterinary'], 0.6),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    const [wide, sill] = [Math.min(w * 0.62, 110 * u), h * 0.84]
    const [x, top] = [(w - wide) / 2, h * 0.1]
    const figures = pens(canvas, { width: 210, height: 215, floor: 0.845, fills: 0.74, most: 1 })
    return [
      backdrop(canvas),
      { d: arch(x, top, wide, sill - top), fill: c.middle },
      { d: circle(x + wide * 0.7, top + wide * 0.34, wide * 0.17), fill: c.far },
      { d: rect(w / 2 - u * 0.7, top, u * 1.4, sill - top), fill: c.ground },
      floorAt(canvas, 0.84, c.light),
      { d: rect(0, h * 0.84, w, 2.4 * u), fill: { colour: c.near, alpha: 0.3 } },
      ...figures.flatMap((p) => [
        p.line('M34 -10C84 -6 104 -34 92 -66C86 -84 68 -78 72 -62', c.near, 15),
        p.fill(
          'M-50 0C-70 -56 -54 -104 -26 -122C-46 -138 -48 -164 -42 -206L-18 -182C-6 -186 6 -186 18 -182L42 -206C48 -164 46 -138 26 -122C54 -104 70 -56 50 0Z',
          c.near,
        ),
        p.fill(both(ellipse(-19, -154, 9, 7)), c.light),
        p.fill(both(ellipse(-19, -154, 2.6, 6.4)), c.near),
        p.fill('M-6 -140h12l-6 7Z', c.far),
        p.line('M-14 -134L-46 -140M-14 -129L-44 -126M14 -134L46 -140M14 -129L44 -126', c.far, 1.8),
        p.line('M-26 -116Q0 -102 26 -116', c.light, 8),
        p.fill(circle(0, -102, 7), c.far),
        p.fill(both('M-36 -192L-24 -178L-38 -168Z'), c.light),
      ]),
    ]
  },
)
