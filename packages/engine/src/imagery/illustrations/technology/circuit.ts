import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { showing } from '../meaning.ts'
import { circle, type Illustration, rect, round } from '../types.ts'

/** Lines of a board run from a core to the edges and bend by forty-five degrees. */
export const circuit: Illustration = {
  name: 'circuit',
  suits: showing(
    'tech, code, coding, hackathon, chip, circuit, data, software, ai, cyber, digital, electronic, developer',
    ['technology', 'software', 'security', 'gaming', 'science', 'energy'],
    0.85,
  ),
  draw({ width, height, random, colours }) {
    const side = Math.min(width, height)
    const [cx, cy] = [width / 2, height / 2]
    const core = side * 0.2
    const count = 5
    const pitch = (core * 2) / count
    const tones = [colours.near, colours.middle, colours.light]
    const lines = tones.map(() => '')
    const ends = tones.map(() => '')
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const off = (i - (count - 1) / 2) * pitch
        const spread = off * random.between(0.9, 1.7)
        const room = (dx !== 0 ? width : height) / 2 - core
        const first = room * random.between(0.18, 0.34)
        const rest = room * random.between(0.2, 0.5) - Math.abs(spread) * 0.2
        const at = (along: number, across: number): [number, number] => [
          cx + dx * (core + along) + (dx === 0 ? across : 0),
          cy + dy * (core + along) + (dy === 0 ? across : 0),
        ]
        const [a, b, c, d] = [
          at(0, off),
          at(first, off),
          at(first + Math.abs(spread), off + spread),
          at(first + Math.abs(spread) + Math.max(0, rest), off + spread),
        ]
        const tone = (i + (dx !== 0 ? 1 : 0)) % tones.length
        lines[tone] += `M${[a, b, c, d].map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
        ends[tone] += circle(d[0], d[1], side * 0.022)
      }
    }
    const inner = core * 0.56
    return [
      ...tones.flatMap((paint, i): Shape[] => [
        { d: nth(lines, i), stroke: { paint, width: side * 0.014, join: 'round' } },
        { d: nth(ends, i), fill: paint },
      ]),
      { d: rect(cx - core, cy - core, core * 2, core * 2), fill: colours.near },
      { d: rect(cx - inner, cy - inner, inner * 2, inner * 2), fill: colours.light },
      { d: circle(cx, cy, inner * 0.42), fill: colours.near },
    ]
  },
}
