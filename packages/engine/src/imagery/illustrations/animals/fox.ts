/** A fox sits before a large moon, its tail around it. */
import { circle, illustration } from '../drawing.ts'
import { backdrop, both, disc, hillsAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const fox = illustration('fox', showing('fox, vixen'), (canvas) => {
  const { colours: c } = canvas
  const figures = pens(canvas, { width: 230, height: 205, floor: 0.94, most: 2 })
  return [
    backdrop(canvas),
    disc(canvas, 0.5, 0.42, 0.38, c.far),
    hillsAt(canvas, 0.86, 0.12, c.middle),
    ...figures.flatMap((p) => [
      p.fill('M40 0C96 0 128 -34 122 -84C118 -112 100 -128 88 -136C98 -96 88 -52 40 -40Z', c.light),
      p.fill('M88 -136C100 -128 118 -112 122 -84C110 -92 98 -96 92 -94C94 -110 92 -124 88 -136Z', c.far),
      p.fill('M-62 0C-66 -58 -42 -98 0 -98C42 -98 66 -58 62 0Z', c.light),
      p.fill('M-26 0C-34 -42 -22 -74 0 -90C22 -74 34 -42 26 0Z', c.far),
      p.fill('M0 -98C42 -98 66 -58 62 0H30C36 -42 20 -80 0 -98Z', { colour: c.near, alpha: 0.14 }),
      p.fill(
        'M-64 -198L-28 -166C-10 -172 10 -172 28 -166L64 -198C76 -152 66 -118 40 -98L0 -64L-40 -98C-66 -118 -76 -152 -64 -198Z',
        c.light,
      ),
      p.fill('M0 -170C10 -171 20 -169 28 -166L64 -198C76 -152 66 -118 40 -98L0 -64Z', { colour: c.near, alpha: 0.14 }),
      p.fill(both('M0 -64L-40 -98C-58 -112 -66 -128 -68 -144C-40 -140 -12 -122 0 -88Z'), c.far),
      p.fill(both('M-57 -180L-36 -161L-58 -146C-60 -158 -60 -170 -57 -180Z'), c.near),
      p.fill(circle(0, -68, 8), c.near),
      p.line('M-36 -124q9 9 18 0M18 -124q9 9 18 0', c.near, 4.5),
    ]),
  ]
})
