/** Reading and changing elements. */
import type { ControlKind } from '../../../scene/controls.ts'
import { type Child, type Element, isElement, type Repeat } from '../jsx.ts'

export const classesOf = ({ attributes: { className } }: Element): string[] =>
  typeof className === 'string' ? className.split(' ').filter(Boolean) : []

export const withClasses = (node: Element, classes: readonly string[]): Element => ({
  ...node,
  attributes: { ...node.attributes, className: [...new Set(classes)].join(' ') },
})

export const withAttributes = (node: Element, attributes: Element['attributes']): Element => ({
  ...node,
  attributes: { ...attributes, ...node.attributes },
})

export const everyElement = (node: Element): Element[] => [
  node,
  ...node.children.filter(isElement).flatMap(everyElement),
]

/** The text of an element that holds nothing else. */
export function ownText({ children }: Element): string | undefined {
  const [only] = children
  return children.length === 1 && typeof only === 'string' ? only : undefined
}

/** Elements of one text each, in their order. */
export const textsIn = (node: Element): Element[] => everyElement(node).filter((one) => ownText(one) !== undefined)

export const wordsIn = (node: Element): string => textsIn(node).map(ownText).join(' ')

export const controlsIn = (node: Element, kind: ControlKind): Element[] =>
  everyElement(node).filter(({ control }) => control?.kind === kind)

/** The element with one below it, or itself, changed wherever it stands; nothing in its place where the change says so. */
export function replaced(node: Element, from: Element, to: (found: Element) => Child | undefined): Element {
  const children = node.children.flatMap((child): Child[] => {
    if (!isElement(child)) return [child]
    if (child !== from) return [replaced(child, from, to)]
    const next = to(child)
    return next === undefined ? [] : [next]
  })
  // What is not on the way stays the very same, so that another part of it can be found.
  const isSame = children.length === node.children.length && children.every((child, at) => child === node.children[at])
  return isSame ? node : { ...node, children }
}

/** Neighbours replaced by one element for each item of a list. */
export function repeated(node: Element, items: readonly Element[], by: Repeat): Element {
  const children = node.children.flatMap((child): Child[] => {
    if (!isElement(child)) return [child]
    if (child === items[0]) return [by]
    return items.includes(child) ? [] : [repeated(child, items, by)]
  })
  return { ...node, children }
}

/** Every element below changed, from the leaves up. */
export const everywhere = (node: Element, change: (one: Element) => Element): Element =>
  change({ ...node, children: node.children.map((child) => (isElement(child) ? everywhere(child, change) : child)) })

/** What may stand in a button, a label or a paragraph: blocks become spans that look the same. */
export const phrasing = (node: Element): Element =>
  everywhere(node, (one) => {
    if (!/^(?:div|p|ul|li|section|article|h[1-6])$/.test(one.tag)) return one
    const classes = classesOf(one)
    const isFlex = classes.some((name) => /^(?:inline-)?(?:flex|grid|block)$/.test(name))
    return withClasses({ ...one, tag: 'span' }, isFlex ? classes : ['block', ...classes])
  })
