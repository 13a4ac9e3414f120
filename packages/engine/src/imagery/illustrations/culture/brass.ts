/** A trumpet blows bands of sound. */
import { nth } from '../../../base/items.ts'
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const brass = illustration(
  'brass',
  showing(
    'jazz, trumpet, brass, saxophone, swing, big band, trombone, horn, fanfare, orchestra, marching band, mariachi',
    ['music'],
    0.7,
  ),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const mirrored = random.chance(0.5)
    const scale = Math.min(h / 240, w / 330)
    const p = pen(w * (mirrored ? 0.64 : 0.36), h * 0.54, scale, mirrored)
    const reach = Math.max(w, h) / scale
    const fan = (from: number, to: number) =>
      `M96 ${from * 0.24}L${reach} ${from * reach * 0.012}V${to * reach * 0.012}L96 ${to * 0.24}Z`
    return [
      backdrop(canvas),
      ...[-130, -78, -26, 26, 78].map((from, i) =>
        p.fill(fan(from, from + 52), nth([c.middle, c.far, c.light, c.far, c.middle], i), i === 2 ? 0.75 : 1),
      ),
      p.line('M-150 -8H40', c.near, 13),
      p.line('M-96 -8C-96 -8 -112 -8 -112 18C-112 44 -96 44 -84 44H4C28 44 28 -8 4 -8', c.near, 12),
      p.fill('M30 -16C64 -20 84 -34 100 -64C108 -66 112 -60 112 -54V38C112 44 108 50 100 48C84 18 64 4 30 0Z', c.near),
      p.fill('M100 -64C108 -66 112 -60 112 -54V38C112 44 108 50 100 48Z', c.light),
      p.fill('M-150 -20h-16c-8 0 -8 24 0 24h16Z', c.near),
      p.fill([-66, -40, -14].map((x) => rounded(x, -46, 18, 86, 6)).join(''), c.near),
      p.fill([-66, -40, -14].map((x) => rounded(x + 2, -66, 14, 8, 4)).join(''), c.light),
      p.line('M-57 -60V-46M-31 -60V-46M-5 -60V-46', c.light, 5),
      p.fill([-66, -40, -14].map((x) => rounded(x + 4, -26, 10, 12, 3)).join(''), c.far),
      p.fill(circle(-22, 92, 12) + circle(-112, -92, 12), c.near),
      p.line('M-11 92V52M-101 -92V-128h22', c.near, 5),
    ]
  },
)
