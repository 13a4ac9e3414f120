/** Ways with a sign each in a column: on a small screen the bar at its foot, where a thumb reaches them. */
import { type Element, isElement, isLink } from '../jsx.ts'
import { classesOf, textsIn, withClasses } from './element-tree.ts'

const small = (names: string): string[] => names.split(' ').map((name) => `max-md:${name}`)
const BAR = small(
  'fixed inset-x-0 bottom-0 z-10 flex-row gap-0 overflow-x-auto border-t border-current/15 bg-inherit px-2 pb-[env(safe-area-inset-bottom)]',
)
const TAB = small('w-auto shrink-0 grow flex-col gap-0.5 px-2.5 py-2')
const WORDS = small('flex-none whitespace-nowrap text-[12px]')
/** What holds the bar alone takes no room. */
const HOLDER = small('contents')

/** A sign and a word each, one below the other. */
export const isTabBar = (nav: Element): boolean => {
  const links = nav.children.filter(isElement)
  const isTab = (one: Element) => isLink(one) && one.children.filter(isElement).length > 1 && textsIn(one).length === 1
  return classesOf(nav).includes('flex-col') && links.length > 2 && links.every(isTab)
}

export function tabBar(nav: Element): Element {
  const tabs = nav.children.map((child) => {
    if (!isElement(child)) return child
    const parts = child.children.map((part) =>
      isElement(part) && textsIn(part).length === 1 ? withClasses(part, [...classesOf(part), ...WORDS]) : part,
    )
    return withClasses({ ...child, children: parts }, [...classesOf(child), ...TAB])
  })
  return withClasses({ ...nav, children: tabs }, [...classesOf(nav), ...BAR])
}

/** Whether an element is such a bar, as written. */
export const isWrittenBar = (node: Element): boolean => node.tag === 'nav' && classesOf(node).includes('max-md:fixed')

export const holding = (node: Element): Element => {
  const [only] = node.children
  const isHolder = node.children.length === 1 && only && isElement(only) && isWrittenBar(only)
  return isHolder ? withClasses(node, [...classesOf(node), ...HOLDER]) : node
}
