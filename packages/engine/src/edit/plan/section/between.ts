/** The sections between two others taken out. */
import type { State, Step } from '../../context.ts'
import { cannot, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { mainOf } from '../../understand/sections.ts'
import { sectionIndex } from './order.ts'

/** Undefined where the two are no sections of a page. */
export function planBetween([one, other]: Target[], state: State): Step | undefined {
  const main = mainOf(state)
  if (!main || !one || !other) return undefined
  const [a, b] = [sectionIndex(one, state), sectionIndex(other, state)]
  if (a === undefined || b === undefined) return undefined
  const gone = main.children.slice(Math.min(a, b) + 1, Math.max(a, b))
  if (gone.length === 0) return cannot('There is nothing between them. What should I remove?')
  return patchOf(
    'Sections',
    `${gone.length} removed`,
    gone.map(({ id }) => id),
    gone.map(({ id }): Operation => ({ op: 'remove', id })),
  )
}
