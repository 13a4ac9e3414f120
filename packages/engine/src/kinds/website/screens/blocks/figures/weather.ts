/** The day's weather or air, and the days to come. */

import { cyclic } from '../../../../../base/items.ts'
import { rowsSaid, says } from '../../../../../brief/told/sayings.ts'
import type { Brief } from '../../../../../brief/types.ts'
import type { Rows } from '../../../../../language/spoken.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { DAYS } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'

const SIGNS: readonly IconName[] = ['sun', 'cloud', 'rain', 'sun', 'cloud']
type Reading = readonly [sign: IconName, name: string, value: string]
const READINGS: readonly Reading[] = [
  ['drop', 'Humidity', '62%'],
  ['wind', 'Wind', '14 km/h'],
  ['leaf', 'Air quality', '41'],
]
/** What is measured besides where the prompt names it. */
const NAMED: Rows<Reading> = [
  [/temperature/i, ['sun', 'Temperature', '18 °C']],
  [/\bgas\b|sensor/i, ['pulse', 'Gas sensor', '0.4 ppm']],
  [/\bAQI\b|air quality index/i, ['leaf', 'AQI', '41']],
  [/pollut|particle|\bpm\b/i, ['cloud', 'Fine dust', '9 µg/m³']],
  [/rain|precipitation/i, ['rain', 'Rain', '2 mm']],
]
const MOST_READINGS = 5

/** What is measured, as far as the prompt says. */
function readingsFor(brief: Brief): readonly Reading[] {
  const named = rowsSaid(brief, NAMED)
  return [...named, ...READINGS.filter(([icon]) => !named.some(([other]) => other === icon))].slice(
    0,
    Math.max(READINGS.length, Math.min(MOST_READINGS, named.length + 1)),
  )
}

export const weather: Block = {
  name: 'weather',
  size: 'narrow',
  tall: 380,
  draw(context) {
    const { pen, page } = context
    const readings = readingsFor(page.brief)
    return panel(
      context,
      [
        pen.row(
          [
            pen.icon('sun', 64, pen.surface.strong),
            pen.text('display', '18°', { role: 'label', element: 'span' }),
            pen.col([pen.text('strong', 'Today'), pen.text('small', 'Light cloud')], { gap: 2 }),
          ],
          {
            gap: 18,
          },
        ),
        pen.row(
          readings.map(([icon, name, value]) =>
            pen.col([pen.icon(icon, 22, pen.surface.strong), pen.text('strong', value), pen.text('caption', name)], {
              width: 'fill',
              gap: 4,
            }),
          ),
          { width: 'fill', gap: 12, pad: 16, fill: pen.surface.sunk, radius: pen.inner, align: 'start' },
        ),
        pen.row(
          SIGNS.map((sign, i) =>
            pen.col(
              [
                pen.text('caption', cyclic(DAYS, i + 1)),
                pen.icon(sign, 26, pen.surface.strong),
                pen.text('label', `${19 - ((i * 3) % 7)}°`),
              ],
              {
                width: 'fill',
                align: 'center',
                gap: 8,
              },
            ),
          ),
          { width: 'fill' },
        ),
      ],
      {
        sample: true,
        others: 'none',
        title: says(page.brief, 'airQuality') ? 'Current weather and air quality' : 'Current weather',
      },
    )
  },
}
