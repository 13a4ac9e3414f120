/**
 * Repeated markup as data: neighbours that differ in nothing but words, addresses and icons become one element over a
 * typed list.
 */
import { bracketed, type Child, type Element, element, expression, isElement, key, quote } from './jsx.ts'
import { camelCase, nameKeeper, pascalCase } from './names.ts'

/** Attributes that may differ between the items. */
const VARIABLE = new Set(['href', 'alt', 'aria-label', 'src'])
const FEWEST = 2
/** Two small things are not a list. */
const SMALLEST_PAIR = 3

export interface Lists {
  /** Interfaces, each once. */
  types: string[]
  /** Lists of the section in the making. */
  data: string[]
  /** Names of lists and of types that are free in the file. */
  name(wanted: string): string
  known: Map<string, string>
}

export const openLists = (nameOf: (wanted: string) => string): Lists => ({
  types: [],
  data: [],
  name: nameOf,
  known: new Map(),
})

const isComponent = (tag: string) => /^[A-Z]/.test(tag)

function alike(a: Child, b: Child): boolean {
  if (!isElement(a) || !isElement(b)) return typeof a === 'string' && typeof b === 'string'
  if (a.tag !== b.tag && !(isComponent(a.tag) && isComponent(b.tag))) return false
  const [left, right] = [Object.entries(a.attributes), Object.entries(b.attributes)]
  if (left.length !== right.length || a.children.length !== b.children.length) return false
  const same = left.every(
    ([name, value]) =>
      name in b.attributes && (VARIABLE.has(name) || JSON.stringify(value) === JSON.stringify(b.attributes[name])),
  )
  return same && a.children.every((child, index) => alike(child, b.children[index] as Child))
}

const countOf = (node: Element): number =>
  1 + node.children.reduce((sum, child) => sum + (isElement(child) ? countOf(child) : 0), 0)

interface Field {
  name: string
  type: string
  values: string[]
}

/** One element that stands for all, its differing parts replaced by fields of the item. */
function merge(items: Element[], item: string, fields: Field[], fieldName: (wanted: string) => string): Element {
  const [first] = items as [Element]
  const field = (wanted: string, type: string, values: string[]): string => {
    const known = fields.find((one) => one.type === type && JSON.stringify(one.values) === JSON.stringify(values))
    const name = known?.name ?? fieldName(wanted)
    if (!known) fields.push({ name, type, values })
    return `${item}.${name}`
  }
  const tags = items.map(({ tag }) => tag)
  const tag = tags.every((one) => one === first.tag) ? first.tag : field('icon', 'Icon', tags)
  const attributes = Object.fromEntries(
    Object.entries(first.attributes).map(([name, value]) => {
      const values = items.map((one) => one.attributes[name])
      if (values.every((one) => one === value) || typeof value !== 'string') return [name, value]
      return [
        name,
        expression(
          field(
            camelCase(name),
            'string',
            values.map((one) => quote(one as string)),
          ),
        ),
      ]
    }),
  )
  const children = first.children.map((child, index): Child => {
    const all = items.map((one) => one.children[index] as Child)
    if (isElement(child)) return merge(all as Element[], item, fields, fieldName)
    if (typeof child !== 'string' || all.every((one) => one === child)) return child
    return expression(
      field(
        first.name ?? 'label',
        'string',
        all.map((one) => quote(one as string)),
      ),
    )
  })
  return { ...first, tag, attributes, children }
}

const singular = (word: string) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word)
const plural = (word: string) =>
  word.endsWith('s') ? word : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`

function typeFor(fields: Field[], wanted: string, lists: Lists): string {
  const lines = fields.map(({ name, type }) => `  ${key(name)}: ${type}`)
  const signature = lines.join('\n')
  const known = lists.known.get(signature)
  if (known) return known
  const name = lists.name(wanted)
  lists.known.set(signature, name)
  lists.types.push([`interface ${name} {`, ...lines, '}'].join('\n'))
  return name
}

/** Words of an id that say nothing of what it holds. */
const GENERIC = /^(?:\d+|lists?|items?|rows?|columns?|grid|content|run)$/

/** The last word of an id that says what the thing is. */
const subjectOf = (id: string): string =>
  id
    .split('-')
    .filter((part) => !GENERIC.test(part))
    .pop() ?? 'item'

/** A list of one thing only holds that thing. */
function unwrapped(node: Element, from: string, to: string): Element {
  const change = <T extends Child | true>(value: T): T =>
    typeof value === 'object' && 'expression' in value && value.expression === from ? ({ expression: to } as T) : value
  return {
    ...node,
    attributes: Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [name, change(value)])),
    children: node.children.map((child) => (isElement(child) ? unwrapped(child, from, to) : change(child))),
  }
}

function asList(items: Element[], lists: Lists): Child[] {
  const [first] = items as [Element]
  const link = first.tag === 'a'
  const subject = camelCase(subjectOf(first.id ?? '')) || 'item'
  const noun = link ? 'link' : singular(subject)
  const fields: Field[] = []
  const merged = merge(items, noun, fields, nameKeeper(['key']))
  const unique = fields.find(({ type, values }) => type === 'string' && new Set(values).size === values.length)
  if (!unique) return items
  const alone = fields.length === 1
  const type = alone ? 'string' : typeFor(fields, link ? 'Link' : pascalCase(noun), lists)
  const list = lists.name(
    link
      ? subject === 'link'
        ? `${camelCase((first.id ?? '').split('-')[0] ?? '')}Links`
        : `${subject}Links`
      : plural(subject),
  )
  const rows = alone
    ? unique.values
    : items.map((_, index) => {
        const entries = fields.map(({ name, values }) => `${key(name)}: ${values[index]}`)
        return bracketed('{', entries, '}', '  ', 99)
      })
  lists.data.push(
    alone
      ? bracketed(`const ${list}: ${type}[] = [`, rows, ']')
      : `const ${list}: ${type}[] = [\n${rows.map((row) => `  ${row},`).join('\n')}\n]`,
  )
  const body = alone ? unwrapped(merged, `${noun}.${unique.name}`, noun) : merged
  const keyOf = alone ? noun : `${noun}.${unique.name}`
  const keyed = element(body.tag, { key: expression(keyOf), ...body.attributes }, body.children)
  return [{ list, item: noun, body: keyed }]
}

/** The element with every run of like neighbours in it folded into a list; the lists are added to `lists`. */
export function foldRepeats(node: Element, lists: Lists): Element {
  const children: Child[] = []
  for (let from = 0; from < node.children.length; ) {
    const first = node.children[from] as Child
    let to = from + 1
    while (isElement(first) && to < node.children.length && alike(first, node.children[to] as Child)) to++
    const run = node.children.slice(from, to)
    if (isElement(first) && run.length >= FEWEST && (run.length > FEWEST || countOf(first) >= SMALLEST_PAIR))
      children.push(...asList(run as Element[], lists))
    else children.push(...run)
    from = to
  }
  return { ...node, children: children.map((child) => (isElement(child) ? foldRepeats(child, lists) : child)) }
}
