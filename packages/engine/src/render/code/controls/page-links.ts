/** The links of a way through the site that all pages share: which of them is marked shows in the browser. */
import { type Child, type Element, isElement, isLink, PAGE_LINK } from '../jsx.ts'
import type { ControlContext } from './context.ts'
import { classesOf, everyElement, withClasses } from './element-tree.ts'
import { PageLink } from './snippets/buttons.ts'

const CURRENT = 'aria-current'
const MARKED = 'aria-[current=page]:'

const elementAt = (children: readonly Child[], at: number): Element | undefined => {
  const child = children[at]
  return child && isElement(child) ? child : undefined
}

/** One element's classes, and beside them, behind a variant, those that its marked twin has besides. */
function withMarks(plain: Element, marked: Element | undefined, variant: string): Element {
  const own = classesOf(plain)
  const besides = marked ? classesOf(marked).filter((name) => !own.includes(name)) : []
  const children = plain.children.map((child, at) =>
    isElement(child) ? withMarks(child, elementAt(marked?.children ?? [], at), `group-${MARKED}`) : child,
  )
  return withClasses({ ...plain, children }, [...own, ...besides.map((name) => `${variant}${name}`)])
}

/** An element in the classes of another one that is built alike. */
function dressed(one: Element, like: Element | undefined): Element {
  const children = one.children.map((child, at) =>
    isElement(child) ? dressed(child, elementAt(like?.children ?? [], at)) : child,
  )
  return like ? withClasses({ ...one, children }, classesOf(like)) : { ...one, children }
}

/** The children of a way through the site with its links as those that know the page that is shown. */
export function pageLinks(children: readonly Child[], acting: ControlContext): Child[] {
  const links = children.filter(isElement).filter(isLink)
  const marked = links.find(({ attributes }) => attributes[CURRENT])
  const plain = links.find((link) => link !== marked)
  if (!plain) return [...children]
  acting.use(PageLink)
  const look = withMarks(plain, marked, MARKED)
  const isGroup = everyElement(look).some((one) => classesOf(one).some((name) => name.startsWith(`group-${MARKED}`)))
  const whole = isGroup ? withClasses(look, ['group', ...classesOf(look)]) : look
  return children.map((child) => {
    if (!isElement(child) || !isLink(child)) return child
    const { [CURRENT]: _mark, ...attributes } = child.attributes
    return { ...dressed({ ...child, attributes }, whole), tag: PAGE_LINK }
  })
}
