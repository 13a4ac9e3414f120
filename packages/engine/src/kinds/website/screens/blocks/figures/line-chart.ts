/** How a quantity went over time. */

import { capitalised } from '../../../vocabulary/nouns.ts'
import { MONTHS } from '../../../vocabulary/samples.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { legend, lineShapes, seriesOf, withAxes } from '../../kit/chart.ts'

export const lineChart: Block = {
  name: 'line-chart',
  size: 'wide',
  tall: 400,
  draw(context) {
    const { pen, page, thing, leads } = context
    const random = page.random.fork(`line-${thing}`)
    const sides = { width: innerWidth(context) - 48, height: leads ? 280 : 220 }
    const series = [seriesOf(random, 12, 0.4), seriesOf(random, 12, 0.2).map((value) => value * 0.72)]
    // A telephone shows the same names.
    const months = MONTHS.filter((_, i) => i % (sides.width > 420 ? 2 : 3) === 0)
    return panel(
      context,
      [
        legend(pen, [capitalised(thing), 'Last year']),
        withAxes(pen, sides, lineShapes(pen, sides, series), {
          below: months,
          side: ['400', '300', '200', '100', '0'],
          alt: `${capitalised(thing)} over a year, sample data`,
          points: MONTHS.map((label, i) => ({ label, value: Math.round((series[0]?.[i] ?? 0) * 400) })),
        }),
      ],
      { sample: true },
    )
  },
}
