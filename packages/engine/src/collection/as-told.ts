/** Whether a sheet's words and picture stand over one another as a prompt tells. */
import type { Brief } from '../brief/types.ts'
import type { Role } from '../scene/types.ts'
import type { Idea } from '../sheet/types.ts'
import { nearestLayout } from './shape.ts'
import type { Entry } from './store.ts'

/** Words that lead, and pictures, as prompts place them. */
const LEADING: readonly Role[] = ['headline', 'brand', 'title', 'quote']
export const PICTURES: readonly Role[] = ['illustration', 'photo', 'icon', 'mark', 'logo']

/** Sheets that have no middle of their own: in them things may stand to one side. */
const LOOSE: readonly Idea[] = ['scene', 'pattern']

/** What else is told, the critic measures. */
export function standsAsTold({ head: { idea }, layouts }: Entry, { placements, format }: Brief): boolean {
  const { slots = [], middle } = nearestLayout(layouts, format) ?? {}
  const isWordsFirst = slots.indexOf('headline') < slots.indexOf('thing')
  const [top, foot] = isWordsFirst ? ([middle ? 'centre' : 'top', 'bottom'] as const) : (['bottom', 'top'] as const)
  return placements.every(({ target, at, beside }) => {
    if (LEADING.includes(target)) return at === undefined || at === top
    if (!PICTURES.includes(target)) return true
    const side = beside && LEADING.includes(beside.of) ? beside.side : undefined
    const isAside = LOOSE.some((one) => one === idea) && (at?.startsWith(`${foot}-`) ?? false)
    return (
      (at === undefined || at === foot || (at === 'centre' && !middle) || isAside) &&
      (side === undefined || side === (isWordsFirst ? 'below' : 'above'))
    )
  })
}
