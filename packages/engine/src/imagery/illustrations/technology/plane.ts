/** An aeroplane above the clouds, its way dashed behind it. */
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop, disc, pen } from '../figure.ts'
import { showing } from '../meaning.ts'

export const plane = illustration(
  'plane',
  showing(
    'plane, airplane, flight, airline, airport, fly, pilot, travel agency, holiday, vacation, aviation, jet, air show, airshow, aircraft, trip abroad, travel, tour operator',
    ['travel'],
    0.84,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const mirrored = random.chance(0.5)
    const scale = Math.min((h * 0.5) / 120, (w * 0.66) / 250)
    const p = pen(w * 0.5, h * 0.52, scale, mirrored)
    const cloud = (x: number, y: number, s: number) =>
      rounded(x - 26 * s, y - 8 * s, 52 * s, 16 * s, 8 * s) +
      circle(x - 8 * s, y - 9 * s, 12 * s) +
      circle(x + 9 * s, y - 7 * s, 9 * s)
    const bank = Array.from({ length: Math.ceil(w / (22 * u)) + 1 }, (_, i) =>
      circle(i * 22 * u, h * 0.99, random.between(14, 20) * u),
    ).join('')
    return [
      backdrop(canvas),
      disc(canvas, 0.5, 0.44, 0.36, c.light),
      { d: cloud(w * 0.14, h * 0.24, u), fill: c.far },
      { d: cloud(w * 0.86, h * 0.56, u * 0.9), fill: c.far },
      {
        d: mirrored
          ? `M${w * 0.62} ${h * 0.62}C${w * 0.8} ${h * 0.7} ${w * 0.9} ${h * 0.8} ${w} ${h * 0.74}`
          : `M${w * 0.38} ${h * 0.62}C${w * 0.2} ${h * 0.7} ${w * 0.1} ${h * 0.8} 0 ${h * 0.74}`,
        stroke: { paint: c.near, width: u * 0.9, cap: 'round', dash: [2.4 * u, 3 * u] },
      },
      p.fill('M-96 18L-130 -44L-112 -50L-68 -4Z', c.near),
      p.fill('M12 -22L-40 -86L-22 -92L58 -32Z', c.middle),
      p.fill(
        'M-110 12C-60 -14 60 -46 104 -44C126 -42 134 -28 120 -18C76 12 -30 36 -84 36C-104 36 -122 22 -110 12Z',
        c.far,
      ),
      p.fill(
        'M-116 22C-60 20 60 -4 128 -30C130 -26 126 -22 120 -18C76 12 -30 36 -84 36C-96 36 -110 30 -116 22Z',
        c.middle,
      ),
      p.fill('M6 -2C30 -8 44 -8 56 -4L10 84L-14 86Z', c.near),
      p.fill('M-92 22L-76 18L-98 58L-112 58Z', c.near),
      p.fill(
        `${[0, 1, 2, 3, 4, 5].map((i) => circle(-54 + i * 24, 4 - i * 5.4, 5)).join('')}M92 -36C102 -38 112 -36 118 -31L100 -26Z`,
        c.near,
      ),
      { d: bank, fill: c.far },
      { d: cloud(w * 0.24, h * 0.93, u * 1.1) + cloud(w * 0.7, h * 0.97, u * 1.3), fill: c.middle },
    ]
  },
)
