/**
 * JSX as data, and its printer. What it prints is formatted by construction, the way Prettier would: two spaces, single
 * quotes, no semicolons, 100 columns.
 */

import type { Control } from '../../scene/controls.ts'

/** Text is escaped; an expression is printed as it stands, inside braces; an object literal breaks where it is too long. */
export type Value = string | { expression: string } | { object: string[] }
export interface Element {
  tag: string
  /** `true` is an attribute without a value. */
  attributes: Record<string, Value | true>
  children: Child[]
  /** What it is in the design, for names in code; never printed. */
  name?: string
  id?: string
  /** What people do with it, until it has been made to act. */
  control?: Control
  /** It stands in a component of its own: its name, and what comes before the `return`. */
  component?: { name: string; setup: readonly string[] }
}
/** An element for each item of a list. */
export interface Repeat {
  list: string
  /** Parameters of the function that makes an element of an item. */
  item: string
  body: Element
  /** The fields of an item that are words to read; '' where the item is the words itself. */
  words?: readonly string[]
}
export type Child = Value | Element | Repeat

export const WIDTH = 100

/** What links are in a project of several pages. */
export const SITE_LINK = 'NextLink'
/** What they are where all pages share them, and one of them leads to the page that is shown. */
export const PAGE_LINK = 'PageLink'
export const isLink = ({ tag }: Element): boolean => tag === 'a' || tag === SITE_LINK || tag === PAGE_LINK

export const isRepeat = (child: Child): child is Repeat => typeof child === 'object' && 'list' in child
export const isElement = (child: Child): child is Element => typeof child === 'object' && 'tag' in child

type Attributes = Record<string, Value | true | undefined>

/** An element; attributes without a value are left out. */
export function element(tag: string, attributes: Attributes = {}, children: Child[] = []): Element {
  const given = Object.entries(attributes).filter((entry): entry is [string, Value | true] => entry[1] !== undefined)
  return { tag, attributes: Object.fromEntries(given), children }
}

export const expression = (code: string): { expression: string } => ({ expression: code })

/** A string literal. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  if (!text.includes("'")) return `'${escaped.replaceAll('\\"', '"')}'`
  return text.includes('"') ? `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : `"${escaped}"`
}

/** A key of an object literal. */
export const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

const roundedTo = (steps: number) => (value: number) => {
  const rounded = Math.round(value * steps) / steps
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Rounded to hundredths, without trailing zeros. */
export const number: (value: number) => string = roundedTo(100)

/** For units that may be many pixels long: rounded to ten-thousandths. */
export const fineNumber: (value: number) => string = roundedTo(10_000)

/** An attribute; over several lines only where an indent is given. */
function attribute([name, value]: [string, Value | true], indent?: string): string {
  if (value === true) return name
  if (typeof value === 'object' && 'object' in value) {
    const room = indent === undefined ? Infinity : WIDTH - name.length - 3
    return `${name}={${bracketed('{', value.object, '}', indent ?? '', room)}}`
  }
  if (typeof value === 'object') return `${name}={${value.expression}}`
  return /["\\\n&]/.test(value) ? `${name}={${quote(value)}}` : `${name}="${value}"`
}

/** Characters that mean something in JSX, or that lint rules want escaped. */
const SPECIAL = /[{}<>"'\\]|&(?! )|^\s|\s$|\s{2}|[\n\u00a0\u2028]/

/** A value as JavaScript. */
export const codeOf = (value: Value): string => {
  if (typeof value === 'string') return quote(value)
  return 'object' in value ? bracketed('{', value.object, '}', '', Infinity) : value.expression
}

const inline = (child: Child): string => {
  if (isElement(child)) return oneLine(child)
  if (isRepeat(child)) return printRepeat(child, '')
  if (typeof child === 'object') return `{${codeOf(child)}}`
  return SPECIAL.test(child) ? `{${quote(child)}}` : child
}

function oneLine({ tag, attributes, children }: Element): string {
  const head = [tag, ...Object.entries(attributes).map((one) => attribute(one))].join(' ')
  if (children.length === 0) return `<${head} />`
  return `<${head}>${children.map(inline).join('')}</${tag}>`
}

/** Words in lines of at most the width that is left. */
function filled(text: string, indent: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && indent.length + last.length + 1 + word.length <= WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines.map((line) => indent + line).join('\n')
}

const printRepeat = ({ list, item, body }: Repeat, indent: string): string =>
  `${indent}{${list}.map((${item}) => (\n${print(body, `${indent}  `)}\n${indent}))}`

function printChild(child: Child, indent: string): string {
  if (isElement(child)) return print(child, indent)
  if (isRepeat(child)) return printRepeat(child, indent)
  if (typeof child === 'string' && !SPECIAL.test(child)) return filled(child, indent)
  const [first = '', ...rest] = inline(child).split('\n')
  return [indent + first, ...rest.map((line) => (line ? indent + line : line))].join('\n')
}

const hasBreak = (child: Child): boolean =>
  isElement(child)
    ? child.children.some(hasBreak) || Object.values(child.attributes).some((value) => String(value).includes('\n'))
    : isRepeat(child) || (typeof child !== 'string' && codeOf(child).includes('\n'))

/** Elements stand on lines of their own, and so does what is inside of a tag with several attributes. */
const breaks = ({ attributes, children }: Element): boolean =>
  children.some(isElement) || (children.length > 0 && Object.keys(attributes).length > 1) || children.length > 1

/** The element in lines, each indented. */
export function print(node: Element, indent = ''): string {
  const line = oneLine(node)
  if (!breaks(node) && !hasBreak(node) && indent.length + line.length <= WIDTH && !line.includes('\n'))
    return indent + line
  const { tag, attributes, children } = node
  const entries = Object.entries(attributes)
  const flat = `<${[tag, ...entries.map((one) => attribute(one))].join(' ')}${children.length === 0 ? ' />' : '>'}`
  const list = entries.map((one) => `${indent}  ${attribute(one, `${indent}  `)}`)
  // A single string stays beside its tag, however long it is.
  const single = entries.length === 1 && typeof entries[0]?.[1] === 'string'
  const open =
    single || (indent.length + flat.length <= WIDTH && !flat.includes('\n')) || list.length === 0
      ? indent + flat
      : `${indent}<${tag}\n${list.join('\n')}\n${indent}${children.length === 0 ? '/>' : '>'}`
  if (children.length === 0) return open
  const inner = children.map((child) => printChild(child, `${indent}  `)).join('\n')
  return `${open}\n${inner}\n${indent}</${tag}>`
}

/** A `return` of an element, or of several in a fragment. */
export function returned(children: Element[], indent = '  '): string {
  const [first] = children
  const root = children.length === 1 && first ? first : element('', {}, children)
  const line = print(root)
  if (!line.includes('\n') && indent.length + line.length + 7 <= WIDTH) return `${indent}return ${line}`
  return `${indent}return (\n${print(root, `${indent}  `)}\n${indent})`
}

/** A call or literal of parts in brackets: on one line where it fits, else each part on its own. */
export function bracketed(open: string, parts: string[], close: string, indent = '', room = WIDTH): string {
  const space = open.endsWith('{') ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (parts.every((part) => !part.includes('\n')) && indent.length + line.length <= room) return line
  return `${open}\n${parts.map((part) => `${indent}  ${part},`).join('\n')}\n${indent}${close}`
}
