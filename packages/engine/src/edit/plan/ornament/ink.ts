/** Where ink is, and where a thing can come to stand beside it; what is said where it could not be seen. */
import type { Box } from '../../../base/geometry.ts'
import { capitalised } from '../../../base/words.ts'
import { textBoxes } from '../../../critic/gates.ts'
import type { Node, Text } from '../../../scene/types.ts'
import { findPlace } from '../../../scene/walk.ts'
import { boxesOf, type Laid } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { designWord } from '../../families/replies.ts'
import { cannot } from '../../steps.ts'
import type { Adornment } from '../../understand/wish.ts'

/** Where the ink of a node is: of words what their letters take, where that is known. */
export function inkOfNode(node: Node, state: State): Box | undefined {
  const box = boxesOf(state.design.scene, state.context).get(node.id)
  if (node.type !== 'text' || !box) return box
  for (const artboard of state.context.layout?.(state.design.scene) ?? []) {
    const text = textBoxes(artboard).find((one) => one.node.id === node.id)
    if (text) return { x: text.left, y: text.top, width: text.right - text.left, height: text.bottom - text.top }
  }
  return inked(node, box)
}

function inked(node: Text, { x, y, width, height, ink }: Laid): Box {
  if (ink === undefined) return { x, y, width, height }
  const align = node.align ?? 'start'
  const left = align === 'center' ? x + (width - ink) / 2 : align === 'end' ? x + width - ink : x
  return { x: left, y, width: ink, height }
}

export const union = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** The frame that a placed thing can stand in beside a node, and at which place among its children. */
export function placedParent(id: string, state: State): { id: string; index: number; box: Box } | undefined {
  const { scene } = state.design
  const place = findPlace(scene, id)
  const box = place?.parent && boxesOf(scene, state.context).get(place.parent.id)
  return place?.parent && box ? { id: place.parent.id, index: place.index, box } : undefined
}

/** Asked in a colour in which nobody would see it. */
export function unseen({ colours: [colour] }: Adornment, what: string, state: State): Step {
  const said = colour ? `${capitalised(colour.words)} could not be seen there` : 'It could not be seen there'
  return cannot(
    `${said}. Which colour should the ${what} be in this ${designWord(state)}?`,
    `add a white ${what}`,
    `add a black ${what}`,
  )
}
