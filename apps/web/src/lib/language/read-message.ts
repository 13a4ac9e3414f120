/**
 * English texts as the formatter takes them. They are written in the sources, so they use little of ICU's syntax: names in
 * braces, tags, and the plural that `many` writes. (Catalogues may use all of it: they are compiled when the web is built.)
 */
import type { CompiledMessage } from 'icu-minify/format'

type Node = Exclude<CompiledMessage, string>[number]
type Nodes = Node[]

/** As icu-minify numbers them. */
const POUND = 0
const PLURAL = 2

const MANY = /^\{count, plural, one \{(.*)\} other \{(.*)\}\}$/s
const TOKEN = /\{(\w+)\}|<(\w+)>|<\/(\w+)>|(#)/g

/** @param withPound whether '#' stands for the number */
function readText(text: string, withPound: boolean): Nodes {
  const open: Nodes[] = [[]]
  let end = 0
  for (const token of text.matchAll(TOKEN)) {
    const [whole, value, opened, closed, pound] = token
    if (pound && !withPound) continue
    const nodes = open.at(-1) ?? []
    if (token.index > end) nodes.push(text.slice(end, token.index))
    end = token.index + whole.length
    if (value) nodes.push([value])
    else if (pound) nodes.push(POUND)
    else if (opened) open.push([opened] as unknown as Nodes)
    else if (closed && open.length > 1) open.at(-2)?.push(open.pop() as unknown as Node)
  }
  const nodes = open[0] ?? []
  if (end < text.length) nodes.push(text.slice(end))
  return nodes
}

/** A form that is one text, or the number alone, stands for itself. */
function form(text: string): unknown {
  const nodes = readText(text, true)
  const [only] = nodes
  return nodes.length === 1 && !Array.isArray(only) ? only : nodes
}

const known = new Map<string, CompiledMessage>()

export function readMessage(key: string): CompiledMessage {
  const found = known.get(key)
  if (found !== undefined) return found
  const [, one, other] = MANY.exec(key) ?? []
  const message: CompiledMessage =
    one !== undefined && other !== undefined
      ? [['count', PLURAL, { one: form(one), other: form(other) }] as Node]
      : /[{<]/.test(key)
        ? readText(key, false)
        : key
  known.set(key, message)
  return message
}
