/**
 * English texts as the formatter takes them. They are written in the sources, so they use little of ICU's syntax: names in
 * braces, tags, and the plural that `many` writes. (Catalogues may use all of it: they are compiled when the web is built.)
 */
import type { CompiledMessage } from 'icu-minify/format'

export type Node = Exclude<CompiledMessage, string>[number]

/** As icu-minify numbers them. */
export const POUND = 0
const PLURAL = 2

const MANY = /^\{count, plural, one \{(.*)\} other \{(.*)\}\}$/s
const TOKEN = /\{(\w+)\}|<(\w+)>|<\/\w+>|#/g

interface Tag {
  name: string
  inside: Node[]
}

const tagNode = ({ name, inside: [first = '', ...others] }: Tag): Node => [name, first, ...others]

/** @param withPound whether '#' stands for the number */
function readText(text: string, withPound: boolean): Node[] {
  const whole: Tag = { name: '', inside: [] }
  const open = [whole]
  let end = 0
  for (const token of text.matchAll(TOKEN)) {
    const [written, value, opened] = token
    if (written === '#' && !withPound) continue
    const { inside } = open.at(-1) ?? whole
    if (token.index > end) inside.push(text.slice(end, token.index))
    end = token.index + written.length
    if (value) inside.push([value])
    else if (written === '#') inside.push(POUND)
    else if (opened) open.push({ name: opened, inside: [] })
    else if (open.length > 1) {
      const closed = open.pop() ?? whole
      open.at(-1)?.inside.push(tagNode(closed))
    }
  }
  if (end < text.length) whole.inside.push(text.slice(end))
  return whole.inside
}

/** A form that is one text, or the number alone, stands for itself. */
function form(text: string): Node | Node[] {
  const nodes = readText(text, true)
  const [only] = nodes
  return nodes.length === 1 && only !== undefined && !Array.isArray(only) ? only : nodes
}

function read(key: string): CompiledMessage {
  const [, one, other] = MANY.exec(key) ?? []
  if (one !== undefined && other !== undefined) return [['count', PLURAL, { one: form(one), other: form(other) }]]
  return /[{<]/.test(key) ? readText(key, false) : key
}

const known = new Map<string, CompiledMessage>()

export function readMessage(key: string): CompiledMessage {
  const message = known.get(key) ?? read(key)
  known.set(key, message)
  return message
}
