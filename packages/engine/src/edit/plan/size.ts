/** Larger and smaller. */
import { capitalised } from '../../base/words.ts'
import { apply } from '../apply.ts'
import type { State, Step } from '../context.ts'
import { alreadySo } from '../families/replies.ts'
import { widened } from '../sizes/larger-text.ts'
import { resizeContent, resizeNode } from '../sizes/resizing.ts'
import type { Target } from '../target-types.ts'
import type { Operation } from '../types.ts'

/** How much larger or smaller, or to how many pixels. */
export interface Sizing {
  way: 'more' | 'less'
  degree: number
  /** A factor that was said: 'twice as big', '20% smaller'. */
  by?: number
  /** Pixels. */
  stated?: number
}

/** Parts larger or smaller, and less of it where there is no room. */
export const planSize = (targets: Target[], sizing: Sizing, state: State): Step => resize(targets, sizing, state)

function factorOf({ way, degree, by }: Sizing): number {
  if (by !== undefined) return by
  const step = 0.25 * Math.min(2, degree)
  return way === 'more' ? 1 + step : 1 / (1 + step)
}

/** `strength` 1 is what was asked for; less is tried where that has no room. */
function resize(targets: Target[], sizing: Sizing, state: State, strength = 1): Step {
  const { stated } = sizing
  const factor = 1 + (factorOf(sizing) - 1) * strength
  const operations: Operation[] = []
  let current = state
  for (const target of targets) {
    const more =
      target.class === 'whole' || target.class === 'ground'
        ? resizeContent(factor, current)
        : target.ids.flatMap((id) =>
            resizeNode(id, factor, stated, current, target.class === 'all-text' || target.ids.length > 3),
          )
    operations.push(...more)
    current = { ...current, design: { ...current.design, scene: apply(current.design.scene, more) } }
  }
  const names = [...new Set(targets.map((target) => (target.class === 'all-text' ? 'text' : target.name)))]
  const nodes = targets.flatMap((target) => (target.class === 'whole' ? [] : target.ids))
  if (operations.length === 0) return factor > 1 ? widerStep(nodes, names, state) : noSmaller(names, state)
  const to = stated ? `${stated} px` : factor > 1 ? 'larger' : 'smaller'
  return {
    step: 'patch',
    operations,
    changes: names.map((name) => ({ what: capitalised(name), to, nodes })),
    ...(factor > 1 && { grows: resized(operations) }),
    ...(stated === undefined && { weaker: () => weaker(targets, sizing, state, strength, names) }),
  }
}

/** What a change sets in another size. */
const resized = (operations: Operation[]) =>
  operations.flatMap((operation) =>
    operation.op === 'set' && GROWN.some((key) => key in operation.set) ? [operation.id] : [],
  )
const GROWN = ['size', 'width', 'height', 'fit']

function weaker(targets: Target[], sizing: Sizing, state: State, strength: number, names: string[]): Step {
  if (strength >= 0.2) return resize(targets, sizing, state, strength * 0.6)
  const nodes = targets.flatMap((target) => (target.class === 'whole' ? [] : target.ids))
  return sizing.way === 'more' ? widerStep(nodes, names, state) : noSmaller(names, state)
}

const noSmaller = (names: string[], state: State) =>
  alreadySo(`The ${names.join(', ')} cannot be made smaller and still be legible`, state)

/** Where neither lines nor neighbours give room, a line that fills its width takes some of the margins. */
function widerStep(ids: string[], names: string[], state: State, share = 0.8): Step {
  const operations = ids.flatMap((id) => widened(id, share, state))
  if (operations.length === 0 || share < 0.25)
    return alreadySo(`The ${names.join(', ')} cannot be made larger: there is no more room`, state)
  return {
    step: 'patch',
    operations,
    changes: names.map((name) => ({
      what: capitalised(name),
      to: 'a little larger',
      nodes: ids,
    })),
    grows: resized(operations),
    weaker: () => widerStep(ids, names, state, share * 0.6),
  }
}
