/** A cut stone, its facets in every tone, light around it. */
import { illustration, polygon } from '../drawing.ts'
import { backdrop, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const gem = illustration(
  'gem',
  showing(
    'gem, jewel, jewellery, jewelry, diamond, goldsmith, necklace, crystal, stone, silversmith, earring, gold, luxury',
    ['jewellery'],
    0.95,
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c, focus = 0.5 } = canvas
    const p = pen(w * focus, h * 0.54, Math.min(h / 220, w / 240))
    const turn = random.between(0, 20)
    const r = w + h
    const rays = Array.from({ length: 18 }, (_, i) => {
      const [a, b] = [((i * 20 + turn) * Math.PI) / 180, ((i * 20 + turn + 9) * Math.PI) / 180]
      return polygon([
        [w * focus, h / 2],
        [w * focus + Math.cos(a) * r, h / 2 + Math.sin(a) * r],
        [w * focus + Math.cos(b) * r, h / 2 + Math.sin(b) * r],
      ])
    }).join('')
    return [
      backdrop(canvas),
      { d: rays, fill: c.far },
      p.fill(
        polygon([
          [-96, -34],
          [-56, -84],
          [56, -84],
          [96, -34],
          [0, 84],
        ]),
        c.light,
      ),
      p.fill(
        polygon([
          [-96, -34],
          [-56, -84],
          [-40, -34],
        ]),
        c.middle,
      ),
      p.fill(
        polygon([
          [-56, -84],
          [0, -84],
          [-40, -34],
        ]),
        c.far,
      ),
      p.fill(
        polygon([
          [0, -84],
          [-40, -34],
          [40, -34],
        ]),
        c.light,
      ),
      p.fill(
        polygon([
          [0, -84],
          [56, -84],
          [40, -34],
        ]),
        c.middle,
      ),
      p.fill(
        polygon([
          [56, -84],
          [96, -34],
          [40, -34],
        ]),
        c.near,
      ),
      p.fill(
        polygon([
          [-96, -34],
          [-40, -34],
          [0, 84],
        ]),
        c.near,
      ),
      p.fill(
        polygon([
          [-40, -34],
          [0, -34],
          [0, 84],
        ]),
        c.light,
      ),
      p.fill(
        polygon([
          [0, -34],
          [40, -34],
          [0, 84],
        ]),
        { colour: c.near, alpha: 0.22 },
      ),
      p.fill(
        polygon([
          [40, -34],
          [96, -34],
          [0, 84],
        ]),
        c.middle,
      ),
      p.line(
        'M-96 -34H96M-96 -34L-56 -84H56L96 -34L0 84ZM-40 -34L0 84L40 -34M-56 -84L-40 -34L0 -84L40 -34L56 -84',
        c.ground,
        2.4,
      ),
    ]
  },
)
