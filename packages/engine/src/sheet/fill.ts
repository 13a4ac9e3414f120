/** A layout's slots: found, set, dropped, repeated. */
import type { Layout, Marks, SheetFrame, SheetNode, SheetText, SlotName, SlotWords, Words } from './types.ts'

/** Every node of a tree, parents before children. */
export function* sheetNodes(node: SheetNode): Generator<SheetNode> {
  yield node
  if (node.type === 'frame') for (const child of node.children) yield* sheetNodes(child)
}

/** The slots that a layout has. */
export const slotsOf = ({ root }: Layout): SlotName[] => [...sheetNodes(root)].flatMap(({ slot }) => slot ?? [])

/** What `change` makes of every node from the inside out; nothing leaves it out. */
export function withNodes(frame: SheetFrame, change: (node: SheetNode) => SheetNode | undefined): SheetFrame {
  const children = frame.children.flatMap((child) => {
    const inner = child.type === 'frame' ? withNodes(child, change) : child
    return change(inner) ?? []
  })
  return { ...frame, children }
}

/** A text with other words. */
export const setWith = (text: SheetText, { text: words, fact }: SlotWords): SheetText => {
  const { fact: _, ...own } = text
  return { ...own, text: words, ...(fact && { fact }) }
}

/**
 * The layout with words in its slots. A slot without words that has none of its own goes, as one does that is given none (''), and so does
 * a frame round one that has nothing else in it; of `details` and `items` the one part that they hold is repeated.
 */
export function filled(layout: Layout, words: Words): Layout {
  const change = (node: SheetNode): SheetNode | undefined => {
    if (node.type === 'text' && node.slot && node.slot !== 'item') return setText(node, words[node.slot] ?? [])
    if (node.type !== 'frame') return node
    if (node.slot === 'details' || node.slot === 'items' || node.slot === 'nav')
      return repeated(node, words[node.slot] ?? [])
    return isHollow(node, layout.root) ? undefined : node
  }
  return { ...layout, root: withNodes(layout.root, change) }
}

function setText(text: SheetText, [given]: readonly SlotWords[]): SheetText | undefined {
  if (given) return given.text === '' ? undefined : setWith(text, given)
  return text.text.trim() === '' ? undefined : text
}

/** A frame that was drawn round slots, none of which is left. */
function isHollow(node: SheetFrame, before: SheetFrame): boolean {
  if (node.children.some((child) => child.type === 'text' || child.type === 'frame' || child.slot)) return false
  const was = [...sheetNodes(before)].find(({ id }) => id === node.id)
  return was?.type === 'frame' && [...sheetNodes(was)].some((inner) => inner !== was && inner.slot !== undefined)
}

function repeated(frame: SheetFrame, entries: readonly SlotWords[]): SheetFrame | undefined {
  const [prototype] = frame.children
  if (!prototype || entries.length === 0) return undefined
  const children = entries.map((entry, index) => entryOf(prototype, entry, index))
  return { ...frame, children }
}

function entryOf(prototype: SheetNode, entry: SlotWords, index: number): SheetNode {
  const own = <N extends SheetNode & Marks>(node: N): N =>
    index === 0 ? node : { ...node, id: `${node.id}-${index + 1}` }
  if (prototype.type === 'text') return setWith(own(prototype), entry)
  if (prototype.type !== 'frame') return own(prototype)
  const inner = withNodes(prototype, (node) =>
    node.type === 'text' && node.slot === 'item' ? setWith(own(node), entry) : own(node),
  )
  return own(inner)
}
