/** Larger and smaller, and less of it where there is no room. */

import type { State, Step } from '../../context.ts'
import { alreadySo } from '../../families/replies.ts'
import { widened } from '../../sizes/larger-text.ts'
import { resizeContent, resizeNode } from '../../sizes/resizing.ts'
import { idsOf, inTurn, namesOf, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import { type Asked, type Plan, planOf } from './row.ts'

/** `by`: a factor that was said, 'twice as big', '20% smaller'; `stated`: pixels. */
function factorOf({ way, degree, by }: Asked): number {
  if (by !== undefined) return by
  const step = 0.25 * Math.min(2, degree)
  return way === 'more' ? 1 + step : 1 / (1 + step)
}

export const size: Plan = planOf<Asked>({
  set: (parts, asked, state, strength) => {
    const factor = 1 + (factorOf(asked) - 1) * strength
    return inTurn(parts, state, ({ class: kind, ids }, now) =>
      kind === 'whole' || kind === 'ground'
        ? resizeContent(factor, now)
        : ids.flatMap((id) => resizeNode(id, factor, asked.stated, now, kind === 'all-text' || ids.length > 3)),
    )
  },
  to: (asked) => (asked.stated ? `${asked.stated} px` : factorOf(asked) > 1 ? 'larger' : 'smaller'),
  full: (asked, parts, state) =>
    factorOf(asked) > 1 ? wider(parts, state) : `The ${namesOf(parts)} cannot be made smaller and still be legible`,
  grows: (asked, operations) => (factorOf(asked) > 1 ? resized(operations) : undefined),
  weaker: [0.6, 0.12],
  isExact: ({ stated }) => stated !== undefined,
})

/** What a change sets in another size. */
const resized = (operations: readonly Operation[]) =>
  operations.flatMap((operation) =>
    operation.op === 'set' && GROWN.some((key) => key in operation.set) ? [operation.id] : [],
  )
const GROWN = ['size', 'width', 'height', 'fit']

/** Where neither lines nor neighbours give room, a line that fills its width takes some of the margins. */
function wider(parts: readonly Target[], state: State, share = 0.8): Step {
  const operations = idsOf(parts).flatMap((id) => widened(id, share, state))
  if (operations.length === 0 || share < 0.25)
    return alreadySo(`The ${namesOf(parts)} cannot be made larger: there is no more room`, state)
  return {
    ...patchOf(namesOf(parts), 'a little larger', idsOf(parts), operations),
    grows: resized(operations),
    weaker: () => wider(parts, state, share * 0.6),
  }
}
