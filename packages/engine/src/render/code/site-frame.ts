/** What all pages of a site share around what each shows: found in the scene, and the place that it leaves. */
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { classesOf, everyElement } from './controls/element-tree.ts'
import { type Child, type Element, element, expression, isElement } from './jsx.ts'

/** The place in a page where its own content stands. */
export interface ContentSlot {
  /** What only this page shows: neighbours. */
  nodes: ReadonlySet<Node>
  /** Every node that holds them, but the root. */
  way: ReadonlySet<Node>
  /** They are children of the root: the main part is the page's own. */
  isTop: boolean
}

const isNavigation = (value: unknown): value is Frame =>
  typeof value === 'object' && value !== null && 'element' in value && value.element === 'nav'

/** What an entry says, and what it looks like. */
const saidOf = (node: Node): unknown =>
  node.type === 'text'
    ? node.text
    : node.type === 'pictogram'
      ? node.icon
      : node.type === 'frame'
        ? { href: node.href, said: node.children.map(saidOf) }
        : node
const UNSEEN = new Set(['id', 'href', 'text', 'fact', 'icon', 'control'])
const lookOf = (node: Node): string => JSON.stringify(node, (key, value) => (UNSEEN.has(key) ? undefined : value))

/** A way through the site, whichever of its entries is marked. */
function navigationOf({ children, ...way }: Frame) {
  const unmarked = children.filter((child) => child.type !== 'frame' || !child.current)
  return { ...way, said: children.map(saidOf), looks: [...new Set(unmarked.map(lookOf))] }
}

/** A node as it is compared: without ids, and wherever on a page its links lead. */
const plain = (node: unknown): string =>
  JSON.stringify(node, (key, value) => {
    if (key === 'id') return undefined
    if (key === 'href' && /^\/?#/.test(value)) return '#'
    return isNavigation(value) ? navigationOf(value) : value
  })

const own = (frame: Frame): string => plain({ ...frame, children: [] })

const allSame = (values: readonly string[]): boolean => values.every((value) => value === values[0])

/** Neighbours that only one page has each, and the frames around them from the outermost. */
interface Gap {
  runs: readonly (readonly Node[])[]
  ways: readonly (readonly Node[])[]
}

function gapIn(lists: readonly (readonly Node[])[], ways: Gap['ways']): Gap | undefined {
  const least = Math.min(...lists.map(({ length }) => length))
  let [before, after] = [0, 0]
  while (before < least && allSame(lists.map((list) => plain(list[before])))) before++
  while (after < least - before && allSame(lists.map((list) => plain(list.at(-1 - after))))) after++
  const runs = lists.map((list) => list.slice(before, list.length - after))
  const frames = runs.flatMap(([only, ...more]) => (only?.type === 'frame' && more.length === 0 ? [only] : []))
  const inner =
    frames.length === runs.length && allSame(frames.map(own))
      ? gapIn(
          frames.map(({ children }) => children),
          ways.map((way, page) => [...way, ...frames.slice(page, page + 1)]),
        )
      : undefined
  return inner ?? (before + after > 0 && runs.every(({ length }) => length > 0) ? { runs, ways } : undefined)
}

/** For each page of a site the place of its own; nothing where there is one page, or they have no part alike. */
export function contentSlotsOf({ artboards }: Pick<Scene, 'artboards'>): ContentSlot[] | undefined {
  if (artboards.length < 2) return undefined
  const gap = gapIn(
    // What people put onto a page is that page's own.
    artboards.map(({ root }) => root.children.filter(({ at }) => !at)),
    artboards.map(() => []),
  )
  return gap?.runs.map((run, page) => {
    const way = gap.ways[page] ?? []
    return { nodes: new Set(run), way: new Set(way), isTop: way.length === 0 }
  })
}

const SLOT = 'slot'

/** What stands in the frame for what a page shows. */
export const slot = (): Element => element(SLOT)

export const holdsSlot = (node: Element): boolean => everyElement(node).some(({ tag }) => tag === SLOT)

/** A colour of text that is not the page's own. */
const COLOUR = /^text-(?:\(--(?!ink\))|\[#)/

/** The element with the page's own content where it stands; in the page's colour, whatever is set around it. */
export function withContent(node: Element, isColoured = false): Element {
  const coloured = isColoured || classesOf(node).some((name) => COLOUR.test(name))
  const content = expression('children')
  const put = (child: Child): Child => {
    if (!isElement(child)) return child
    if (child.tag !== SLOT) return holdsSlot(child) ? withContent(child, coloured) : child
    return coloured ? element('div', { className: 'contents text-(--ink)' }, [content]) : content
  }
  return { ...node, children: node.children.map(put) }
}
