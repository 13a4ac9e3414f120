/** The facts of an occasion or offer (when, where, how much) as one row under the hero's words. */
import { column, row } from '../../../scene/build.ts'
import type { Frame } from '../../../scene/types.ts'
import type { Ground } from './grounds.ts'
import { labelOf } from './headings.ts'
import type { Page } from './page.ts'
import { set, small } from './words.ts'

/** At most so many facts fit a row; the rest is set by the section of details. */
const MOST = 4

export function occasionRow(page: Page, ground: Ground): Frame[] {
  const { content, direction } = page
  const facts = content.occasion.slice(0, MOST)
  if (facts.length === 0) return []
  return [
    row(
      'occasion',
      {
        width: 'fill',
        role: 'group',
        layout: { gap: 32, padding: [22, 0, 0, 0] },
        stroke: { paint: ground.line, width: 1, sides: ['top'] },
      },
      facts.map((copy, index) =>
        column(`occasion-${index + 1}`, { width: 'fill', layout: { gap: 4 } }, [
          small(`occasion-${index + 1}-label`, labelOf(page, copy), direction, ground),
          set(`occasion-${index + 1}-fact`, copy, copy.role, {
            font: 'text',
            weight: direction.weights.strong,
            size: 30,
            lineHeight: 1.3,
            fill: ground.text,
            fit: { min: 12, lines: 4 },
          }),
        ]),
      ),
    ),
  ]
}
