/** A steaming bowl with noodles, egg and chopsticks. */
import { circle, ellipse, illustration } from '../drawing.ts'
import { backdrop, disc, floorAt, pens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const noodles = illustration(
  'noodles',
  showing(
    'ramen, noodle, noodles, soup, pho, asian, japanese, thai, chinese, korean, vietnamese, rice, dumpling, curry, wok, sushi, bowl, poke, izakaya, street food, food truck',
    ['restaurant'],
    0.66,
  ),
  (canvas) => {
    const { colours: c } = canvas
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.42, 0.36, c.far),
      floorAt(canvas, 0.84, c.middle),
      ...pens(canvas, { width: 250, height: 200, floor: 0.9, fills: 0.92, most: 3 }).flatMap((p) => [
        p.line(
          'M-40 -152C-56 -166 -28 -178 -42 -196M6 -156C-10 -172 20 -182 6 -200',
          { colour: c.light, alpha: 0.7 },
          8,
        ),
        p.line('M24 -112L112 -196M40 -108L126 -182', c.near, 7),
        p.fill(ellipse(0, -106, 104, 24), c.near),
        p.fill(ellipse(0, -104, 92, 18), c.light),
        p.line(
          'M-70 -104C-60 -122 -40 -88 -24 -108C-10 -124 8 -92 22 -108M-58 -96C-44 -108 -30 -90 -14 -100',
          c.far,
          6,
        ),
        p.fill(ellipse(50, -112, 28, 16), c.far),
        p.fill(ellipse(50, -112, 13, 9), c.middle),
        p.fill('M-76 -124L-48 -150L-30 -116Z', c.near),
        p.fill(circle(2, -118, 8) + circle(-10, -112, 6), c.middle),
        p.fill('M-104 -102C-104 -36 -62 -10 0 -10C62 -10 104 -36 104 -102C70 -80 -70 -80 -104 -102Z', c.light),
        p.fill(
          'M-97 -74C-60 -56 60 -56 97 -74C94 -64 90 -54 84 -46C50 -32 -50 -32 -84 -46C-90 -54 -94 -64 -97 -74Z',
          c.near,
        ),
        p.fill('M40 -84C66 -86 90 -92 104 -102C104 -36 62 -10 0 -10C40 -24 52 -60 40 -84Z', {
          colour: c.near,
          alpha: 0.16,
        }),
        p.fill('M-40 -14H40L34 0H-34Z', c.near),
      ]),
    ]
  },
)
