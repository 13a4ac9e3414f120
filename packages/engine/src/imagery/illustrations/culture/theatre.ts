/** Two masks on a stage, the curtain drawn aside. */
import { circle, illustration, rect } from '../drawing.ts'
import { backdrop, disc, floorAt, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const theatre = illustration(
  'theatre',
  showing(
    'theatre, theater, play, drama, acting, actor, improv, comedy, opera, puppet, stage, pantomime, cabaret, musical, magician, circus, mask',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, colours: c } = canvas
    const folds = Math.max(3, Math.round((w * 0.2) / (9 * u)))
    const fold = (w * 0.2) / folds
    const curtain = (flip: boolean) =>
      Array.from({ length: folds }, (_, i) => {
        const x = flip ? w - (i + 1) * fold : i * fold
        return {
          d: `M${x} 0h${fold}V${h * (0.82 - i * 0.02)}q${-fold / 2} ${3 * u} ${-fold} 0Z`,
          fill: i % 2 === 0 ? c.light : ({ colour: c.light, alpha: 0.78 } as const),
        }
      })
    const scallops = Math.max(4, Math.round(w / (26 * u)))
    const s = Math.min((h * 0.5) / 120, (w * 0.52) / 190)
    const [p, q] = [pen(w / 2 - 44 * s, h * 0.7, s), pen(w / 2 + 48 * s, h * 0.62, s)]
    const face = 'M-50 -118C-20 -108 20 -108 50 -118C56 -60 44 -10 0 0C-44 -10 -56 -60 -50 -118Z'
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.5, 0.4, c.far),
      { d: `M${w * 0.4} 0H${w * 0.6}L${w * 0.78} ${h * 0.86}H${w * 0.22}Z`, fill: { colour: c.far, alpha: 0.5 } },
      floorAt(canvas, 0.84, c.near),
      q.fill(face, c.middle),
      q.fill(
        'M-34 -76C-28 -66 -16 -66 -10 -74L-12 -84C-18 -78 -28 -80 -34 -88ZM34 -76C28 -66 16 -66 10 -74L12 -84C18 -78 28 -80 34 -88Z',
        c.near,
      ),
      q.line('M-22 -26C-12 -44 12 -44 22 -26', c.near, 8),
      p.fill(face, c.near),
      p.fill('M0 -112C18 -110 36 -112 50 -118C56 -60 44 -10 0 0Z', { colour: c.ground, alpha: 0.16 }),
      p.line('M-34 -74q12 -14 24 0M10 -74q12 -14 24 0', c.light, 7),
      p.fill('M-28 -46C-14 -36 14 -36 28 -46C24 -16 -24 -16 -28 -46Z', c.light),
      ...curtain(false),
      ...curtain(true),
      { d: rect(0, 0, w, h * 0.07), fill: c.near },
      {
        d: Array.from({ length: scallops }, (_, i) => {
          const d = w / scallops
          return `M${i * d} ${h * 0.07}h${d}a${d / 2} ${d * 0.42} 0 0 1 ${-d} 0Z`
        }).join(''),
        fill: c.middle,
      },
      {
        d: Array.from({ length: scallops + 1 }, (_, i) => circle((i * w) / scallops, h * 0.075, 1.8 * u)).join(''),
        fill: c.light,
      },
    ]
  },
)
