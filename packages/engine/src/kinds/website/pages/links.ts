/** Links between the pages of a site. */
import type { Frame, Node, Text } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'
import { markable } from './current.ts'
import type { PageWish } from './wishes.ts'

const textOf = (node: Node): string =>
  node.type === 'text' ? node.text : node.type === 'frame' ? node.children.map(textOf).join(' ') : ''

const plain = (words: string) =>
  words
    .toLowerCase()
    .replace(/\(\d+\)/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The page that a label is the name of. */
function pageNamed(label: string, pages: readonly PageWish[]): PageWish | undefined {
  const words = plain(label)
  if (words === '') return undefined
  return (
    pages.find(({ title }) => plain(title) === words) ??
    pages.find(({ task }) => task && plain(task.words) === words) ??
    pages.find(({ title }) => words.split(' ').includes(plain(title)))
  )
}

const hasLink = (node: Node): node is Extract<Node, { href?: string }> =>
  (node.type === 'frame' || node.type === 'text') && node.href !== undefined

/**
 * The page with its links bound to the other pages: by their names; the parts of the first page are led to from all others.
 * @param path of the page itself
 */
export function boundToPages(root: Frame, path: string, pages: readonly PageWish[]): Frame {
  const known = new Set([...subtree(root)].map(({ id }) => id))
  const lead = (node: Node): string | undefined => {
    if (!hasLink(node)) return undefined
    const href = node.href ?? ''
    if (!href.startsWith('#')) return href
    const named = pageNamed(textOf(node), pages)
    if (named) return named.path
    if (/^(?:home|overview)$/.test(plain(textOf(node))) || href === '#') return '/'
    // What is marked on the first page leads to it from all others.
    if (node.type === 'frame' && node.current) return '/'
    return path === '/' || known.has(href.slice(1)) ? href : `/${href}`
  }
  const bound = <T extends Node>(node: T): T => {
    const href = lead(node)
    const linked = href === undefined ? node : { ...node, href }
    return linked.type === 'frame' ? { ...linked, children: linked.children.map(bound) } : linked
  }
  return bound(root)
}

/** The first words of every thing in a list lead to the page of one thing. */
export function withDetails(root: Frame, pages: readonly PageWish[]): Frame {
  const detail = pages.find(({ role }) => role === 'detail' || role === 'product')
  if (!detail) return root
  const visit = (node: Node, item: { isOpen: boolean }): Node => {
    if (node.type === 'text' && item.isOpen && node.href === undefined) {
      item.isOpen = false
      return { ...node, element: 'a', href: detail.path }
    }
    if (node.type !== 'frame') return node
    const own = node.control?.kind === 'item' ? { isOpen: true } : item
    const isList = node.control?.kind === 'list'
    return { ...node, children: node.children.map((child) => visit(child, isList ? { isOpen: true } : own)) }
  }
  return { ...root, children: root.children.map((child) => visit(child, { isOpen: false })) }
}

/**
 * The entries of header and footer in the place of those that they had: the pages, and parts of the first page where pages
 * are few and there is room.
 */
export function withPagesInNavigation(root: Frame, pages: readonly PageWish[]): Frame {
  const entries = pages.filter(({ role }) => role !== 'detail' && role !== 'product')
  const visit =
    (place: { isDone: boolean; isFoot: boolean }) =>
    (node: Node): Node => {
      if (node.type !== 'frame') return node
      const own = node.element === 'footer' ? { isDone: false, isFoot: true } : place
      if (node.element === 'nav' && !own.isDone) {
        own.isDone = true
        return relabelled(node, entries, own.isFoot)
      }
      return { ...node, children: node.children.map(visit(own)) }
    }
  return { ...root, children: root.children.map(visit({ isDone: false, isFoot: false })) }
}

const MOST_LINKS = 6
/** So many pages need no parts of the first one beside them. */
const ENOUGH = 3

/** Letters of an entry. */
const LONGEST = 20

const shortened = (words: string): string => {
  let cut = words
  while (cut.length > LONGEST && cut.includes(' ')) cut = cut.slice(0, cut.lastIndexOf(' '))
  return cut
}

/** Entries with signs: pages that none of them names take the places of the last ones. */
function withEntries(nav: Frame, pages: readonly PageWish[]): Frame {
  const led = nav.children.flatMap((child) => pageNamed(textOf(child), pages) ?? [])
  const missing = pages.filter((page) => !led.includes(page))
  const like = nav.children[1]
  if (!like || missing.length === 0) return nav
  const entry = ({ title, path }: PageWish, index: number): Node => {
    const named = (node: Node): Node => {
      const own = { ...node, id: `${node.id}-page-${index + 1}` }
      if (own.type === 'text') return { ...own, text: shortened(title), ...(own.href !== undefined && { href: path }) }
      if (own.type !== 'frame') return own
      return { ...own, ...(own.href !== undefined && { href: path }), children: own.children.map(named) }
    }
    return named(like)
  }
  const kept = nav.children.filter((child, index) => index === 0 || pageNamed(textOf(child), pages))
  const rest = nav.children.filter((child) => !kept.includes(child))
  const room = Math.max(0, nav.children.length - kept.length - missing.length)
  const stays = new Set<Node>([...kept, ...rest.slice(0, room)])
  return { ...nav, children: [...nav.children.filter((child) => stays.has(child)), ...missing.map(entry)] }
}

function relabelled(nav: Frame, pages: readonly PageWish[], isFoot: boolean): Frame {
  const [first] = nav.children
  if (first?.type !== 'text') return isFoot ? nav : withEntries(nav, pages)
  const { fact: _fact, ...like } = first
  const entry = (title: string, path: string): Text => ({
    ...like,
    id: `${nav.id}-page${path === '/' ? '-home' : path.replaceAll('/', '-')}`,
    text: title,
    href: path,
  })
  const named = pages.map(({ title, path, role }): Text => {
    const own = entry(role === 'basket' ? `${title} (0)` : title, path)
    return role === 'basket' ? { ...own, control: { kind: 'basket-count' } } : own
  })
  const rest =
    named.length >= ENOUGH
      ? []
      : nav.children.filter(
          (child): child is Text =>
            child.type === 'text' && !pageNamed(child.text, pages) && !/\bpages?\b|^home$/i.test(child.text),
        )
  if (isFoot) return { ...nav, children: [...named, ...rest].slice(0, Math.max(MOST_LINKS, named.length)) }
  const shown = [entry('Home', '/'), ...named, ...rest].slice(0, Math.max(MOST_LINKS, named.length + 1))
  return { ...nav, children: markable(shown) }
}
