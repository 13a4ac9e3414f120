/** Ways through a website and buttons that were not there, made like those that stand there. */

import { capitalised } from '../../../base/words.ts'
import type { Frame, Node } from '../../../scene/types.ts'
import { findPlace, places, subtree } from '../../../scene/walk.ts'
import { apply } from '../../apply.ts'
import type { State, Step } from '../../context.ts'
import { copied, freshId } from '../../ids.ts'
import { nodeOf, textsWithin } from '../../scene-nodes.ts'
import { inFrame, patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Operation } from '../../types.ts'

const PARTED = /\s*(?:,|;|\band\b|&)\s*/
/** More words are no name of a page. */
const MOST_WORDS = 3

/**
 * "imprint, privacy and terms" in the foot of a page. Undefined where it is no way through the site.
 * @param holder the navigation, or what holds one
 */
export function planLinks(words: string, holder: Target, state: State): Step | undefined {
  if (state.design.scene.kind !== 'website') return undefined
  const names = words.split(PARTED).filter(Boolean)
  if (names.length === 0 || names.some((name) => /\d|@/.test(name) || name.split(' ').length > MOST_WORDS))
    return undefined
  const nav = navIn(holder, state)
  const model = nav?.children.findLast((child) => textsWithin(child).length === 1)
  const [link] = model ? textsWithin(model) : []
  if (!nav || !model || !link) return undefined
  // As the others are written.
  const written = (name: string) => (/^\p{Lu}/u.test(link.text) ? capitalised(name) : name)
  let at = nav.children.indexOf(model)
  let { design } = state
  const made = names.map((name): Operation => {
    const base = freshId(`${model.id}-more`, design)
    const node = copied(model, base, saying(new Map([[link.id, written(name)]])))
    const insert: Operation = { op: 'insert', parent: nav.id, index: ++at, node }
    design = { ...design, scene: apply(design.scene, [insert]) }
    return insert
  })
  const nodes = made.flatMap((operation) => (operation.op === 'insert' ? [operation.node.id] : []))
  return patchOf(names.length > 1 ? 'Links' : 'Link', names.map(written).join(', '), nodes, made)
}

/** The ways in a part of the page; the last where it holds several. */
function navIn({ ids }: Target, state: State): Frame | undefined {
  const [node] = ids.flatMap((id) => nodeOf(state, id) ?? [])
  if (!node) return undefined
  return [...subtree(node)].findLast(
    (inner): inner is Frame => inner.type === 'frame' && inner.element === 'nav' && inner.children.length > 0,
  )
}

/** In other words than the model's; what is marked as where one is stays the only one. */
export const saying =
  (said: ReadonlyMap<string, string>) =>
  (node: Node): Node => {
    if (node.type === 'text') return { ...node, text: said.get(node.id) ?? node.text, fact: true }
    if (node.type !== 'frame') return node
    const { current: _current, ...rest } = node
    return rest
  }

/** One more button beside the first, in outline; undefined where there is none. */
export function planButton(words: string, anchor: string | undefined, state: State): Step | undefined {
  if (state.design.scene.kind !== 'website') return undefined
  const all = [...places(state.design.scene)]
  const isButton = (node: Node): node is Frame =>
    node.type === 'frame' && node.role === 'button' && textsWithin(node).length === 1
  const around = anchor && all.find(({ node }) => isButton(node) && [...subtree(node)].some(({ id }) => id === anchor))
  const first = around || all.find(({ node }) => isButton(node) && textsWithin(node).some(({ role }) => role === 'cta'))
  const place = first && findPlace(state.design.scene, first.node.id)
  if (!place?.parent || !isButton(place.node) || place.node.at) return undefined
  const { node: model, parent, index } = place
  const [label] = textsWithin(model)
  if (!label) return undefined
  const made = copied(model, freshId(`${model.id}-more`, state.design), saying(new Map([[label.id, words]])))
  const insert: Operation[] =
    parent.layout?.direction === 'row'
      ? [{ op: 'insert', parent: parent.id, index: index + 1, node: made }]
      : inRow(model, made, parent.id, index, state)
  return patchOf('Button', `'${words}' added`, [made.id], insert)
}

/** In a column the two stand side by side. */
export function inRow(model: Frame, made: Frame, parent: string, index: number, state: State): Operation[] {
  const id = freshId(`${model.id}-row`, state.design)
  const row: Frame = {
    id,
    type: 'frame',
    role: 'group',
    layout: { direction: 'row', gap: 16, align: 'center', wrap: true },
    children: [],
  }
  return inFrame(row, parent, index, model.id, made)
}
