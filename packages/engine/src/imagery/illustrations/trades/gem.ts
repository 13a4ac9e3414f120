/** A cut stone, its facets in every tone, light around it. */
import { illustration, polygon } from '../drawing.ts'
import { backdrop, pen } from '../figure.ts'
import { showing } from '../meaning.ts'
import type { Colours } from '../types.ts'

/** The stone, then its facets, each in a tone of its own. */
const FACETS: { d: string; tone: keyof Colours; alpha?: number }[] = [
  { d: 'M-96 -34L-56 -84L56 -84L96 -34L0 84z', tone: 'light' },
  { d: 'M-96 -34L-56 -84L-40 -34z', tone: 'middle' },
  { d: 'M-56 -84L0 -84L-40 -34z', tone: 'far' },
  { d: 'M0 -84L-40 -34L40 -34z', tone: 'light' },
  { d: 'M0 -84L56 -84L40 -34z', tone: 'middle' },
  { d: 'M56 -84L96 -34L40 -34z', tone: 'near' },
  { d: 'M-96 -34L-40 -34L0 84z', tone: 'near' },
  { d: 'M-40 -34L0 -34L0 84z', tone: 'light' },
  { d: 'M0 -34L40 -34L0 84z', tone: 'near', alpha: 0.22 },
  { d: 'M40 -34L96 -34L0 84z', tone: 'middle' },
]

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
      ...FACETS.map(({ d, tone, alpha }) => p.fill(d, alpha === undefined ? c[tone] : { colour: c[tone], alpha })),
      p.line(
        'M-96 -34H96M-96 -34L-56 -84H56L96 -34L0 84ZM-40 -34L0 84L40 -34M-56 -84L-40 -34L0 -84L40 -34L56 -84',
        c.ground,
        2.4,
      ),
    ]
  },
)
