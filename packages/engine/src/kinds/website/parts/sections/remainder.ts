/** Facts that no other part of the page has placed. Nothing that a prompt gave is left out. */
import type { Copy } from '../../../../brief/types.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { band, ruled, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import { headingOf, labelOf } from '../headings.ts'
import type { Page } from '../page.ts'
import { heading, set, small } from '../words.ts'

export function remainder(page: Page, ground: Ground, missing: Copy[]): Frame {
  const { direction } = page
  const rows = missing.map((copy, index): Node[] => [
    small(`fact-${index + 1}-label`, labelOf(page, copy), direction, ground, { width: span(2) }),
    set(`fact-${index + 1}`, copy, copy.role, {
      font: 'text',
      weight: direction.weights.strong,
      size: 24,
      lineHeight: 1.35,
      fill: ground.text,
      width: 'fill',
      fit: { min: 12 },
    }),
  ])
  return band('details', ground, {}, [
    row('details-grid', { width: 'fill', layout: { justify: 'between', gap: 24 } }, [
      heading('details-heading', headingOf(page, 'details'), direction, ground, { width: span(4) }),
      column('details-column', { width: span(8) }, [
        ruled('details-list', ground, rows, { padding: [20, 0, 22, 0], align: 'baseline' }),
      ]),
    ]),
  ])
}
