/** A step without what it would do to things that shall stay as they are. */
import { isKeyOf, keysOf } from '../base/tables.ts'
import type { FontUse, Node, Palette } from '../scene/types.ts'
import { findNode, places, subtree } from '../scene/walk.ts'
import type { State, Step } from './context.ts'
import { coloursOf, isHex, paintsOf, repaint } from './paints.ts'
import { settled } from './palette/recolour.ts'
import { cannot } from './steps.ts'
import type { Operation } from './types.ts'

/** The step without what it would do to the spared things; `what` names them. */
export function sparing(step: Step | undefined, spared: string[], what: string, state: State): Step | undefined {
  if (step?.step !== 'patch') return step
  const { scene } = state.design
  const ids = new Set(spared)
  if (ids.size === 0) return cannot(`There is no ${what} in this design to leave as it is. What should I do?`)
  const operations = step.operations.flatMap((operation) => without(operation, ids, state))
  if (operations.length === 0) return cannot(`Without ${what} there is nothing left to change. What should I do?`)
  const { weaker, otherwise: _otherwise, ...rest } = step
  return {
    ...rest,
    operations: settled(scene, operations, state.context, ids),
    changes: step.changes.map((change) => ({
      ...change,
      to: `${change.to ?? 'changed'}, except ${what}`,
      nodes: change.nodes.filter((id) => !ids.has(id)),
    })),
    ...(weaker && { weaker: () => sparing(weaker(), spared, what, state) }),
  }
}

function without(operation: Operation, ids: ReadonlySet<string>, state: State): Operation[] {
  const { scene } = state.design
  if (operation.op === 'palette') return repainted(operation.set, ids, state)
  if (operation.op === 'typography') return reset(operation.set, ids, state)
  if (operation.op === 'insert') return [operation]
  if (ids.has(operation.id)) return []
  const node = findNode(scene, operation.id)
  const holds = operation.op === 'remove' && node && [...subtree(node)].some((inner) => ids.has(inner.id))
  return holds ? [] : [operation]
}

/** Roles that the spared things show keep their colours; the others that show them are painted one by one. */
function repainted(set: Partial<Palette>, ids: ReadonlySet<string>, state: State): Operation[] {
  const nodes = [...places(state.design.scene)].map(({ node }) => node)
  const kept = new Set<string>(
    nodes
      .filter((node) => ids.has(node.id))
      .flatMap((node) => paintsOf(node).flatMap(coloursOf))
      .filter((colour) => !isHex(colour) && colour in set),
  )
  const rest: Partial<Palette> = { ...set }
  for (const role of keysOf(rest)) if (kept.has(role)) delete rest[role]
  const singly = nodes
    .filter((node) => !ids.has(node.id))
    .flatMap((node): Operation[] => {
      const patch = repaint(node, (colour) =>
        kept.has(colour) ? (isKeyOf(set, colour) && set[colour]) || colour : colour,
      )
      return patch ? [{ op: 'set', id: node.id, set: patch }] : []
    })
  return [...(Object.keys(rest).length > 0 ? [{ op: 'palette' as const, set: rest }] : []), ...singly]
}

/** Families that the spared texts are set in stay; the others get the third voice, where it is free. */
function reset(
  set: Extract<Operation, { op: 'typography' }>['set'],
  ids: ReadonlySet<string>,
  state: State,
): Operation[] {
  const texts = [...places(state.design.scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))
  const used = new Set(texts.filter(({ id }) => ids.has(id)).map(({ font }) => font))
  const voice = Object.entries(set).find(([use]) => used.has(use as FontUse))
  if (!voice) return [{ op: 'typography', set }]
  const [use, family] = voice
  if (texts.some(({ font }) => font === 'accent')) return []
  const others = texts.filter((node) => node.font === use && !ids.has(node.id))
  return [
    { op: 'typography', set: { accent: family } },
    ...others.map((node: Node): Operation => ({ op: 'set', id: node.id, set: { font: 'accent' } })),
  ]
}
