/** A jar of honey, cells of a comb, bees in flight. */
import { circle, ellipse, illustration, polygon, rounded } from '../drawing.ts'
import { backdrop, floorAt, pen, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const honey = illustration(
  'honey',
  showing('honey, bee, beekeeper, beekeeping, apiary, honeycomb, pollinator, hive, wax, mead'),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const r = 12 * u
    const cell = (x: number, y: number) =>
      polygon(
        Array.from({ length: 6 }, (_, i): [number, number] => [
          x + Math.cos((i * Math.PI) / 3) * r * 0.94,
          y + Math.sin((i * Math.PI) / 3) * r * 0.94,
        ]),
      )
    const cells: [string, string] = ['', '']
    for (let i = 0; i * r * 1.5 < w + r; i++)
      for (let k = 0; k * r * 1.732 < h; k++)
        if (random.chance(0.62))
          cells[random.int(4) === 0 ? 1 : 0] += cell(i * r * 1.5, k * r * 1.732 + (i % 2) * r * 0.866)
    return [
      backdrop(canvas),
      { d: cells[0] || 'M0 0Z', fill: c.far },
      { d: cells[1] || 'M0 0Z', fill: { colour: c.light, alpha: 0.5 } },
      floorAt(canvas, 0.84, c.middle),
      ...pens(canvas, { width: 200, height: 204, floor: 0.9, fills: 0.86, most: 2 }).flatMap((p) => [
        p.fill(
          'M-78 -132C-88 -124 -92 -116 -92 -104V-18Q-92 0 -74 0H74Q92 0 92 -18V-104C92 -116 88 -124 78 -132Z',
          c.light,
        ),
        p.fill('M48 -132H78C88 -124 92 -116 92 -104V-18Q92 0 74 0H40C60 -40 62 -96 48 -132Z', {
          colour: c.near,
          alpha: 0.16,
        }),
        p.fill(rounded(-88, -172, 176, 42, 8), c.near),
        p.fill('M-70 -96H70V-34H-70Z', c.far),
        p.fill(ellipse(0, -64, 26, 18), c.near),
        p.fill('M-10 -81h8v34h-8ZM8 -79h8v30h-8Z', c.light),
        p.line('M-76 -100V-30', { colour: c.far, alpha: 0.8 }, 6),
      ]),
      ...Array.from({ length: 2 + Math.round(w / h) }, (_, i) =>
        pen(
          w * ((i + random.between(0.2, 0.7)) / (2 + Math.round(w / h))),
          h * random.between(0.1, 0.36),
          u * 0.2,
          random.chance(0.5),
        ),
      ).flatMap((p) => [
        p.fill(ellipse(-14, -34, 20, 28) + ellipse(20, -36, 18, 26), c.far),
        p.fill(ellipse(0, 0, 46, 30), c.light),
        p.fill('M-18 -28h14v56h-14ZM12 -28h14v54h-14Z', c.near),
        p.fill(circle(46, -2, 18), c.near),
      ]),
    ]
  },
)
