/** The entry of a way through the site that leads to where one is: it looks unlike the others. */
import { frame } from '../../../scene/build.ts'
import type { Frame, Node, Paint, Text } from '../../../scene/types.ts'

/** What room an entry has above and below its words, pixels: the line under the marked one stands there. */
const AIR = 6

/** The line under an entry: there in all of them, so that none is higher, and seen under the marked one. */
const underline = (paint: Paint, isSeen: boolean): NonNullable<Frame['stroke']> => ({
  paint: isSeen || typeof paint !== 'string' ? paint : { colour: paint, alpha: 0 },
  width: 2,
  sides: ['bottom'],
})

/** Words as entries that can be marked; the first one is. */
export const markable = (entries: readonly Text[]): Frame[] =>
  entries.map(({ href, control, element: _element, ...words }, index) =>
    frame(
      words.id,
      {
        element: 'a',
        role: 'group',
        href: href ?? '#',
        layout: { padding: [AIR, 0, AIR, 0] },
        ...(control && { control }),
        ...(index === 0 && { current: true }),
        stroke: underline(words.fill, index === 0),
      },
      [{ ...words, id: `${words.id}-words` }],
    ),
  )

/** What a node says, in the looks of another one of its kind. */
function dressed(node: Node, like: Node): Node {
  if (node.type === 'frame' && like.type === 'frame') return dressedFrame(node, like)
  if (node.type === 'text' && like.type === 'text') {
    const { fact: _fact, ...look } = like
    return { ...look, id: node.id, text: node.text, ...(node.fact && { fact: true }) }
  }
  if (node.type === 'pictogram' && like.type === 'pictogram') return { ...like, id: node.id, icon: node.icon }
  return node
}

function dressedFrame(node: Frame, like: Frame): Frame {
  const { current: _current, control: _control, href: _href, ...look } = like
  const { id, href, control } = node
  const children = node.children.map((child, at) => dressed(child, like.children[at] ?? child))
  return { ...look, id, ...(href !== undefined && { href }), ...(control && { control }), children }
}

const isEntry = (node: Node): node is Frame => node.type === 'frame' && node.element === 'a'

function marked(nav: Frame, path: string): Frame {
  const entries = nav.children.filter(isEntry)
  const on = entries.find(({ current }) => current)
  const off = entries.find(({ current }) => !current)
  if (!on || !off) return nav
  const mark = (child: Node): Node => {
    if (!isEntry(child)) return child
    return child.href === path ? { ...dressedFrame(child, on), current: true } : dressedFrame(child, off)
  }
  return { ...nav, children: nav.children.map(mark) }
}

/**
 * The page with that entry marked which leads to it, none where none does.
 * @param path the page's address, as links have it
 */
export function withCurrent(root: Frame, path: string): Frame {
  const visit = (node: Node): Node => {
    if (node.type !== 'frame') return node
    return node.element === 'nav' ? marked(node, path) : { ...node, children: node.children.map(visit) }
  }
  return { ...root, children: root.children.map(visit) }
}
