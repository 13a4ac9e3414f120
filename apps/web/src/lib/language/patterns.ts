/**
 * Texts of the server with values set in ('The {part} cannot move further in this layout.') as patterns: what a text that was
 * made from one says of its values. Names of values tell what they are.
 */
import type { CompiledMessage } from 'icu-minify/format'

export interface Pattern {
  message: CompiledMessage
  names: readonly string[]
  /** What stands before the first value, and after the last one. */
  begins: string
  ends: string
  text: RegExp
  /** Letters that are no values: of two patterns that fit, the one with more of them is meant. */
  weight: number
}

const VALUE = /\{(\w+)\}/g

/** 'part2' is another part. */
export const sortOf = (name: string): string => name.replace(/\d+$/, '')

const FIGURES = '(\\d[\\d.,–]*%?)'
const SORTS: Readonly<Record<string, string>> = {
  count: FIGURES,
  number: FIGURES,
  width: FIGURES,
  height: FIGURES,
  low: FIGURES,
  high: FIGURES,
  mm: FIGURES,
  pt: FIGURES,
  hex: '([0-9a-fA-F]{3,8})',
  letter: '([A-Z])',
  // Families have capitals.
  font: '([A-Z0-9][^.:;,]*?)',
}
const ANYTHING = '(.+?)'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @param key the English text, names of its values in braces */
export function patternOf(key: string, message: CompiledMessage): Pattern {
  const names = [...key.matchAll(VALUE)].map(([, name = '']) => name)
  const pieces = key.split(/\{\w+\}/)
  const text = pieces.map((piece, at) => {
    const name = names[at]
    return escaped(piece) + (name === undefined ? '' : (SORTS[sortOf(name)] ?? ANYTHING))
  })
  return {
    ...{ message, names },
    begins: pieces[0] ?? '',
    ends: pieces.at(-1) ?? '',
    text: new RegExp(`^${text.join('')}$`, 's'),
    weight: pieces.join('').length,
  }
}

/** Those with more letters of their own first. */
export const patternsIn = (messages: Readonly<Record<string, CompiledMessage>>): Pattern[] =>
  Object.entries(messages)
    .filter(([key]) => /\{\w+\}/.test(key))
    .map(([key, message]) => patternOf(key, message))
    .sort((one, other) => other.weight - one.weight)

/** The values of a text by their names; undefined where it was made from another pattern. */
export function valuesIn(text: string, { begins, ends, text: whole, names }: Pattern): string[] | undefined {
  if (!text.startsWith(begins) || !text.endsWith(ends)) return undefined
  const found = whole.exec(text)
  return found ? names.map((_, at) => found[at + 1] ?? '') : undefined
}

/** Whether a message has forms for how many a value is: it needs the number itself. */
export const counts = (message: CompiledMessage, name: string): boolean =>
  Array.isArray(message) && message.some((node) => Array.isArray(node) && node[0] === name && node.length > 2)
