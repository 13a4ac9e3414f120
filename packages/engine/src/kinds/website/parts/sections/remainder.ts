/** Facts that no other part of the page has placed. Nothing that a prompt gave is left out. */
import type { Copy } from '../../../../brief/types.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { band, ruled, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import { headingOf, labelOf } from '../headings.ts'
import type { Page } from '../page.ts'
import { heading, set, small } from '../words.ts'

/** Up to so many stand side by side, large. */
const IN_ROW = 4

/** Side by side under a bar each; many as rows under one heading. */
export function remainder(page: Page, ground: Ground, missing: Copy[]): Frame {
  const { direction } = page
  const isRow = missing.length <= IN_ROW
  const words = (copy: Copy, index: number) =>
    set(`fact-${index + 1}`, copy, copy.role, {
      font: isRow ? 'display' : 'text',
      weight: isRow ? direction.weights.display : direction.weights.strong,
      size: isRow ? (missing.length === 1 ? 64 : 34) : 24,
      lineHeight: isRow ? 1.14 : 1.35,
      fill: ground.text,
      width: 'fill',
      fit: { min: 12 },
    })
  const label = (copy: Copy, index: number) =>
    small(`fact-${index + 1}-label`, labelOf(page, copy), direction, ground, { width: isRow ? 'fill' : span(2) })
  if (isRow)
    return band('details', ground, { padding: [72, 76] }, [
      row(
        'details-row',
        { width: 'fill', layout: { gap: 40, align: 'stretch' } },
        missing.map((copy, index) =>
          column(
            `detail-${index + 1}`,
            {
              width: 'fill',
              role: 'group',
              stroke: { paint: ground.text, width: 3, sides: ['top'] },
              layout: { gap: 10, padding: [18, 0, 0, 0] },
            },
            [label(copy, index), words(copy, index)],
          ),
        ),
      ),
    ])
  return band('details', ground, {}, [
    row('details-grid', { width: 'fill', layout: { justify: 'between', gap: 24 } }, [
      heading('details-heading', headingOf(page, 'details'), direction, ground, { width: span(4) }),
      column('details-column', { width: span(8) }, [
        ruled(
          'details-list',
          ground,
          missing.map((copy, index): Node[] => [label(copy, index), words(copy, index)]),
          { padding: [20, 0, 22, 0], align: 'baseline' },
        ),
      ]),
    ]),
  ])
}
