/** Words that meet a drawing, told so that whoever drew it can mend them: which part is in the way, and where. */
import type { Bounds, Box } from '../base/geometry.ts'
import type { Workshop } from '../compose/workshop.ts'
import { boundsOverlap, boundsOf as boxBounds } from '../critic/bounds.ts'
import { type Collision, collisions } from '../critic/collisions.ts'
import type { Graze } from '../critic/grazes.ts'
import type { Images } from '../render/canvas.ts'
import { boundsOf, placed } from '../render/display.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Palette, Vector } from '../scene/types.ts'

export interface ToldCollision extends Collision {
  /** A sentence for whoever drew it. */
  told: string
}

/** Letters of which so much is hidden cannot be read. */
const UNREADABLE = 0.25

/** Whether words can no longer be read by it. */
export const isUnreadable = ({ kind, amount }: Collision): boolean => kind === 'hidden' && amount > UNREADABLE

/** What of an artboard meets its words. */
export function toldCollisions(
  laid: LaidArtboard,
  palette: Palette,
  { pictograms }: Workshop,
  images: Images,
): ToldCollision[] {
  const found = collisions(laid, palette, pictograms, images)
  if (found.length === 0) return []
  const order = paintedOrder(laid.root)
  return found.map((one) => ({ ...one, told: sentence(one, order) }))
}

/** All that is painted, the lowest first. */
function paintedOrder(laid: LaidNode, list: LaidNode[] = []): LaidNode[] {
  const { node } = laid
  const shows = node.type !== 'frame' || node.fill !== undefined || node.stroke !== undefined
  if (shows) list.push(laid)
  for (const child of laid.children) paintedOrder(child, list)
  return list
}

function sentence({ id, kind, amount, where }: Collision, order: readonly LaidNode[]): string {
  const at = order.findIndex(({ node }) => node.id === id)
  const own = order[at]
  const others = (kind === 'hidden' ? order.slice(at + 1) : order.slice(0, Math.max(0, at)))
    .filter((one) => boundsOverlap(reachOf(one), where))
    .toReversed()
  const other = others.find(({ node }) => node.type !== 'frame') ?? others[0]
  const words = `'${id}'${own ? ` (${toldBox(own)})` : ''}`
  const part = other ? partIn(other, where) : undefined
  const way = other
    ? `'${other.node.id}'${part ? ` (its part '${part}')` : ''}, whose box is ${toldBox(other)}`
    : 'a drawing'
  const place = toldPlace(where)
  return kind === 'hidden'
    ? `${Math.round(amount * 100)}% of the letters of ${words} are hidden, ${place}, under ${way}: move one of them, or put the words after it`
    : `The letters of ${words} are crossed, ${place}, by outlines of ${way}: move the words to a calm ground, or lay a plain fill under them`
}

const toldPlace = ({ left, top, right, bottom }: Bounds): string =>
  `at ${[left, top].map(Math.round).join(', ')} to ${[right, bottom].map(Math.round).join(', ')}`

/** That words touch what is drawn. */
export const toldGraze = ({ id, where }: Graze): string =>
  `The letters of '${id}' touch what is drawn, ${toldPlace(where)}: leave some air between`

const toldBox = ({ x, y, width, height }: Box): string =>
  `left ${Math.round(x)}, top ${Math.round(y)}, ${Math.round(width)} × ${Math.round(height)}`

/** Where something is painted: a drawing may reach beyond its box. */
function reachOf(laid: LaidNode): Bounds {
  if (laid.node.type !== 'vector') return boxBounds(laid)
  const boxes = shapesOf(laid, laid.node).map(({ box }) => box)
  return boxes.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  )
}

/** The shapes of a drawing with their boxes on the artboard. */
function shapesOf(laid: LaidNode, vector: Vector): { name: string | undefined; area: number; box: Bounds }[] {
  const [scaleX, , , scaleY, left, top] = placed(laid, vector.viewBox, vector.scale ?? 'contain', vector.anchor)
  return vector.shapes.map(({ id, group, d }) => {
    const { x, y, width, height } = boundsOf(d)
    const box = {
      left: left + x * scaleX,
      top: top + y * scaleY,
      right: left + (x + width) * scaleX,
      bottom: top + (y + height) * scaleY,
    }
    return { name: id ?? group, area: width * height, box }
  })
}

/** The smallest named part of a drawing that reaches there. */
function partIn(laid: LaidNode, where: Bounds): string | undefined {
  if (laid.node.type !== 'vector') return undefined
  return shapesOf(laid, laid.node)
    .filter(({ name, box }) => name !== undefined && boundsOverlap(box, where))
    .toSorted((a, b) => a.area - b.area)[0]?.name
}
