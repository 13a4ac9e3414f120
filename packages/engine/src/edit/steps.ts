/** Steps put together: what operations reach, what parts are called, one change after another. */
import { capitalised } from '../base/words.ts'
import type { Frame, Node } from '../scene/types.ts'
import { apply } from './apply.ts'
import type { State, Step } from './context.ts'
import type { Target } from './target-types.ts'
import type { Operation } from './types.ts'

/** The nodes that operations set, put in, move or take away. */
export const touched = (operations: readonly Operation[]): string[] =>
  operations.flatMap((operation) => ('id' in operation ? [operation.id] : []))

/** A part that nobody had to say. */
export const targetOf = (name: string, kind: Target['class'], ids: string[]): Target => ({
  name,
  class: kind,
  ids,
  start: 0,
  end: 0,
  explicit: true,
})

/** Parts by their names: "headline, date". */
export const namesOf = (targets: readonly Target[]): string =>
  [...new Set(targets.map((target) => (target.class === 'all-text' ? 'text' : target.name)))].join(', ')

/** The nodes of parts; of the design as a whole none. */
export const idsOf = (targets: readonly Target[]): string[] =>
  targets.flatMap((target) => (target.class === 'whole' ? [] : target.ids))

/** A step that does one thing, and tells it. */
export const patchOf = (
  what: string,
  to: string,
  nodes: string[],
  operations: Operation[],
): Extract<Step, { step: 'patch' }> => ({
  step: 'patch',
  operations,
  changes: [{ what: capitalised(what), to, nodes }],
})

/** A frame put in for parts that stand in it from now on: those that are there by their ids, the others as they are. */
export const inFrame = (frame: Frame, parent: string, index: number, ...members: (string | Node)[]): Operation[] => [
  { op: 'insert', parent, index, node: frame },
  ...members.map(
    (one, at): Operation =>
      typeof one === 'string'
        ? { op: 'move', id: one, parent: frame.id, index: at }
        : { op: 'insert', parent: frame.id, index: at, node: one },
  ),
]

/** The design as operations leave it. */
export const after = (state: State, operations: readonly Operation[]): State => ({
  ...state,
  design: { ...state.design, scene: apply(state.design.scene, operations) },
})

/** What is done with one thing after another, each in the design as those before it left it. */
export function inTurn<T>(
  things: readonly T[],
  state: State,
  plan: (thing: T, now: State) => Operation[],
): Operation[] {
  let now = state
  return things.flatMap((thing) => {
    const operations = plan(thing, now)
    now = after(now, operations)
    return operations
  })
}

/** What was understood and cannot be done here: why, and what can be done instead. */
export const cannot = (question: string, ...suggestions: string[]): Extract<Step, { step: 'cannot' }> => ({
  step: 'cannot',
  question,
  ...(suggestions.length > 0 && { suggestions }),
})
