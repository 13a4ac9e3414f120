/** Which part a press means: groups are chosen as one until one has gone into them. */

import { drawingOf, isInDrawing } from './inner.ts'
import { type Point, partAt, partsAt } from './measure/geometry.ts'
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
  /** Ids of what is painted there, the uppermost first. */
  painted?: readonly string[]
}

/** Everything under a press, in the order in which presses come to it: in an open drawing what is painted there, then what lies beneath; elsewhere the smallest first. */
export function stackAt(point: Point, { artboard, locked, inside: opened, painted = [] }: Where): Part[] {
  const { parts } = artboard
  const byId = new Map(parts.map((part) => [part.id, part]))
  const shapes = parts.filter((part) => opened !== null && part.kind === 'shape' && drawingOf(part.id) === opened)
  const seen = painted.flatMap((id) => {
    const part = byId.get(id)
    return part && shapes.includes(part) && !part.hidden ? [part] : []
  })
  if (seen.length > 0) return seen
  // Beside every outline, but in the box of a shape: lines are thin.
  const near = partsAt(point, shapes, locked)
  return near.length > 0 ? near : partsAt(point, parts, locked)
}

/** The part that lies beneath the one that is selected there; the uppermost where none is. */
export function beneathAt(point: Point, where: Where): Part | undefined {
  const stack = stackAt(point, where)
  const ids = new Set(where.selected.map(({ id }) => id))
  return stack[(stack.findLastIndex(({ id }) => ids.has(id)) + 1) % Math.max(1, stack.length)]
}

/** A first press chooses the outermost group, one in a group that one has gone into what lies next in it. @param deeper goes into what is selected */
export function chosenAt(point: Point, where: Where, deeper = false): Part | undefined {
  const { artboard, selected, locked, inside: opened } = where
  const { parts } = artboard
  const [uppermost] = stackAt(point, where)
  const isShape = uppermost !== undefined && isInDrawing(uppermost)
  const found = isShape ? uppermost : partAt(point, parts, artboard, locked)
  if (!found) return undefined
  // What holds the drawing was gone into when it was opened.
  const chain = chainOf(found, parts).filter((part) => !isShape || drawingOf(part.id) === opened)
  const [only] = selected
  const open = only ? chainOf(only, parts).slice(0, deeper ? undefined : -1) : []
  const inside = new Set(open.map(({ id }) => id))
  const next = chain.find(({ id, grouped }) => grouped && !inside.has(id)) ?? found
  // Of shapes that lie on one another a double press goes one deeper.
  return deeper && isShape && next.id === only?.id ? beneathAt(point, where) : next
}
