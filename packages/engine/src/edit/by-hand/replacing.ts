/** Another icon or drawing of the library in the place of one that is there. */
import type { Node, Paint, Scene } from '../../scene/types.ts'
import { boxesOf } from '../boxes.ts'
import type { EditContext } from '../context.ts'
import { nameOf } from '../scene-nodes.ts'
import type { Operation } from '../types.ts'
import { libraryNode } from './library.ts'

/** Of what is drawn, and not of where it stands. */
const DRAWN = new Set(['type', 'icon', 'paint', 'tone', 'alt', 'viewBox', 'scale', 'anchor', 'shapes', 'groups'])
const ONLY_DRAWN = 'Only an icon or a drawing can be replaced by another one.'

/** The colour of a drawing in one colour: a role of the palette stays a role. */
function paintOf(node: Extract<Node, { type: 'pictogram' | 'vector' }>): Paint | undefined {
  if (node.type === 'pictogram') return node.paint
  const paints = new Map(
    node.shapes.flatMap(({ fill, stroke }) => [fill, stroke?.paint]).map((one) => [JSON.stringify(one), one]),
  )
  paints.delete(JSON.stringify(undefined))
  const [only, ...others] = paints.values()
  return others.length > 0 ? undefined : only
}

/**
 * Place, size, rotation, what it is in the design and the colour of an icon stay as they were.
 * @param place where it stands among its neighbours
 */
export function replaced(
  { scene, item, place }: { scene: Scene; item: string; place: { node: Node; parent: string; index: number } },
  context: Pick<EditContext, 'layout' | 'pictograms'>,
): { operations: Operation[]; name: string } | string {
  const { node, parent, index } = place
  if ((node.type !== 'pictogram' && node.type !== 'vector') || node.role === 'qr') return ONLY_DRAWN
  const drawing = libraryNode(item, node.id, (icon) => context.pictograms?.has?.(icon) === true)
  if (!drawing) return 'There is no such drawing.'
  const stands = Object.fromEntries(Object.entries(node).filter(([key]) => !DRAWN.has(key)))
  const box = boxesOf(scene, context).get(node.id)
  const size = box && {
    ...(node.width === undefined && { width: box.width }),
    ...(node.height === undefined && { height: box.height }),
  }
  const paint = drawing.type === 'pictogram' ? paintOf(node) : undefined
  const next: Node = { ...drawing, ...stands, ...size, ...(paint && { paint }) }
  return {
    operations: [
      { op: 'remove', id: node.id },
      { op: 'insert', parent, index, node: next },
    ],
    name: nameOf(next),
  }
}
