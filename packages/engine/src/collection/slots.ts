/** The places for words that a layout has. */
import type { Layout, SheetNode, SheetText, SlotName } from '../sheet/types.ts'

export interface Slot {
  name: SlotName
  /** What the sheet says there itself. */
  own?: string
  /** Characters that still look right. */
  max?: number
  /** The largest size of its letters. */
  size: number
}

const known = new WeakMap<Layout, ReadonlyMap<SlotName, Slot>>()

/** By name; of a slot that stands twice the larger one. */
export function slotsOf(layout: Layout): ReadonlyMap<SlotName, Slot> {
  const before = known.get(layout)
  if (before) return before
  const slots = new Map<SlotName, Slot>()
  const put = (name: SlotName, text: SheetText | undefined) => {
    const size = text?.size ?? 0
    if ((slots.get(name)?.size ?? -1) >= size) return
    const own = name === 'details' || name === 'items' || name === 'nav' ? '' : text?.text.trim()
    slots.set(name, { name, size, ...(own && { own }), ...(text?.max !== undefined && { max: text.max }) })
  }
  const visit = (node: SheetNode) => {
    if (node.slot) put(node.slot, node.type === 'frame' ? firstText(node) : node.type === 'text' ? node : undefined)
    if (node.type === 'frame') node.children.forEach(visit)
  }
  visit(layout.root)
  known.set(layout, slots)
  return slots
}

function firstText(node: SheetNode): SheetText | undefined {
  if (node.type === 'text') return node
  if (node.type !== 'frame') return undefined
  for (const child of node.children) {
    const found = firstText(child)
    if (found) return found
  }
  return undefined
}
