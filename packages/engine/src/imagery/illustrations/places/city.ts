import type { Shape } from '../../../scene/types.ts'
import { showing } from '../meaning.ts'
import { circle, type Illustration, rect } from '../types.ts'

/** A row of houses with lit windows. */
export const city: Illustration = {
  name: 'city',
  suits: showing(
    'city, street scene, urban, downtown, neighbourhood, neighborhood, block party, skyline, rooftop',
    ['real-estate', 'architecture', 'construction', 'community'],
    0.8,
  ),
  draw({ width, height, random, colours }) {
    const shapes: Shape[] = [
      {
        d: circle(width * random.between(0.2, 0.8), height * 0.26, Math.min(width, height) * 0.11),
        fill: colours.light,
      },
    ]
    const rowOf = (count: number, low: number, high: number, fill: typeof colours.far, lit: typeof colours.far) => {
      const step = width / count
      for (let i = 0; i < count; i++) {
        const tall = height * random.between(low, high)
        const wide = step * random.between(0.86, 1.02)
        const x = i * step
        shapes.push({ d: rect(x, height - tall, wide, tall), fill })
        const columns = Math.max(2, Math.round(wide / (width * 0.035)))
        const pane = wide / (columns * 2 + 1)
        let windows = ''
        for (let floor = pane * 1.5; floor < tall - pane * 2; floor += pane * 2.4) {
          for (let c = 0; c < columns; c++)
            if (random.chance(0.62)) windows += rect(x + pane * (1 + c * 2), height - tall + floor, pane, pane * 1.3)
        }
        if (windows) shapes.push({ d: windows, fill: lit })
      }
    }
    rowOf(7, 0.38, 0.68, colours.far, colours.ground)
    rowOf(5, 0.2, 0.46, colours.near, colours.light)
    return shapes
  },
}
