/** A ball in the net's corner, the lines of the pitch under it. */
import { nth } from '../../../base/items.ts'
import { circle, illustration } from '../drawing.ts'
import { backdrop, floorAt, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const football = illustration(
  'football',
  showing('football, soccer, futsal, kickabout, football club, cup final, five a side'),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const scale = Math.min(h, w) / 250
    const p = pen(w * random.pick([0.36, 0.64]), h * 0.56, scale)
    const [cos, sin] = [
      (a: number) => Math.round(Math.cos(a) * 1e4) / 1e4,
      (a: number) => Math.round(Math.sin(a) * 1e4) / 1e4,
    ]
    const penta = (x: number, y: number, r: number, turn: number) =>
      `M${[0, 1, 2, 3, 4]
        .map((i) => {
          const a = ((i * 72 + turn) * Math.PI) / 180
          return `${x + cos(a) * r} ${y + sin(a) * r}`
        })
        .join('L')}Z`
    const rays = [0, 1, 2, 3, 4].map((i) => ((i * 72 - 90) * Math.PI) / 180)
    let net = ''
    for (let x = -w; x < w * 2; x += 12 * u)
      net += `M${x} 0L${x + h * 0.7} ${h * 0.76}M${x} 0L${x - h * 0.7} ${h * 0.76}`
    return [
      backdrop(canvas),
      { d: net, stroke: { paint: { colour: c.near, alpha: 0.16 }, width: u * 0.6 } },
      floorAt(canvas, 0.76, c.middle),
      { d: `M0 ${h * 0.76}H${w}V${h * 0.79}H0Z`, fill: c.far },
      { d: `M${w * 0.2} ${h}L${w * 0.32} ${h * 0.79}h${3 * u}L${w * 0.2 + 6 * u} ${h}Z`, fill: c.far },
      p.fill('M-92 100a92 14 0 0 0 184 0a92 14 0 0 0 -184 0Z', { colour: c.near, alpha: 0.35 }),
      p.fill(circle(0, 0, 100), c.far),
      p.fill(penta(0, 0, 38, -90), c.near),
      p.fill(
        rays
          .map((a) => {
            const [x, y] = [cos(a) * 100, sin(a) * 100]
            const [dx, dy] = [cos(a), sin(a)]
            return `M${dx * 70} ${dy * 70}L${dx * 82 - dy * 30} ${dy * 82 + dx * 30}L${x * 0.955 - dy * 29} ${y * 0.955 + dx * 29}A100 100 0 0 0 ${x * 0.955 + dy * 29} ${y * 0.955 - dx * 29}L${dx * 82 + dy * 30} ${dy * 82 - dx * 30}Z`
          })
          .join(''),
        c.near,
      ),
      p.line(
        rays.map((a) => `M${cos(a) * 38} ${sin(a) * 38}L${cos(a) * 70} ${sin(a) * 70}`).join('') +
          rays
            .map((a, i) => {
              const b = nth(rays, (i + 1) % 5)
              return `M${cos(a) * 82 - sin(a) * 30} ${sin(a) * 82 + cos(a) * 30}L${cos(b) * 82 + sin(b) * 30} ${sin(b) * 82 - cos(b) * 30}`
            })
            .join(''),
        c.near,
        4,
      ),
      p.fill('M60 -80A100 100 0 0 1 -20 98A104 104 0 0 0 60 -80Z', { colour: c.light, alpha: 0.55 }),
    ]
  },
)
