/** A decorated tree with presents, snow falling. */
import { circle, illustration, rect } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const christmas = illustration(
  'christmas',
  showing(
    'christmas, xmas, advent, santa, carol, christmas market, holiday party, nativity, winter fair, mulled wine, new year, gift, present, yule',
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const star = `M${Array.from({ length: 10 }, (_, i) => {
      const a = ((i * 36 - 90) * Math.PI) / 180
      const r = i % 2 === 0 ? 21 : 9
      return `${Math.round(Math.cos(a) * r * 10) / 10} ${Math.round((-196 + Math.sin(a) * r) * 10) / 10}`
    }).join('L')}Z`
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.46, 0.4, c.far),
      floorAt(canvas, 0.86, c.far),
      ...pens(canvas, { width: 230, height: 216, floor: 0.92, fills: 0.96, most: 3 }).flatMap((p, i) => [
        p.fill(rect(-11, -24, 22, 24), c.light),
        p.fill(
          'M0 -190C18 -160 34 -146 48 -138C40 -130 36 -130 32 -130C46 -108 62 -96 76 -88C68 -80 58 -80 54 -80C68 -56 84 -40 102 -28C70 -14 -70 -14 -102 -28C-84 -40 -68 -56 -54 -80C-58 -80 -68 -80 -76 -88C-62 -96 -46 -108 -32 -130C-36 -130 -40 -130 -48 -138C-34 -146 -18 -160 0 -190Z',
          i === 1 ? c.middle : c.near,
        ),
        p.fill(
          'M0 -190C18 -160 34 -146 48 -138C40 -130 36 -130 32 -130C46 -108 62 -96 76 -88C68 -80 58 -80 54 -80C68 -56 84 -40 102 -28C84 -20 60 -18 40 -18C40 -80 24 -140 0 -190Z',
          { colour: c.ground, alpha: 0.12 },
        ),
        p.line('M-34 -128Q6 -112 40 -136M-62 -82Q6 -54 62 -90M-84 -38Q10 -14 82 -48', c.far, 4),
        p.fill(
          [
            [-16, -124],
            [20, -120],
            [-40, -72],
            [0, -66],
            [42, -76],
            [-56, -28],
            [-10, -24],
            [36, -28],
            [66, -40],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 7.5))
            .join(''),
          i === 1 ? c.near : c.light,
        ),
        p.fill(star, c.light),
        ...(i === 0
          ? [
              p.fill(rect(-104, -40, 46, 40), c.light),
              p.fill(rect(-85, -40, 8, 40) + rect(-104, -26, 46, 7), c.far),
              p.fill(rect(58, -30, 54, 30), c.middle),
              p.fill(rect(80, -30, 8, 30), c.light),
              p.line('M-81 -40c-16 -16 -20 2 0 0c20 2 16 -16 0 0', c.far, 4),
            ]
          : []),
      ]),
      {
        d: Array.from({ length: Math.round(w / (8 * u)) }, () =>
          circle(random.next() * w, random.next() * h, random.between(0.4, 1.2) * u),
        ).join(''),
        fill: c.far,
      },
    ]
  },
)
