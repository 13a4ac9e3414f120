/** Which part a press means: groups are chosen as one until one has gone into them. */

import { isInDrawing } from './inner.ts'
import { type Point, partAt } from './measure/geometry.ts'
import type { Artboard, Part } from './use-hand.ts'

/** A part with all that holds it, the outermost first. */
export function chainOf(part: Part, parts: readonly Part[]): Part[] {
  const byId = new Map(parts.map((one) => [one.id, one]))
  const chain: Part[] = []
  for (let one: Part | undefined = part; one; one = one.parent === undefined ? undefined : byId.get(one.parent))
    chain.unshift(one)
  return chain
}

/** Those that lie in no other one of them. */
export function outermost(selected: readonly Part[], parts: readonly Part[]): Part[] {
  const ids = new Set(selected.map(({ id }) => id))
  return selected.filter((part) => !chainOf(part, parts).some(({ id }) => id !== part.id && ids.has(id)))
}

/** Parts that are locked, or lie in one that is. */
export const lockedOf = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => (chainOf(part, parts).some(({ locked }) => locked) ? [part.id] : [])))

interface Where {
  artboard: Artboard
  selected: readonly Part[]
  locked: ReadonlySet<string>
  /** The drawing that is open: of what lies there, its shapes are meant. */
  inside: string | null
}

/** A first press chooses the outermost group, one in a group that one has gone into what lies next in it. @param deeper goes into what is selected */
export function chosenAt(
  point: Point,
  { artboard, selected, locked, inside: opened }: Where,
  deeper = false,
): Part | undefined {
  const { parts } = artboard
  const shape = partAt(
    point,
    parts.filter((part) => part.parent === opened && isInDrawing(part)),
    artboard,
    locked,
  )
  if (shape) return shape
  const found = partAt(point, parts, artboard, locked)
  if (!found) return undefined
  const chain = chainOf(found, parts)
  const [only] = selected
  const open = only ? chainOf(only, parts).slice(0, deeper ? undefined : -1) : []
  const inside = new Set(open.map(({ id }) => id))
  return chain.find(({ id, grouped }) => grouped && !inside.has(id)) ?? found
}
