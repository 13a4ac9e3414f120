/** A train crosses a viaduct. */
import { illustration, rect, rounded } from '../drawing.ts'
import { backdrop, disc, hillsAt } from '../figure.ts'
import { showing } from '../meaning.ts'

export const train = illustration(
  'train',
  showing('train, railway, rail, station, locomotive, tram, interrail, steam train, metro, commute'),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const deck = h * 0.56
    const wide = 30 * u
    const arches = Math.ceil(w / wide) + 1
    const shift = random.next() * wide
    let piers = `M0 ${deck}H${w}V${h}H0Z`
    for (let i = 0; i < arches; i++) {
      const x = i * wide - shift
      piers += `M${x + 3.5 * u} ${h + u}V${deck + 21 * u}a${11.5 * u} ${11.5 * u} 0 0 1 ${23 * u} 0V${h + u}Z`
    }
    const coach = Math.min(62 * u, w * 0.42)
    const tall = 21 * u
    const coaches = Math.ceil(w / coach)
    const head = w * 0.86
    const cars = Array.from({ length: coaches }, (_, i) => {
      const right = head - i * (coach + 2 * u)
      const left = right - coach
      const panes = Math.max(3, Math.floor(coach / (11 * u)))
      const step = (coach - 8 * u) / panes
      const nose =
        i === 0
          ? `M${left} ${deck - 3 * u}v${-tall}H${right - 16 * u}C${right - 4 * u} ${deck - 3 * u - tall} ${right + 6 * u} ${deck - 12 * u} ${right + 8 * u} ${deck - 3 * u}Z`
          : rounded(left, deck - 3 * u - tall, coach, tall, 2 * u)
      return [
        { d: nose, fill: c.light },
        { d: rect(left, deck - 8.4 * u, coach - (i === 0 ? 0 : 0), 2.6 * u), fill: c.far },
        {
          d: Array.from({ length: panes - (i === 0 ? 1 : 0) }, (_, k) =>
            rounded(left + 4 * u + k * step, deck - tall + u, step - 2.6 * u, 7.4 * u, 1.4 * u),
          ).join(''),
          fill: c.near,
        },
      ]
    })
    return [
      backdrop(canvas),
      disc(canvas, 0.28, 0.3, 0.2, c.middle),
      hillsAt(canvas, 0.62, 0.26, c.far),
      hillsAt(canvas, 0.84, 0.12, { colour: c.middle, alpha: 0.5 }),
      ...cars.flat(),
      { d: rect(0, deck - 3 * u, w, 3 * u), fill: c.middle },
      { d: piers, fill: c.near, rule: 'evenodd' },
      hillsAt(canvas, 0.98, 0.08, c.middle),
    ]
  },
)
