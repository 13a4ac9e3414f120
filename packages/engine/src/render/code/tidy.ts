/**
 * Markup as a careful developer would leave it: wrappers that do nothing are gone, colours come down from the part that
 * sets them, classes that say the same thing twice say it once. What is shown stays the same.
 */
import { isType } from './classes.ts'
import { type Child, type Element, isElement } from './jsx.ts'

const isComponent = (tag: string) => /^[A-Z]/.test(tag)

const classesOf = ({ attributes: { className } }: Element): string[] =>
  typeof className === 'string' ? className.split(' ').filter(Boolean) : []

function withClasses(node: Element, classes: readonly string[]): Element {
  const { className: _, ...others } = node.attributes
  const names = [...new Set(classes)].join(' ')
  // In the place that the class had; where it had none, last.
  const attributes =
    'className' in node.attributes ? { ...node.attributes, className: names } : { ...others, className: names }
  return { ...node, attributes: names ? attributes : others }
}

/** A colour of text: of the theme, or one of its own. */
const TEXT_COLOUR = /^text-(?:\(--\w+\)(?:\/\d+)?|\[#.*)$/
const GROUND = /^bg-/

const colourOf = (node: Element): string | undefined => classesOf(node).find((name) => TEXT_COLOUR.test(name))

/** The colours of the text in an element, but not of what stands in it on a ground of its own. */
function coloursIn(node: Element, root = true): string[] {
  const own = colourOf(node)
  if (own && !root) return [own]
  if (!root && classesOf(node).some((name) => GROUND.test(name))) return []
  return node.children.flatMap((child) => (isElement(child) ? coloursIn(child, false) : []))
}

function commonest(values: readonly string[]): { value: string; count: number } | undefined {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, all]) => ({ value, count: all.length }))
  return counts.sort((a, b) => b.count - a.count)[0]
}

/** What has a ground sets the colour of most of what stands on it; nothing says again what it inherits. */
function inherit(node: Element, inherited: string): Element {
  const own = classesOf(node)
  const hasGround = own.some((name) => GROUND.test(name))
  const common = hasGround && !colourOf(node) ? commonest(coloursIn(node)) : undefined
  const set = common && common.value !== inherited && common.count > 1 ? [common.value] : []
  const kept = own.filter((name) => name !== inherited)
  const current = set[0] ?? colourOf(node) ?? inherited
  const children = node.children.map((child) => (isElement(child) ? inherit(child, current) : child))
  return withClasses({ ...node, children }, [...kept, ...set])
}

const PLACE = /^(?:\w+:)?(?:mx-auto|w-|max-w-|min-w-0$|flex-1$|self-)|^max-md:order-/
const isPlacing = (name: string): boolean =>
  PLACE.test(name) || /^(?:\w+:)?-?(?:m[xytrbl]?-|absolute$|inset|h-full$|size-full$)/.test(name)
const FLOW = /^(?:\w+:)?(?:flex$|flex-col$|flex-row$|flex-wrap$|gap|items-|justify-)/
const BLOCKS = new Set(['div', 'ul', 'nav', 'form', 'figure', 'article', 'section'])

/** The one element in a `div` that has nothing but classes. */
function onlyIn(node: Element): Element | undefined {
  const [only, ...rest] = node.children
  return rest.length === 0 && only && isElement(only) ? only : undefined
}

const isPlainDiv = ({ tag, attributes, control }: Element): boolean =>
  control === undefined && tag === 'div' && Object.keys(attributes).every((name) => name === 'className')

/** A wrapper around one thing becomes that thing, or the thing becomes the wrapper's own flow. */
function unwrap(node: Element): Element {
  const only = onlyIn(node)
  if (!only || isComponent(only.tag)) return node
  const [outer, inner] = [classesOf(node), classesOf(only)]
  // It says only where the thing stands.
  if (isPlainDiv(node) && BLOCKS.has(only.tag) && outer.every((name) => PLACE.test(name)) && !inner.some(isPlacing))
    return withClasses(only, [...inner, ...outer])
  // It lines up a single thing.
  if (isPlainDiv(node) && only.tag === 'nav' && outer.every((name) => /^(?:flex|items-\w+)$/.test(name))) return only
  // The thing takes all the room in a row of its own.
  const fills = inner.includes('flex-1') && inner.includes('min-w-0')
  const flow = inner.filter((name) => name !== 'flex-1' && name !== 'min-w-0')
  const inRow = outer.includes('flex') && !outer.includes('flex-col')
  if (fills && inRow && isPlainDiv(only) && flow.every((name) => FLOW.test(name)))
    return withClasses({ ...node, children: only.children }, [...flow, ...outer.filter((name) => !FLOW.test(name))])
  return node
}

const collapse = (node: Element): Element =>
  unwrap({ ...node, children: node.children.map((child): Child => (isElement(child) ? collapse(child) : child)) })

/** Two utilities that are one, if they have the same prefix and the same value. */
const PAIRS: readonly (readonly [string, string, string])[] = [
  ['pr', 'pl', 'px'],
  ['pt', 'pb', 'py'],
  ['w', 'h', 'size'],
]

/** Utilities that say one thing together; what is said twice, once. */
function terse(classes: readonly string[]): string[] {
  let names = [...classes]
  for (const [first, second, both] of PAIRS) {
    const form = new RegExp(`^((?:\\w+:)?)${first}-(.+)$`)
    for (const name of names) {
      const [, prefix = '', value = ''] = form.exec(name) ?? []
      const other = `${prefix}${second}-${value}`
      if (value && names.includes(other))
        names = names.filter((one) => one !== other).map((one) => (one === name ? `${prefix}${both}-${value}` : one))
    }
  }
  return names.filter((name) => !names.includes(name.replace(/^\w+:min-h-/, 'h-')) || !/^\w+:min-h-/.test(name))
}

/** The least size of type that grows with the window. */
const FLUID = /text-\[clamp\((\d+)px,/

const masked = (node: Element): string => classesOf(node).filter(isType).join(' ').replace(FLUID, 'text-[clamp(')
const inside = (node: Element): Element[] => [node, ...node.children.filter(isElement).flatMap(inside)]

/** Texts of one list that are set alike on a desk are set alike on a telephone, as small as the longest of them. */
function levelled(node: Element): Element {
  const children = node.children.map((child): Child => (isElement(child) ? levelled(child) : child))
  const made = { ...node, children }
  const isList = node.tag === 'ul' || children.filter((child) => isElement(child) && child.tag === 'article').length > 1
  if (!isList) return made
  const least = new Map<string, number>()
  for (const one of inside(made)) {
    const size = Number(FLUID.exec(classesOf(one).join(' '))?.[1] ?? Infinity)
    least.set(masked(one), Math.min(size, least.get(masked(one)) ?? Infinity))
  }
  const level = (one: Element): Element => {
    const size = least.get(masked(one))
    const names = classesOf(one).map((name) => name.replace(FLUID, `text-[clamp(${size}px,`))
    return withClasses(
      { ...one, children: one.children.map((child): Child => (isElement(child) ? level(child) : child)) },
      names,
    )
  }
  return level(made)
}

const shorten = (node: Element): Element =>
  withClasses(
    { ...node, children: node.children.map((child): Child => (isElement(child) ? shorten(child) : child)) },
    terse(classesOf(node)),
  )

/** @param part of a page whose text and ground have these classes anyway */
export function tidied(part: Element, { ink, paper }: { ink: string; paper: string }): Element {
  const made = shorten(levelled(inherit(collapse(part), ink)))
  return withClasses(
    made,
    classesOf(made).filter((name) => name !== paper),
  )
}
