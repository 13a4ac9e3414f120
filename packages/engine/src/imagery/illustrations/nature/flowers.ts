/** Tall flowers grow across the picture: tulips, daisies, poppies. */
import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { circle, ellipse, illustration, leaf } from '../drawing.ts'
import { backdrop, disc } from '../figure.ts'
import { showing } from '../meaning.ts'

export const flowers = illustration(
  'flowers',
  showing(
    'flower, florist, bouquet, bloom, blossom, tulip, rose, daisy, poppy, peony, petal, orchid, lily, dahlia, meadow, spring',
    ['wedding', 'beauty'],
    0.62,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const count = Math.max(5, Math.round(w / (19 * u)))
    const heads = [
      (x: number, y: number, s: number): Shape[] => [
        {
          d: `M${x - s} ${y - s * 1.1}C${x - s * 1.2} ${y + s * 0.6} ${x - s * 0.5} ${y + s} ${x} ${y + s}C${x + s * 0.5} ${y + s} ${x + s * 1.2} ${y + s * 0.6} ${x + s} ${y - s * 1.1}L${x + s * 0.45} ${y - s * 0.4}L${x} ${y - s * 1.3}L${x - s * 0.45} ${y - s * 0.4}Z`,
          fill: c.light,
        },
        {
          d: `M${x} ${y + s}C${x + s * 0.5} ${y + s} ${x + s * 1.2} ${y + s * 0.6} ${x + s} ${y - s * 1.1}L${x + s * 0.45} ${y - s * 0.4}C${x + s * 0.4} ${y + s * 0.3} ${x + s * 0.2} ${y + s * 0.7} ${x} ${y + s}Z`,
          fill: { colour: c.near, alpha: 0.2 },
        },
      ],
      (x: number, y: number, s: number): Shape[] => [
        { d: Array.from({ length: 10 }, (_, i) => leaf(x, y, s * 1.4, i * 36 + 9, 0.2)).join(''), fill: c.far },
        { d: circle(x, y, s * 0.46), fill: c.light },
      ],
      (x: number, y: number, s: number): Shape[] => [
        {
          d:
            ellipse(x - s * 0.5, y - s * 0.2, s * 0.9, s * 0.95) +
            ellipse(x + s * 0.5, y - s * 0.2, s * 0.9, s * 0.95) +
            ellipse(x, y + s * 0.34, s * 1.05, s * 0.72),
          fill: c.middle,
        },
        { d: circle(x, y, s * 0.4), fill: c.near },
        { d: circle(x, y, s * 0.15), fill: c.far },
      ],
    ]
    const shift = random.int(3)
    return [
      backdrop(canvas),
      disc(canvas, random.pick([0.28, 0.72]), 0.34, 0.26, { colour: c.light, alpha: 0.24 }),
      ...Array.from({ length: count }, (_, i): Shape[] => {
        const x = ((i + 0.5) * w) / count + random.between(-3, 3) * u
        const y = h * (i % 2 === 0 ? random.between(0.16, 0.34) : random.between(0.42, 0.6))
        const s = (i % 2 === 0 ? 9.5 : 7.5) * u
        const stem = i % 3 === 0 ? c.middle : c.near
        return [
          {
            d: `M${x} ${y}C${x + 3 * u} ${(y + h) / 2} ${x - 3 * u} ${h * 0.9} ${x} ${h + u}`,
            stroke: { paint: stem, width: 1.5 * u },
          },
          { d: leaf(x, h * 0.98, h * 0.34, -62, 0.16) + leaf(x, h * 0.9, h * 0.26, -118, 0.18), fill: stem },
          ...nth(heads, (i + shift) % 3)(x, y, s),
        ]
      }).flat(),
    ]
  },
)
