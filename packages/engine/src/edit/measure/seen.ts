/** Whether a change is seen: what is covered, off the sheet or in the colour of its ground is no change to anybody. */
import type { Thumbnail } from '../../critic/painted.ts'
import type { Scene } from '../../scene/types.ts'
import { findPlace, places } from '../../scene/walk.ts'
import { apply } from '../apply.ts'
import type { EditContext } from '../context.ts'
import type { Change } from '../types.ts'
import { idsOf } from './claims.ts'
import type { Measured } from './compare.ts'

/** Of 255, how far a channel of a pixel differs where somebody sees it. */
const SEEN = 10
/** Pixels of the small picture that have to differ. */
const FEW = 4
/** Artboard pixels by which lines, shadows and turned things reach out of their boxes. */
const AROUND = 8

interface Area {
  artboard: number
  left: number
  top: number
  right: number
  bottom: number
}

/** Whether the two pictures differ where the parts of a change stand or stood, and what came stands out by itself. */
export function isSeen(change: Change, before: Measured, after: Measured, { seen }: EditContext): boolean {
  if (!seen || !after.exact) return true
  const [was, is] = [seen(before.scene), seen(after.scene)]
  const ids = idsOf(change.nodes, before, after)
  if (change.nodes.length === 0) return was.some((_, artboard) => differs(was, is, { artboard, ...EVERYWHERE }))
  if (![...areasOf(ids, before), ...areasOf(ids, after)].some((area) => differs(was, is, area))) return false
  const added = change.nodes.filter((id) => after.nodes.has(id) && !before.nodes.has(id))
  return added.length === 0 || added.some((id) => standsOut(id, is, after, seen))
}

const EVERYWHERE = { left: 0, top: 0, right: Infinity, bottom: Infinity }

/** Whether the picture is another one without it. */
function standsOut(
  id: string,
  is: readonly Thumbnail[],
  after: Measured,
  seen: (scene: Scene) => Thumbnail[],
): boolean {
  if (!findPlace(after.scene, id)?.parent) return true
  const without = seen(apply(after.scene, [{ op: 'remove', id }]))
  return areasOf(idsOf([id], after, after), after).some((area) => differs(without, is, area))
}

function areasOf(ids: ReadonlySet<string>, { scene, nodes }: Measured): Area[] {
  return [...places(scene)].flatMap(({ node, artboard }) => {
    const box = ids.has(node.id) ? nodes.get(node.id)?.box : undefined
    if (!box) return []
    // What is turned may reach as far as its longer side.
    const out = AROUND + (node.rotate ? Math.abs(box.width - box.height) / 2 : 0)
    const [right, bottom] = [box.x + box.width + out, box.y + box.height + out]
    return [{ artboard, left: box.x - out, top: box.y - out, right, bottom }]
  })
}

function differs(was: readonly Thumbnail[], is: readonly Thumbnail[], area: Area): boolean {
  const [a, b] = [was[area.artboard], is[area.artboard]]
  if (!a || !b || a.scale !== b.scale) return true
  const { width } = a.painted
  if (width !== b.painted.width) return true
  const [left, right] = [Math.max(0, Math.floor(area.left * a.scale)), Math.min(width, Math.ceil(area.right * a.scale))]
  const height = Math.max(a.painted.height, b.painted.height)
  const [top, bottom] = [
    Math.max(0, Math.floor(area.top * a.scale)),
    Math.min(height, Math.ceil(area.bottom * a.scale)),
  ]
  let found = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      if (isOther(a.painted.pixels, b.painted.pixels, at) && ++found >= FEW) return true
    }
  return false
}

const isOther = (a: Uint8Array, b: Uint8Array, at: number): boolean =>
  Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > SEEN ||
  Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) > SEEN ||
  Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)) > SEEN
