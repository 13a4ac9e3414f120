/** Quantities side by side. */

import { capitalised } from '../../../vocabulary/nouns.ts'
import { DAYS } from '../../../vocabulary/samples.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { barShapes, seriesOf, withAxes } from '../../kit/chart.ts'

export const barChart: Block = {
  name: 'bar-chart',
  size: 'narrow',
  tall: 340,
  draw(context) {
    const { pen, page, thing } = context
    const random = page.random.fork(`bars-${thing}`)
    const sides = { width: innerWidth(context) - 48, height: 200 }
    const values = seriesOf(random, 7, 0.2)
    const highest = values.indexOf(Math.max(...values))
    return panel(
      context,
      [
        withAxes(pen, sides, barShapes(pen, sides, [values], highest), {
          below: DAYS,
          side: ['80', '60', '40', '20', '0'],
          alt: `${capitalised(thing)} by day, sample data`,
          points: DAYS.map((label, i) => ({ label, value: Math.round((values[i] ?? 0) * 80) })),
        }),
      ],
      { sample: true },
    )
  },
}
