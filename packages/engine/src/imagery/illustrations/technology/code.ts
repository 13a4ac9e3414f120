/** Windows of code and a terminal, one over the other. */
import { nth } from '../../../base/items.ts'
import { circle, illustration, rounded } from '../drawing.ts'
import { backdrop } from '../figure.ts'
import { showing } from '../meaning.ts'

export const code = illustration(
  'code',
  showing(
    'code, coding, developer, programming, software, hackathon, api, devops, web development, coding bootcamp, open source, javascript, python, programmer, database, cli',
    ['software'],
    0.82,
  ),
  (canvas) => {
    const { width: w, height: h, unit: u, random, colours: c } = canvas
    const pane = (x: number, y: number, wide: number, tall: number, dark: boolean) => {
      const [sheet, bar] = dark ? [c.near, c.middle] : [c.far, c.near]
      const tones = dark ? [c.light, c.far, c.middle] : [c.middle, c.near, c.light]
      const lines: { d: string; fill: typeof c.near }[] = []
      const step = 5.6 * u
      let indent = 0
      for (let at = y + 13 * u, i = 0; at < y + tall - 4 * u; at += step, i++) {
        indent = Math.max(0, Math.min(4, indent + random.pick([-1, 0, 0, 1, 1])))
        let from = x + 5 * u + indent * 5 * u
        const count = 1 + random.int(3)
        for (let k = 0; k < count; k++) {
          const long = random.between(5, 17) * u
          if (from + long > x + wide - 4 * u) break
          lines.push({ d: rounded(from, at, long, 2.1 * u, u), fill: nth(tones, (i + k) % 3) })
          from += long + 2 * u
        }
      }
      return [
        { d: rounded(x, y, wide, tall, 3 * u), fill: sheet },
        { d: `${rounded(x, y, wide, 8 * u, 3 * u)}M${x} ${y + 5 * u}h${wide}v${3 * u}h${-wide}Z`, fill: bar },
        {
          d: [0, 1, 2].map((i) => circle(x + (4.4 + i * 4) * u, y + 4 * u, 1.2 * u)).join(''),
          fill: dark ? c.near : c.far,
        },
        ...lines,
      ]
    }
    const wide = w > h * 1.5
    return [
      backdrop(canvas),
      { d: circle(w * 0.82, h * 0.2, 30 * u), fill: c.light },
      { d: circle(w * 0.82, h * 0.2, 18 * u), fill: c.ground },
      ...pane(w * 0.08, h * 0.12, w * (wide ? 0.46 : 0.74), h * 0.72, false),
      ...pane(w * (wide ? 0.46 : 0.3), h * 0.4, w * (wide ? 0.46 : 0.64), h * 0.7, true),
    ]
  },
)
