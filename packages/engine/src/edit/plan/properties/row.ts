/**
 * A property of parts as a row: of which parts it is, what carries more or less of it out, how that is told, and what is said
 * where nothing of it is left to change. One runner makes a step of it.
 */
import type { Node } from '../../../scene/types.ts'
import type { State, Step } from '../../context.ts'
import { alreadySo, mayShrink } from '../../families/replies.ts'
import type { Difference } from '../../measure/compare.ts'
import type { Sight } from '../../measure/sight.ts'
import { idsOf, namesOf, patchOf, touched } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'
import type { RowLook } from '../../understand/wish.ts'

/** More, less or this very value of a property. */
export type Asked = Omit<RowLook, 'property'>

/** Undefined where the property is not one of the parts. */
export type Plan<A = Asked> = (targets: readonly Target[], asked: A, state: State) => Step | undefined

/** A property that can be wished: how it is planned, and what proves it. */
export interface Property {
  plan: Plan
  /** What a comparison shows of it: where a font has no bolder weight, a larger size or another font is what there is. */
  shownBy: readonly Difference['property'][]
  /** What has to be seen of it, of all of the design or of a part. */
  isSeen?: (sight: Sight) => boolean
}

type Patch<N> = { [K in keyof N]?: N[K] | null }

export interface Row<A = Asked> {
  /** The parts that have it: none, and it is no wish of this property. All that were named where absent. */
  of?: (targets: readonly Target[], state: State) => Target[]
  /** `strength` 1 is what was asked for. */
  set: (parts: readonly Target[], asked: A, state: State, strength: number) => Operation[]
  /** What is told to have changed; the names of the parts where absent. */
  what?: (parts: readonly Target[], state: State) => string
  /** The nodes that are told of; those that were named where absent. */
  nodes?: (parts: readonly Target[], operations: readonly Operation[]) => string[]
  to: (asked: A, parts: readonly Target[]) => string
  /** A sentence, or another step, where nothing is left to change. */
  full: (asked: A, parts: readonly Target[], state: State) => string | Step | undefined
  /** What shall have more room. */
  grows?: (asked: A, operations: readonly Operation[]) => string[] | undefined
  /** Letters may be set smaller so that it fits. */
  refits?: true
  /** Where it has no room: each time so much of it, down to the least. */
  weaker?: readonly [by: number, least: number]
  /** A value that was said is not done in part. */
  isExact?: (asked: A) => boolean
}

/** The plan of a row. */
export const planOf =
  <A>(row: Row<A>): Plan<A> =>
  (targets, asked, state) => {
    const parts = row.of ? row.of(targets, state) : targets
    return parts.length > 0 ? stepOf(row, parts, asked, state, 1) : undefined
  }

function stepOf<A>(row: Row<A>, parts: readonly Target[], asked: A, state: State, strength: number): Step | undefined {
  const [by, least] = row.weaker ?? [0, 0]
  const operations = strength < least ? [] : row.set(parts, asked, state, strength)
  if (operations.length === 0) {
    const full = row.full(asked, parts, state)
    return typeof full === 'string' ? alreadySo(full, state) : full
  }
  const nodes = row.nodes?.(parts, operations) ?? idsOf(parts)
  const grows = row.grows?.(asked, operations)
  const step = {
    ...patchOf(row.what?.(parts, state) ?? namesOf(parts), row.to(asked, parts), nodes, operations),
    ...(grows && { grows }),
    ...(by > 0 && !row.isExact?.(asked) && { weaker: () => stepOf(row, parts, asked, state, strength * by) }),
  }
  return row.refits ? mayShrink(step) : step
}

/** It is told of all that was set, and not only of what was named. */
export const allSet = (_: readonly Target[], operations: readonly Operation[]) => touched(operations)

/** The first plan that is one of the parts. */
export const firstOf =
  <A>(...plans: Plan<A>[]): Plan<A> =>
  (targets, asked, state) => {
    for (const plan of plans) {
      const step = plan(targets, asked, state)
      if (step) return step
    }
    return undefined
  }

/** What each of some nodes is set to; those that have it already stay as they are. */
export const setEach = <N extends Node>(nodes: readonly N[], next: (node: N) => Patch<N> | undefined): Operation[] =>
  nodes.flatMap((node): Operation[] => {
    const set = next(node)
    const now = new Map<string, unknown>(Object.entries(node))
    const isOther = Object.entries(set ?? {}).some(([key, value]) => (value ?? undefined) !== now.get(key))
    return set && isOther ? [{ op: 'set', id: node.id, set }] : []
  })

/** Parts of the design, and not all of it or what lies under it. */
export const partsAmong = (targets: readonly Target[]): Target[] =>
  targets.filter(({ class: kind }) => kind !== 'whole' && kind !== 'ground')
