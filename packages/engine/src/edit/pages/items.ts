/** The things that a section or a block lists: its questions, its plans, its rows. */
import type { Frame, Node } from '../../scene/types.ts'
import { subtree } from '../../scene/walk.ts'

const isTitle = (node: Node) =>
  node.type === 'text' &&
  (node.element === 'h3' || node.element === 'blockquote' || node.role === 'list-item' || /-title$/.test(node.id))
const isThing = (node: Node) =>
  node.type === 'frame' &&
  (node.control?.kind === 'item' ||
    node.control?.kind === 'message' ||
    node.control?.kind === 'option' ||
    node.element === 'li' ||
    node.element === 'article')
/** Pictures side by side are things of a gallery. */
const isPicture = (node: Node) => node.type === 'frame' && node.element === 'figure'

const FEWEST = 2

/**
 * The frames that hold one thing each, in reading order: what acts as one, else the widest frame round each title, else pictures.
 * @param section the frame that lists them
 */
export function itemsOf(section: Frame): Frame[] {
  const inner = [...subtree(section)].filter((node) => node !== section)
  const acting = outermost(section, isThing).filter((frame) => !isHead(frame))
  if (acting.length >= FEWEST) return acting
  const titles = inner.filter(isTitle)
  if (titles.length >= FEWEST) return titles.flatMap((title) => around(section, title, titles) ?? [])
  const pictures = outermost(section, isPicture)
  return pictures.length >= FEWEST ? pictures : []
}

/** The head of a table is no row. */
const isHead = ({ id }: Frame) => /-header-\d+$/.test(id)

function outermost(frame: Frame, test: (node: Node) => boolean): Frame[] {
  return frame.children.flatMap((child): Frame[] =>
    child.type !== 'frame' ? [] : test(child) ? [child] : outermost(child, test),
  )
}

/** The widest frame that holds a title and no other. */
function around(frame: Frame, title: Node, titles: readonly Node[]): Frame | undefined {
  const child = frame.children.find((one) => [...subtree(one)].includes(title))
  if (child?.type !== 'frame') return undefined
  const held = [...subtree(child)].filter((node) => titles.includes(node))
  return held.length === 1 ? child : around(child, title, titles)
}
