/**
 * Parts that a person has locked: no change of parts by hand, in words or by a model reaches them, or what is in them. The colours and
 * fonts of the whole design do, and so does a new layout.
 */
import type { Node, Scene } from '../../scene/types.ts'
import { findNode, findPlace, subtree } from '../../scene/walk.ts'
import type { State, Step } from '../context.ts'
import { nameOf } from '../scene-nodes.ts'
import { cannot } from '../steps.ts'
import type { Operation } from '../types.ts'

/** The locked part that a node is or lies in. */
export function lockOn(scene: Scene, id: string): Node | undefined {
  for (let place = findPlace(scene, id); place; place = place.parent && findPlace(scene, place.parent.id))
    if (place.node.locked) return place.node
  return undefined
}

/** The first locked part in a node, itself included. */
const lockIn = (node: Node | undefined): Node | undefined => node && [...subtree(node)].find(({ locked }) => locked)

/** The locked part that a node is, lies in or holds. */
export const lockAbout = (scene: Scene, id: string): Node | undefined =>
  lockOn(scene, id) ?? lockIn(findNode(scene, id))

/** The locked part that an operation would change. */
function heldBy(operation: Operation, scene: Scene): Node | undefined {
  if (operation.op === 'insert') return lockOn(scene, operation.parent)
  if (!('id' in operation)) return undefined
  return operation.op === 'set' ? lockOn(scene, operation.id) : lockAbout(scene, operation.id)
}

export const lockedReason = (node: Node): string => `“${nameOf(node)}” is locked. Unlock it to change it.`

/** The step without what it does to locked parts; the reason where nothing else is left of it. */
export function withoutLocked(step: Step, { design: { scene } }: State): { step: Step; held?: string } {
  if (step.step !== 'patch') return { step }
  const locks = step.operations.map((operation) => heldBy(operation, scene))
  const held = locks.flatMap((lock) => lock ?? [])
  const [first] = held
  if (!first) return { step }
  const reason = lockedReason(first)
  const operations = step.operations.filter((_, at) => !locks[at])
  // What is put in, moved or taken away hangs together: it is done whole or not at all.
  const isLoose = step.operations.every(({ op }) => op === 'set' || op === 'palette' || op === 'typography')
  if (!isLoose || operations.length === 0) return { step: cannot(reason) }
  const ids = new Set(held.flatMap((node) => [...subtree(node)].map(({ id }) => id)))
  const changes = step.changes.map((change) => ({ ...change, nodes: change.nodes.filter((id) => !ids.has(id)) }))
  return { step: { ...step, operations, changes }, held: reason }
}
