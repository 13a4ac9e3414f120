/**
 * Repeated markup as data: neighbours that differ in nothing but words, addresses, icons and the colours of the whole
 * become one element over a typed list; words that run past again and again, with something between them, too.
 */
import { nth } from '../../base/items.ts'
import {
  bracketed,
  type Child,
  type Element,
  element,
  expression,
  isElement,
  isLink,
  key,
  quote,
  type Value,
} from './jsx.ts'
import { camelCase, nameKeeper, pascalCase } from './names.ts'

/** Attributes that may differ between the items. */
const VARIABLE = new Set(['href', 'alt', 'aria-label', 'src', 'name', 'price', 'data-tags', 'title', 'facts'])
/** Classes that may differ between the items: the colours that each has of its own. */
const COLOUR = /^(?:bg|text|border)-(?:\(--\w+\)(?:\/\d+)?|\[#[^\]]*\])$/
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

const classesOf = (value: Value | true | undefined): string[] => (typeof value === 'string' ? value.split(' ') : [])
const uncoloured = (value: Value | true | undefined): string =>
  classesOf(value)
    .filter((name) => !COLOUR.test(name))
    .join(' ')

function sameBut(name: string, a: Value | true, b: Value | true | undefined): boolean {
  if (VARIABLE.has(name) || JSON.stringify(a) === JSON.stringify(b)) return true
  return name === 'className' && typeof a === 'string' && uncoloured(a) === uncoloured(b)
}

function alike(a: Child, b: Child): boolean {
  if (!isElement(a) || !isElement(b)) return typeof a === 'string' && typeof b === 'string'
  // What stands in a component of its own is no item of a list.
  if (a.component || b.component) return false
  if (a.tag !== b.tag && !(isComponent(a.tag) && isComponent(b.tag))) return false
  const [left, right] = [Object.entries(a.attributes), Object.entries(b.attributes)]
  if (left.length !== right.length || a.children.length !== b.children.length) return false
  const same = left.every(([name, value]) => name in b.attributes && sameBut(name, value, b.attributes[name]))
  return same && a.children.every((child, index) => alike(child, nth(b.children, index)))
}

const countOf = (node: Element): number =>
  1 + node.children.reduce((sum, child) => sum + (isElement(child) ? countOf(child) : 0), 0)

/** The field of classes that an item has of its own. */
const COLOURS = 'colours'
/** Fields that nobody reads. */
const UNREAD = /^(?:colours|href|src)\d*$/

interface Field {
  name: string
  type: string
  values: string[]
}

/** One element that stands for all, its differing parts replaced by fields of the item. */
function merge(
  items: readonly Element[],
  item: string,
  fields: Field[],
  fieldName: (wanted: string) => string,
): Element {
  const first = nth(items, 0)
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
      if (values.every((one) => JSON.stringify(one) === JSON.stringify(value))) return [name, value]
      if (typeof value === 'object' && 'expression' in value) {
        const numbers = values.map((one) => (typeof one === 'object' && 'expression' in one ? one.expression : '0'))
        const type = numbers.some((one) => one.startsWith('[')) ? 'readonly string[]' : 'number'
        return [name, expression(field(camelCase(name), type, numbers))]
      }
      if (typeof value !== 'string') return [name, value]
      if (name === 'className') {
        const shared = classesOf(value).filter((one) => values.every((other) => classesOf(other).includes(one)))
        const own = values.map((one) => classesOf(one).filter((other) => !shared.includes(other)))
        const colours = field(
          COLOURS,
          'string',
          own.map((names) => quote(names.join(' '))),
        )
        return [name, expression(`\`${[...shared, `\${${colours}}`].join(' ')}\``)]
      }
      return [
        name,
        expression(
          field(
            camelCase(name.replace(/^data-/, '')),
            'string',
            values.map((one) => quote(String(one))),
          ),
        ),
      ]
    }),
  )
  const children = first.children.map((child, index): Child => {
    const all = items.map((one) => nth(one.children, index))
    if (isElement(child)) return merge(all.filter(isElement), item, fields, fieldName)
    if (typeof child !== 'string' || all.every((one) => one === child)) return child
    return expression(
      field(
        // What stands beside a label is its value.
        first.name === 'label' && fields.some(({ name }) => name === 'label') ? 'value' : (first.name ?? 'label'),
        'string',
        all.map((one) => quote(String(one))),
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

/** What a list of links is called: after what they are, else after where they stand. */
const linksOf = (subject: string, id: string): string =>
  subject === 'link' ? `${camelCase(id.split('-')[0] ?? '')}Links` : `${subject}Links`

function asList(items: readonly Element[], lists: Lists): Child[] {
  const first = nth(items, 0)
  const link = isLink(first)
  const subject = camelCase(subjectOf(first.id ?? '')) || 'item'
  const noun = link ? 'link' : subject === 'type' || subject === 'types' ? 'item' : singular(subject)
  const fields: Field[] = []
  const merged = merge(items, noun, fields, nameKeeper(['key']))
  const unique = fields.find(
    ({ name, type, values }) => name !== COLOURS && type === 'string' && new Set(values).size === values.length,
  )
  if (!unique || fields.filter(({ name }) => name.startsWith(COLOURS)).length > 1) return [...items]
  const alone = fields.length === 1
  const type = alone ? 'string' : typeFor(fields, link ? 'Link' : pascalCase(noun), lists)
  const list = lists.name(link ? linksOf(subject, first.id ?? '') : plural(subject))
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
  const words = fields.filter(({ name, type: of }) => of === 'string' && !UNREAD.test(name)).map(({ name }) => name)
  return [{ list, item: noun, body: keyed, words: alone ? [''] : words }]
}

/** Fewer are not a running strip. */
const FEWEST_PAIRS = 4

const sameAttributes = (a: Element, b: Element): boolean =>
  JSON.stringify(a.attributes) === JSON.stringify(b.attributes)

/** How many pairs of a word and what parts it from the next one begin here. */
function pairsFrom(children: readonly Child[], from: number): number {
  const [word, mark] = [children[from], children[from + 1]]
  if (!word || !mark || !isElement(word) || !isElement(mark) || typeof word.children[0] !== 'string') return 0
  if (word.attributes['aria-hidden'] !== true || mark.children.length > 0) return 0
  let count = 1
  const same = (at: number) => {
    const [next, between] = [children[at], children[at + 1]]
    if (!next || !between || !isElement(between)) return false
    return alike(word, next) && mark.tag === between.tag && sameAttributes(mark, between)
  }
  while (same(from + 2 * count)) count++
  return count
}

/** Words that run past, each followed by the same mark: one round of them as data, shown as often as is needed. */
function asStrip(pairs: readonly Element[], id: string, lists: Lists): Child {
  const [first, mark] = [nth(pairs, 0), nth(pairs, 1)]
  const words = pairs.filter((_, index) => index % 2 === 0).map(({ children }) => String(children[0]))
  const again = words.indexOf(nth(words, 0), 1)
  const round = again > 0 && words.every((word, index) => word === words[index % again]) ? words.slice(0, again) : words
  const list = lists.name(plural(camelCase(subjectOf(id)) || 'word'))
  lists.data.push(
    bracketed(
      `const ${list} = [`,
      round.map((word) => quote(word)),
      ']',
    ),
  )
  const rounds = Math.ceil(words.length / round.length)
  const shown = rounds === 1 ? list : `[${Array(rounds).fill(`...${list}`).join(', ')}]`
  const body = element('Fragment', { key: expression('index') }, [{ ...first, children: [expression('word')] }, mark])
  return { list: shown, item: 'word, index', body }
}

/** The element with every run of like neighbours in it folded into a list; the lists are added to `lists`. */
export function foldRepeats(node: Element, lists: Lists): Element {
  const children: Child[] = []
  for (let from = 0; from < node.children.length; ) {
    const first = nth(node.children, from)
    const pairs = pairsFrom(node.children, from)
    if (pairs >= FEWEST_PAIRS) {
      children.push(asStrip(node.children.slice(from, from + 2 * pairs).filter(isElement), node.id ?? 'words', lists))
      from += 2 * pairs
      // The round goes on for as long as there is room: what is left of it is in the list.
      if (from >= node.children.length - 1) break
      continue
    }
    let to = from + 1
    while (isElement(first) && to < node.children.length && alike(first, nth(node.children, to))) to++
    const run = node.children.slice(from, to)
    if (isElement(first) && run.length >= FEWEST && (run.length > FEWEST || countOf(first) >= SMALLEST_PAIR))
      children.push(...asList(run.filter(isElement), lists))
    else children.push(...run)
    from = to
  }
  return { ...node, children: children.map((child) => (isElement(child) ? foldRepeats(child, lists) : child)) }
}
