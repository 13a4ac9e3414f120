/** A pair of scales before a portico. */
import { circle, illustration, rect, rounded } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const scales = illustration(
  'scales',
  showing(
    'law, lawyer, legal, scale, scales, justice, court, notary, solicitor, attorney, mediation, barrister, rights, contract',
    ['law'],
    0.92,
  ),
  (canvas) => {
    const { width: w, height: h, colours: c } = canvas
    const columns = Math.max(4, Math.round(w / (h * 0.24)))
    const step = w / columns
    return [
      backdrop(canvas),
      {
        d: Array.from(
          { length: columns },
          (_, i) =>
            rect((i + 0.26) * step, h * 0.2, step * 0.48, h) + rect((i + 0.16) * step, h * 0.17, step * 0.68, h * 0.04),
        ).join(''),
        fill: c.far,
      },
      { d: rect(0, h * 0.09, w, h * 0.07), fill: c.far },
      disc(canvas, 0.5, 0.5, 0.3, c.middle),
      floorAt(canvas, 0.86, c.middle),
      ...pens(canvas, { width: 250, height: 212, floor: 0.92, fills: 0.96, most: 1 }).flatMap((p) => [
        p.line('M0 -190V-16', c.near, 9),
        p.fill('M-54 0C-54 -16 -20 -20 0 -30C20 -20 54 -16 54 0Z', c.near),
        p.fill(rounded(-70, -4, 140, 12, 4), c.near),
        p.line('M-92 -150C-40 -150 -30 -176 0 -178C30 -176 40 -190 92 -182', c.near, 9),
        p.fill(circle(0, -196, 11) + circle(0, -178, 8), c.light),
        p.line('M-92 -150L-126 -78M-92 -150L-58 -78M92 -182L58 -112M92 -182L126 -112', c.near, 3),
        p.fill('M-132 -78H-52C-52 -54 -72 -44 -92 -44C-112 -44 -132 -54 -132 -78Z', c.light),
        p.fill('M52 -112H132C132 -88 112 -78 92 -78C72 -78 52 -88 52 -112Z', c.light),
        p.fill(
          'M-84 -78H-52C-52 -54 -72 -44 -92 -44C-84 -54 -82 -66 -84 -78ZM100 -112H132C132 -88 112 -78 92 -78C100 -88 102 -100 100 -112Z',
          { colour: c.near, alpha: 0.2 },
        ),
      ]),
      { d: rect(0, h * 0.97, w, h * 0.03), fill: c.near },
    ]
  },
)
