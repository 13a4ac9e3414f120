/** Dancers in wide skirts, cut as if from paper. */
import { circle, illustration } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const dancers = illustration(
  'dancers',
  showing(
    'dance, dancer, ballet, salsa, tango, flamenco, swing dance, ballroom, samba, disco, dance school, choreography, lindy hop, ceilidh, musical',
  ),
  (canvas) => {
    const { colours: c } = canvas
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.44, 0.38, c.far),
      floorAt(canvas, 0.9, c.middle),
      ...pens(canvas, { width: 190, height: 226, floor: 0.93, fills: 0.94, most: 3 }).flatMap((p, i) => {
        const dress = i === 1 ? c.middle : c.light
        return [
          p.line('M16 -70C26 -40 22 -20 26 -4', c.near, 11),
          p.line('M30 -66C60 -56 80 -66 96 -84', c.near, 11),
          p.line('M4 -160C-24 -176 -36 -196 -22 -214', c.near, 10),
          p.line('M22 -158C56 -156 74 -168 90 -186', c.near, 10),
          p.fill(
            'M0 -166C8 -172 20 -172 28 -166C32 -144 26 -128 24 -116C56 -104 96 -96 104 -62C84 -58 74 -46 58 -44C46 -42 38 -32 22 -34C4 -36 -4 -26 -22 -32C-40 -38 -56 -34 -72 -44C-52 -64 -8 -96 2 -118C-2 -132 -4 -150 0 -166Z',
            dress,
          ),
          p.fill('M24 -116C56 -104 96 -96 104 -62C84 -58 74 -46 58 -44C46 -42 38 -32 22 -34C34 -60 34 -90 24 -116Z', {
            colour: c.near,
            alpha: 0.2,
          }),
          p.line(
            'M4 -116C-10 -90 -30 -66 -46 -50M14 -114C14 -90 8 -64 0 -48M22 -112C34 -90 48 -74 64 -62',
            { colour: c.far, alpha: 0.7 },
            3,
          ),
          p.fill(circle(12, -190, 17), c.near),
          p.fill(circle(24, -206, 9), c.near),
          p.fill(circle(-2, -206, 8), dress === c.light ? c.middle : c.light),
        ]
      }),
    ]
  },
)
