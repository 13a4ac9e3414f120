import type { Shape } from '../../scene/types.ts'
import { showing } from './meaning.ts'
import { type Illustration, round } from './types.ts'

/** Lanes of a running track sweep round a bend. */
export const track: Illustration = {
  name: 'track',
  suits: showing(
    'run, race, marathon, sport, athlete, athletics, sprint, track, gym, training, fitness, triathlon',
    ['sports', 'fitness'],
    0.9,
  ),
  draw({ width, height, random, colours }) {
    const lanes = 6
    const left = random.chance(0.5)
    const [cx, cy] = [left ? width * 0.04 : width * 0.96, height * 1.02]
    const reach = Math.max(width, height) * 1.02
    const step = (reach * 0.72) / lanes
    const tones = [colours.light, colours.middle, colours.near]
    const shapes: Shape[] = Array.from({ length: lanes }, (_, i) => {
      const r = reach - i * step
      return {
        d: `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0Z`,
        fill: tones[i % 3] as typeof colours.light,
        stroke: { paint: colours.ground, width: Math.max(2, step * 0.09) },
      }
    })
    const r = reach - lanes * step
    return [
      ...shapes,
      { d: `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0Z`, fill: colours.ground },
    ]
  },
}
