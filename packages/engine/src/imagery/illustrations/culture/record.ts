import { showing } from '../meaning.ts'
import { circle, type Illustration } from '../types.ts'

/** A record, seen from above and cut by the edge. */
export const record: Illustration = {
  name: 'record',
  suits: showing('vinyl, record, jazz, soul, dj, disco, funk, blues, hip hop', ['music'], 0.8),
  draw({ width, height, random, colours }) {
    const size = Math.min(width, height)
    const [x, y] = [width * random.pick([0.5, 0.68, 0.32]), height * random.between(0.46, 0.54)]
    const radius = Math.max(size * 0.56, Math.min(size * 0.62, height * 0.47))
    const grooves = [0.94, 0.88, 0.8, 0.74, 0.66, 0.6, 0.52, 0.46].map((share) => circle(x, y, radius * share)).join('')
    return [
      { d: circle(x, y, radius), fill: colours.near },
      { d: grooves, stroke: { paint: { colour: colours.far, alpha: 0.35 }, width: Math.max(1, radius * 0.006) } },
      { d: circle(x, y, radius * 0.36), fill: colours.light },
      { d: circle(x, y, radius * 0.25), stroke: { paint: colours.middle, width: Math.max(2, radius * 0.02) } },
      { d: circle(x, y, radius * 0.045), fill: colours.ground },
    ]
  },
}
