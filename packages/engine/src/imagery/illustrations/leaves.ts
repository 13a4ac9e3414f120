import type { Shape } from '../../scene/types.ts'
import { showing } from './meaning.ts'
import { type Illustration, round } from './types.ts'

/** Tall stems with paired leaves, growing from the foot. */
export const leaves: Illustration = {
  name: 'leaves',
  suits: showing(
    'plant, leaf, botanical, botany, herb, tea, flower, bloom, forest, tree, jungle, nature, green',
    ['yoga', 'health', 'beauty', 'environment'],
    0.7,
  ),
  draw({ width, height, random, colours }) {
    const leaf = (x: number, y: number, length: number, angle: number) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const at = (along: number, across: number) =>
        `${round(x + along * length * cos - across * length * sin)} ${round(y + along * length * sin + across * length * cos)}`
      return `M${round(x)} ${round(y)}C${at(0.25, 0.34)} ${at(0.72, 0.3)} ${at(1, 0)}C${at(0.72, -0.2)} ${at(0.3, -0.22)} ${round(x)} ${round(y)}Z`
    }
    const stems = 5
    const order = random.shuffle([0, 1, 2, 3, 4])
    return order.flatMap((slot, index): Shape[] => {
      const x = (width * (slot + 0.5)) / stems + width * random.between(-0.03, 0.03)
      const top = height * random.between(0.12, 0.42)
      const lean = width * random.between(-0.05, 0.05)
      const paint = [colours.far, colours.middle, colours.near, colours.light, colours.middle][
        index
      ] as typeof colours.far
      const pairs = 5
      let d = ''
      for (let i = 0; i < pairs; i++) {
        const t = (i + 0.6) / pairs
        const [px, py] = [x + lean * t * t, height - (height - top) * t]
        const length = width * 0.17 * (1.15 - t * 0.55)
        d += leaf(px, py, length, -0.55 - t * 0.4) + leaf(px, py, length, -Math.PI + 0.55 + t * 0.4)
      }
      return [
        {
          d: `M${round(x)} ${round(height)}Q${round(x)} ${round((height + top) / 2)} ${round(x + lean)} ${round(top)}`,
          stroke: { paint, width: width * 0.008, cap: 'round' },
        },
        { d: d + leaf(x + lean, top + width * 0.02, width * 0.12, -Math.PI / 2), fill: paint },
      ]
    })
  },
}
