/** Songbirds on a branch in leaf. */
import { circle, illustration, leaf } from '../drawing.ts'
import { backdrop, disc, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const bird = illustration(
  'bird',
  showing('bird, robin, sparrow, wren, finch, nightingale, swallow, birdsong, birdwatching, parrot, kingfisher'),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const y = h * 0.76
    const twig = Math.round(w / (26 * u))
    return [
      backdrop(canvas),
      disc(canvas, 0.66, 0.38, 0.3, c.far),
      {
        d: `M${-u} ${y + 6 * u}C${w * 0.3} ${y - 2 * u} ${w * 0.6} ${y + 8 * u} ${w + u} ${y - 4 * u}`,
        stroke: { paint: c.near, width: 3 * u, cap: 'round' },
      },
      ...Array.from({ length: twig }, (_, i) => {
        const x = ((i + 0.5) * w) / twig
        return {
          d: leaf(x, y + 4 * u, random.between(15, 22) * u, i % 2 === 0 ? 65 : 115, 0.24),
          fill: i % 3 === 0 ? c.light : c.middle,
        }
      }),
      ...pens(canvas, { width: 200, height: 190, floor: 0.77, fills: 0.8, most: 3 }).flatMap((p, index) => [
        p.line('M-8 -24L-12 2M14 -24L12 2', c.near, 4),
        p.fill(
          'M-62 -78C-62 -130 -20 -164 24 -164C58 -164 76 -142 78 -118L104 -108L77 -98C72 -50 36 -20 -8 -20L-104 22L-70 -48C-64 -58 -62 -68 -62 -78Z',
          index === 1 ? c.middle : c.light,
        ),
        p.fill('M78 -118C76 -60 40 -22 -8 -20C-2 -60 30 -84 62 -88C70 -92 76 -104 78 -118Z', c.far),
        p.fill('M-62 -82C-30 -112 24 -104 32 -74C6 -40 -44 -34 -92 2L-70 -48C-64 -58 -62 -70 -62 -82Z', c.near),
        p.line('M-56 -62C-34 -84 -6 -86 14 -78M-62 -42C-44 -60 -18 -66 2 -60', { colour: c.far, alpha: 0.7 }, 3.4),
        p.fill('M78 -122L108 -108L77 -100Z', c.near),
        p.fill(circle(48, -130, 6.5), c.near),
        p.fill(circle(50, -132, 2), c.far),
      ]),
    ]
  },
)
