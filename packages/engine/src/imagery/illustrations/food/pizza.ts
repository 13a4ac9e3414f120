/** A pizza from above, one slice drawn out. */
import { circle, ellipse, illustration, leaf } from '../drawing.ts'
import { backdrop, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const pizza = illustration(
  'pizza',
  showing('pizza, pizzeria, margherita, napoli, trattoria, italian'),
  (canvas) => {
    const { width: w, height: h, random, colours: c } = canvas
    const scale = Math.min(h / 230, w / 230)
    const wide = w > h * 1.5
    const p = pen(w * (wide ? 0.62 : 0.5), h * 0.52, scale)
    const q = pen(w * (wide ? 0.62 : 0.5) - 26 * scale, h * 0.52 + 14 * scale, scale)
    const turn = (degrees: number, r: number): [number, number] => [
      Math.cos((degrees * Math.PI) / 180) * r,
      Math.sin((degrees * Math.PI) / 180) * r,
    ]
    const [a, b] = [turn(142, 100), turn(188, 100)]
    const pie = (r: number) => {
      const [s, e] = [turn(188, r), turn(142, r)]
      return `M0 0L${s[0]} ${s[1]}A${r} ${r} 0 1 1 ${e[0]} ${e[1]}Z`
    }
    const slice = (r: number) => {
      const [s, e] = [turn(142, r), turn(188, r)]
      return `M0 0L${s[0]} ${s[1]}A${r} ${r} 0 0 1 ${e[0]} ${e[1]}Z`
    }
    const spots = Array.from({ length: 9 }, (_, i) => turn(208 + i * 33, i % 2 === 0 ? 66 : 38))
    const half = Math.ceil(w / (74 * scale))
    return [
      backdrop(canvas),
      // A chequered cloth.
      {
        d:
          Array.from({ length: half * 4 }, (_, i) => {
            const s = 74 * scale
            const [x, y] = [(i % half) * s * 1, Math.floor(i / half) * s]
            return ((i % half) + Math.floor(i / half)) % 2 === 0 ? `M${x} ${y}h${s}v${s}h${-s}Z` : ''
          }).join('') || 'M0 0Z',
        fill: { colour: c.middle, alpha: 0.3 },
      },
      p.fill(circle(0, 0, 112), c.near),
      p.fill(pie(102), c.far),
      p.fill(pie(86), c.light),
      ...spots.map(([x, y], i) =>
        p.fill(
          i % 3 === 0 ? circle(x, y, 13) : i % 3 === 1 ? circle(x, y, 9) : ellipse(x, y, 11, 6),
          i % 3 === 0 ? c.near : i % 3 === 1 ? c.far : c.middle,
        ),
      ),
      ...[230, 310, 20, 95].map((degrees, i) => {
        const [x, y] = turn(degrees, 50)
        return p.fill(leaf(x, y, 22, degrees + i * 30, 0.3), c.middle)
      }),
      q.fill(slice(102), c.far),
      q.fill(slice(86), c.light),
      q.fill(circle((a[0] + b[0]) * 0.3, (a[1] + b[1]) * 0.3, 11), c.near),
      q.fill(leaf((a[0] + b[0]) * 0.2, (a[1] + b[1]) * 0.2 - 4, 20, 40, 0.3), c.middle),
      ...(random.chance(0.5) || wide
        ? [
            pen(w * (wide ? 0.2 : 0.9), h * 0.84, scale).fill(
              leaf(0, 0, 40, -60, 0.34) + leaf(4, 4, 34, -10, 0.34) + leaf(-4, 4, 34, -120, 0.34),
              c.middle,
            ),
            pen(w * (wide ? 0.14 : 0.1), h * 0.24, scale).fill(circle(0, 0, 22), c.light),
          ]
        : []),
    ]
  },
)
