/** Things in rows: dates, posts, rules, vacancies; the price, date or figure stands at the right. */
import { column } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { ruled, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import type { Page } from '../page.ts'
import { body, strong, title } from '../words.ts'
import type { PartContent } from './entries.ts'
import { partBand } from './part-band.ts'

export function rows(page: Page, ground: Ground, id: string, part: PartContent) {
  const { direction } = page
  if (part.entries.length === 0) return undefined
  const size = part.entries.length > 6 ? 28 : 34
  const lines = part.entries.map(({ name, line, value }, index): Node[] => [
    column(`${id}-${index + 1}`, { width: 'fill', layout: { gap: 6 } }, [
      title(`${id}-${index + 1}-name`, name, direction, ground, { size, width: 'fill' }),
      ...(line === '' ? [] : [body(`${id}-${index + 1}-line`, line, direction, ground, { size: 19 })]),
    ]),
    ...(value === ''
      ? []
      : [strong(`${id}-${index + 1}-value`, value, direction, ground, { size: 24, fit: { min: 14, lines: 1 } })]),
  ])
  return partBand(id, page, ground, part, [
    column(`${id}-column`, { width: 'fill', maxWidth: span(12) }, [
      ruled(`${id}-list`, ground, lines, { padding: [20, 0, 22, 0], align: 'center' }),
    ]),
  ])
}
