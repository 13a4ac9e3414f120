/** Two pictures in one drawing. */
import type { Box } from '../../base/geometry.ts'
import type { Hex, Paint, Shape, Vector } from '../../scene/types.ts'
import { asVector, type Drawn, edgeOf, named, over, within } from './drawn.ts'
import type { Picture } from './picture.ts'
import type { Rule } from './rules.ts'

/** Things that are cut out of paper are parted by it, whatever they stand on. */
const PAPER: Paint = 'paper'

/** The two as one drawing. */
export function together(first: Picture, second: Picture, rule: Rule): Vector {
  const placed = (picture: Picture, { box, ...stand }: Rule['first'], prefix: string): Drawn =>
    named(within(picture, box, stand), prefix)
  const one = placed(first, rule.first, 'one')
  const alt = `${first.alt} and ${second.alt}`
  if (rule.trail) return asVector(over(trailOf(rule.trail), one), alt)
  const other = placed(second, rule.second, 'two')
  const [below, above] = rule.over === 'first' ? [other, one] : [one, other]
  return asVector(over(below, edgeOf(above, rule.edge, PAPER), above), alt)
}

const [HOT, WARM]: readonly [Hex, Hex] = ['#FF8A1F', '#FFD23F']

/** What flies to the upper right leaves behind it, down to the lower left. */
function trailOf(trail: NonNullable<Rule['trail']>): Drawn {
  const streak = (x: number, y: number, width: number, long: number, fill: Paint): Shape => ({
    d: streakPath({ x, y, width, height: long }),
    fill,
  })
  const broad = trail === 'flames'
  return {
    groups: [],
    shapes: [
      streak(690, 330, broad ? 500 : 440, 980, HOT),
      streak(640, 250, 150, 800, WARM),
      streak(770, 400, 140, 740, WARM),
      streak(700, 330, 220, 820, broad ? WARM : '#FFF1B8'),
    ],
  }
}

/** A tapering stroke that runs from where something is to the lower left. */
function streakPath({ x, y, width, height }: Box): string {
  const half = width / 2
  const away = Math.SQRT1_2
  // Across the way, and along it.
  const [ax, ay] = [half * away, half * away]
  const [tx, ty] = [x - height * away, y + height * away]
  return `M${x - ax} ${y - ay}L${tx} ${ty}L${x + ax} ${y + ay}A${half} ${half} 0 0 0 ${x - ax} ${y - ay}Z`
}
