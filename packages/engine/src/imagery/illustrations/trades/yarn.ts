/** Balls of yarn, needles, and a thread that wanders off. */
import { nth } from '../../../base/items.ts'
import { circle, illustration } from '../drawing.ts'
import { backdrop, floorAt, rowOfPens } from '../figure.ts'
import { showing } from '../meaning.ts'

export const yarn = illustration(
  'yarn',
  showing(
    'yarn, wool, knit, knitting, crochet, textile, weaving, weaver, fabric, sewing, tailor, embroidery, quilt, thread, haberdashery, felt, loom, alterations, seamstress',
    ['fashion'],
    0.6,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const ball = (r: number) =>
      [-0.6, -0.25, 0.1, 0.45]
        .map((k) => `M${-r * 0.95} ${-r + k * r}Q0 ${-r * 1.9 + k * r * 1.6} ${r * 0.9} ${-r * 1.1 + k * r}`)
        .join('') +
      [-0.4, 0, 0.4]
        .map((k) => `M${k * r - r * 0.3} ${-r * 0.16}Q${k * r + r * 0.1} ${-r} ${k * r + r * 0.4} ${-r * 1.8}`)
        .join('')
    const tones = random.shuffle([c.light, c.near, c.far, c.middle])
    const balls = rowOfPens(canvas, { width: 150, height: 190, floor: 0.84 })
    return [
      backdrop(canvas),
      floorAt(canvas, 0.8, { colour: c.middle, alpha: 0.55 }),
      {
        d: `M0 ${h * 0.9}C${w * 0.2} ${h * 0.84} ${w * 0.3} ${h * 0.99} ${w * 0.5} ${h * 0.92}S${w * 0.8} ${h * 0.86} ${w} ${h * 0.94}`,
        stroke: { paint: c.light, width: 1.4 * u, cap: 'round' },
      },
      ...balls.flatMap((p, i) => {
        const r = i % 2 === 0 ? 68 : 52
        const tone = nth(tones, i % 4)
        const mark = tone === c.near ? c.far : c.near
        return [
          ...(i % 2 === 0
            ? [
                p.line(`M-30 -40L${52} -184M30 -40L${-52} -184`, c.near, 6),
                p.fill(circle(52, -186, 8) + circle(-52, -186, 8), c.light),
              ]
            : []),
          p.fill(circle(0, -r, r), tone),
          p.line(ball(r * 0.86), { colour: mark, alpha: 0.6 }, 4),
        ]
      }),
    ]
  },
)
