/** How well a staging suits what is told. */
import type { Brief } from '../../../brief/types.ts'
import { bringsGround } from '../../../imagery/lent-figures.ts'
import { isView } from '../pictured/settings.ts'
import { inOrder } from './pieces.ts'
import type { StagingRow } from './stagings.ts'

/** What a tone asks for, and what it does not become, as weights. */
const [WANTED, OTHERWISE, UNBECOMING] = [1.7, 0.7, 0.25]

/** Whether what is to be seen can be shown so. */
function canShow({ backing, bleed, title, foot, toned }: StagingRow, brief: Brief): boolean {
  const [lead, ...others] = inOrder(brief)
  if (!lead || brief.forms) return true
  if (brief.picture) return backing !== 'horizon' && backing !== 'arch' && bleed === undefined
  if (isView(lead.figure)) return !backing && bleed === undefined
  if (bringsGround(lead.figure) && (backing || foot || toned)) return false
  // What was said to be small or of middle size, or has others beside it, is not brought near.
  if (bleed !== undefined) return lead.size !== 'small' && others.length === 0
  // Words do not grow beside what was to be large.
  return title <= LOUD_TITLE || (lead.size !== 'large' && lead.size !== 'huge')
}
const LOUD_TITLE = 1.2

/** How well a row suits a brief, 0 where it cannot show what is told. */
export function rowSuits(row: StagingRow, brief: Brief): number {
  if (!canShow(row, brief)) return 0
  const { tones } = brief.style
  const is = (some: StagingRow['for']) => tones.some((tone) => some?.includes(tone))
  const toned = is(row.for) ? WANTED : row.for && tones.length > 0 ? OTHERWISE : 1
  return row.weight * toned * (is(row.not) ? UNBECOMING : 1)
}
