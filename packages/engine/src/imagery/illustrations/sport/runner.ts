/** Runners in stride over the stripes of a track. */
import { circle, illustration } from '../drawing.ts'
import { backdrop, disc, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const runner = illustration(
  'runner',
  showing(
    'run, running, runner, marathon, race, jog, parkrun, sprint, triathlon, athletics, trail run, fun run, half marathon',
    ['sports', 'fitness'],
    0.78,
  ),
  (canvas) => {
    const { width: w, height: h, colours: c } = canvas
    const lane = (from: number, to: number) => `M0 ${h * from}L${w} ${h * (from - 0.1)}V${h * (to - 0.1)}L0 ${h * to}Z`
    return [
      backdrop(canvas),
      disc(canvas, 0.6, 0.38, 0.32, c.far),
      { d: lane(0.8, 1.3), fill: c.middle },
      { d: lane(0.87, 0.89) + lane(0.96, 0.985) + lane(1.06, 1.09), fill: c.far },
      ...pens(canvas, { width: 190, height: 200, floor: 0.88, fills: 0.92, most: 3 }).flatMap((p, i) => {
        const shirt = i === 1 ? c.far : c.light
        return [
          p.line('M6 -142L-34 -128L-52 -98', c.near, 13),
          p.line('M-10 -84L-34 -46L-82 -44', c.near, 17),
          p.line('M-82 -44L-92 -58', shirt, 13),
          p.line('M14 -148L-8 -88', shirt, 42),
          p.line('M-8 -84L34 -66L22 -8', c.near, 19),
          p.line('M-10 -86L14 -76', c.middle === shirt ? c.near : c.near, 30),
          p.line('M22 -6H44', shirt, 13),
          p.line('M20 -144L44 -114L82 -128', c.near, 13),
          p.fill(circle(34, -178, 19), c.near),
          p.line('M18 -188C6 -186 -6 -190 -14 -182', c.near, 7),
          p.line('M17 -184L52 -184', shirt, 6),
        ]
      }),
    ]
  },
)
