/** One thing made in several ways, until nothing is wrong with it. */
import { present } from '../base/items.ts'
import type { Draft } from './draft.ts'

/** Less is no fault. */
const NONE = 0.001

/**
 * The first draft without a fault; else the one with the fewest.
 * @param ways one at least, the dearest to us first
 * @param own faults that need no paint
 * @param seen those that are seen in pixels: looked for only where the draft may be the best so far
 */
export function fewestFaults<Way>(
  ways: readonly Way[],
  made: (way: Way) => Draft,
  own: (draft: Draft) => number,
  seen: (draft: Draft) => number,
): Draft {
  let best: { draft: Draft; faults: number } | undefined
  for (const way of ways) {
    const draft = made(way)
    const before = own(draft)
    if (best && before >= best.faults) continue
    const faults = before + seen(draft)
    if (faults < NONE) return draft
    if (!best || faults < best.faults) best = { draft, faults }
  }
  return present(best).draft
}
