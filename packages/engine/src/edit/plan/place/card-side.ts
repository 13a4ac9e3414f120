/** From one side of a card to the other: "put the phone on the back", "the address belongs on the front". */
import { capitalised } from '../../../base/words.ts'
import type { Frame, Node, Scene, Text } from '../../../scene/types.ts'
import { findPlace, places, subtree } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { emptied } from '../../families/remove-words.ts'
import { alreadySo } from '../../families/replies.ts'
import { freshId } from '../../ids.ts'
import { settled } from '../../palette/recolour.ts'
import { textsIn } from '../../scene-nodes.ts'
import { cannot } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'

/** Corners in the order in which they are tried: from the edge down and across. */
const CORNERS = [
  { bottom: 1, left: 1 },
  { bottom: 1, right: 1 },
  { top: 1, left: 1 },
  { top: 1, right: 1 },
] as const

/** Texts on the other side of a card; undefined where the design has one side, or no text was named. */
export function planCardSide(targets: Target[], side: 'front' | 'back', state: State): Step | undefined {
  const { scene } = state.design
  const there = scene.artboards[side === 'front' ? 0 : 1]?.root
  if (!there || scene.artboards.length < 2 || scene.kind !== 'business-card') return undefined
  const named = targets.filter((target) => target.class === 'text' || target.name === 'details')
  const held = new Set([...subtree(there)].map(({ id }) => id))
  const ids = named.flatMap((target) => target.ids)
  const texts = textsIn(ids, state)
  const coming = texts.filter(({ id }) => !held.has(id))
  const name = named.map((target) => target.name).join(', ')
  if (texts.length === 0) return undefined
  if (coming.length === 0) return alreadySo(`The ${name} is already on the ${side}`, state)
  return inCorner(0, coming, there, { name, side }, state)
}

/** Neither side of a card comes first. */
export const SIDES_ARE_EQUAL: Step = cannot(
  'A card is printed on both sides, and neither comes first. What should go on which side?',
  'put the phone on the back',
  'put the name on the back',
  'another layout, same colours',
)

function inCorner(
  index: number,
  texts: Text[],
  there: Frame,
  { name, side }: { name: string; side: string },
  state: State,
): Step | undefined {
  const corner = CORNERS[index]
  const whole = boxesOf(state.design.scene, state.context).get(there.id)
  if (!corner || !whole) return undefined
  const margin = Math.round(Math.min(whole.width, whole.height) * 0.12)
  const right = 'right' in corner
  const block: Frame = {
    type: 'frame',
    id: freshId('moved', state.design),
    role: 'group',
    at: Object.fromEntries(Object.keys(corner).map((edge) => [edge, margin])),
    layout: { direction: 'column', gap: 4, align: right ? 'end' : 'start' },
    children: texts.map((node) => plain(node, right)),
  }
  const leaving = removals(texts, state.design.scene)
  const operations: Operation[] = [
    ...leaving,
    { op: 'insert', parent: there.id, index: there.children.length, node: block },
  ]
  const changes = [{ what: capitalised(name), to: `on the ${side}`, nodes: texts.map(({ id }) => id) }]
  return {
    step: 'patch',
    operations: settled(state.design.scene, operations, state.context),
    changes,
    shrinks: texts.map(({ id }) => id),
    weaker: () => inCorner(index + 1, texts, there, { name, side }, state),
  }
}

/** Without the place that it had, and in no more than its own width. */
function plain(node: Text, right: boolean): Node {
  const {
    at: _at,
    margin: _margin,
    width: _width,
    maxWidth: _maxWidth,
    alignSelf: _self,
    align: _align,
    ...rest
  } = node
  return { ...rest, ...(right && { align: 'end' as const }) }
}

/** The row of a line and the sign before it, which says nothing without it. */
function signedRow(id: string, scene: Scene): string | undefined {
  const parent = findPlace(scene, id)?.parent
  const others = parent?.children.filter((child) => child.id !== id) ?? []
  const isRow = others.length === 1 && others.every((child) => child.role === 'icon' && child.type !== 'text')
  return parent && isRow && findPlace(scene, parent.id)?.parent ? parent.id : undefined
}

function removals(texts: Text[], scene: Scene): Operation[] {
  let now = scene
  return texts.flatMap(({ id }): Operation[] => {
    if (!findPlace(now, id)) return []
    const own = emptied(now, id)
    // A frame that holds more than this is left.
    const gone = [...places(now)].find(({ node }) => node.id === own)?.node
    const only = gone && [...subtree(gone)].every((inner) => inner.type === 'frame' || inner.id === id)
    const operation: Operation = { op: 'remove', id: signedRow(id, now) ?? (only ? own : id) }
    now = apply(now, [operation])
    return [operation]
  })
}
