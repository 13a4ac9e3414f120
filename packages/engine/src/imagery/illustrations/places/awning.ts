import { nth } from '../../../base/items.ts'
import type { Shape } from '../../../scene/types.ts'
import { showing } from '../meaning.ts'
import { circle, type Illustration, rect, round } from '../types.ts'

/** A market stall: a striped awning, a counter, crates of round things. */
export const awning: Illustration = {
  name: 'awning',
  suits: showing(
    'market, fair, stall, bazaar, farmers, flea, street food, grocer, deli',
    ['farm', 'bakery', 'food'],
    0.7,
  ),
  draw({ width, height, random, colours }) {
    const count = Math.max(6, Math.round(width / (height * 0.16))) | 1
    const inset = width * 0.06
    const w = (width - 2 * inset) / count
    const [top, drop] = [height * 0.06, height * 0.3]
    const strip = (i: number) =>
      `M${round(inset + i * w)} ${round(top)}h${round(w)}v${round(drop)}a${round(w / 2)} ${round(w / 2)} 0 0 1 ${round(-w)} 0Z`
    const every = (from: number) => Array.from({ length: count }, (_, i) => (i % 2 === from ? strip(i) : '')).join('')
    const counter = height * 0.76
    const crates = 3
    const cw = (width - 2 * inset - w) / crates
    const tones = random.shuffle([colours.light, colours.middle, colours.near])
    const goods = Array.from({ length: crates }, (_, c): Shape => {
      const left = inset + w * 0.5 + c * cw
      const r = cw * 0.115
      let d = ''
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 4 - row; i++)
          d += circle(left + cw / 2 + (i - (3 - row) / 2) * r * 2, counter - r * 0.75 - row * r * 1.7, r * 0.97)
      return { d, fill: nth(tones, c % 3) }
    })
    return [
      {
        d:
          rect(inset + w * 0.3, top + drop, w * 0.14, height) +
          rect(width - inset - w * 0.44, top + drop, w * 0.14, height),
        fill: colours.near,
      },
      { d: every(0), fill: colours.light },
      { d: every(1), fill: colours.near },
      { d: rect(inset, top - height * 0.025, width - 2 * inset, height * 0.03), fill: colours.middle },
      ...goods,
      { d: rect(inset, counter, width - 2 * inset, height - counter), fill: colours.middle },
      {
        d: Array.from({ length: crates }, (_, c) =>
          rect(inset + w * 0.5 + c * cw + cw * 0.05, counter + height * 0.035, cw * 0.9, height * 0.025),
        ).join(''),
        fill: colours.near,
      },
    ]
  },
}
