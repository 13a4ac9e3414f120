/** Which node moves when a part is named: the one that holds it alone, or all of a drawing. */
import type { Box } from '../../../base/geometry.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State } from '../../context.ts'
import { isWordless } from '../../smaller-drawings.ts'

/** Texts and pictures that fill a frame of their own move with it (a button with its label), and a sign with its plate. */
export function lifted(ids: string[], state: State): string[] {
  const out = ids.map((id) => {
    const parent = findPlace(state.design.scene, id)?.parent
    const together =
      parent && parent.children.length > 0 && parent.children.every((child) => child.at || ids.includes(child.id))
    const above = parent && findPlace(state.design.scene, parent.id)?.parent
    return together && above && (ids.length > 1 || parent.role === 'button') ? parent.id : composite(id, state)
  })
  return [...new Set(out)]
}

/** What is drawn of several parts moves as one: a sign on its plate. */
function composite(id: string, state: State): string {
  const place = findPlace(state.design.scene, id)
  const parent = place?.parent
  const above = parent && findPlace(state.design.scene, parent.id)?.parent
  if (!parent || !above || place.node.type === 'text' || !isWordless(parent)) return id
  const boxes = boxesOf(state.design.scene, state.context)
  const own = boxes.get(id)
  const held =
    parent.children.length === 1 ||
    parent.children.some((child) => child.id !== id && own && contains(boxes.get(child.id), own))
  return held ? composite(parent.id, state) : id
}

/** The frame that holds nothing else moves instead of what is in it. */
export function alone(id: string, state: State): string {
  const parent = findPlace(state.design.scene, id)?.parent
  const above = parent && findPlace(state.design.scene, parent.id)?.parent
  return above && parent.children.length === 1 && parent.fill === undefined && above.id !== undefined
    ? alone(parent.id, state)
    : id
}

/** Pixels by which a box may stand out of another and still be in it. */
const SLACK = 2

export const contains = (outer: Box | undefined, inner: Box): boolean =>
  outer !== undefined &&
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK
