/** What of the web's sources is to be translated: the texts that `t`, `rich`, `many` and `english` are given. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Expression, type Node, parseSync, Visitor } from 'oxc-parser'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCES = 'apps/web/src/**/*.{ts,tsx}'
const CATALOGUES = 'apps/web/src/lib/language/catalogues'
const ANSWERS = 'apps/web/src/lib/language/answers'
/** It defines them. */
const OWN = 'apps/web/src/lib/language/translate.ts'

export interface Found {
  key: string
  /** Of the file where it stands, from the root of the repository, and the line. */
  file: string
  line: number
}

export interface Reading {
  keys: Found[]
  /** Where a text is translated once for all, before anybody is known to read it. */
  early: Found[]
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [textOf(node.left), textOf(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}

/** Both ways of a choice: t(open ? 'Close' : 'Open'). */
function textsOf(node: Expression | Node | undefined): string[] {
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)]
  if (node?.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)]
  const text = textOf(node)
  return text ? [text] : []
}

function keysOfCall(name: string, given: readonly Node[]): string[] {
  if (name !== 'many') return textsOf(given[0])
  const [one, other] = [textOf(given[1]), textOf(given[2])]
  return one === undefined || other === undefined ? [] : [`{count, plural, one {${one}} other {${other}}}`]
}

const NAMES = new Set(['t', 'rich', 'many', 'english'])

/** Of lists: what they are handed runs at once. */
const AT_ONCE = new Set(['map', 'flatMap', 'filter', 'forEach', 'find', 'some', 'every', 'reduce', 'sort', 'toSorted'])

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

/** The functions that run where they stand: [1, 2].map((n) => …), (() => …)(). */
function runAtOnce(callee: Expression, given: readonly Node[]): Node[] {
  if (callee.type === 'ParenthesizedExpression') return runAtOnce(callee.expression, given)
  if (isFunction(callee)) return [callee]
  const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
  return AT_ONCE.has(method) ? given.filter(isFunction) : []
}

/** @param file says whether it holds JSX */
export function readKeys(file: string, source: string): Reading {
  const reading: Reading = { keys: [], early: [] }
  if (!source.includes('language/')) return reading
  let depth = 0
  const atOnce = new Set<Node>()
  const enter = (node: Node) => {
    if (!atOnce.has(node)) depth += 1
  }
  const leave = (node: Node) => {
    if (!atOnce.has(node)) depth -= 1
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    CallExpression({ callee, arguments: given, start }) {
      for (const node of runAtOnce(callee, given)) atOnce.add(node)
      if (callee.type !== 'Identifier' || !NAMES.has(callee.name)) return
      const line = source.slice(0, start).split('\n').length
      const found = keysOfCall(callee.name, given).map((key) => ({ key, file, line }))
      reading.keys.push(...found)
      if (depth === 0 && callee.name !== 'english')
        reading.early.push({ key: source.slice(start, start + 60), file, line })
    },
  }).visit(parseSync(file, source).program)
  return reading
}

/** Of all sources of the web. */
export function readSources(): Reading {
  const files = globSync(SOURCES, { cwd: ROOT }).map((file) => file.replaceAll(path.sep, '/'))
  const readings = files
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== OWN)
    .sort()
    .map((file) => readKeys(file, readFileSync(path.join(ROOT, file), 'utf8')))
  return { keys: readings.flatMap(({ keys }) => keys), early: readings.flatMap(({ early }) => early) }
}

const byLanguage = (folder: string) =>
  Object.fromEntries(
    globSync(`${folder}/*.json`, { cwd: ROOT }).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')),
    ]),
  )

/** By language. */
export const readCatalogues = (): Record<string, Record<string, string>> => byLanguage(CATALOGUES)

/** What the server says, by language: sentences, phrases and wishes. */
export const readAnswers = (): Record<string, Record<string, Record<string, string>>> => byLanguage(ANSWERS)
