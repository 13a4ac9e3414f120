/** Which names a part of a program declares, and which of them count something. */
import { isNode, type Node } from './tree.ts'

/** By name: whether it is a number that counts, such as the second parameter of a map. */
export type Scope = ReadonlyMap<string, 'index' | 'value'>

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** They give their callback the place of each element second; nothing else in a program may be called so. */
export const INDEX_CALLBACKS: ReadonlySet<string> = new Set([
  'map',
  'forEach',
  'filter',
  'flatMap',
  'some',
  'every',
  'find',
  'findIndex',
  'from',
])

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])

/** The names that a pattern declares. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  if (pattern.type === 'Property') return namesIn(pattern.value)
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left)
  if (pattern.type === 'RestElement') return namesIn(pattern.argument)
  return [...listOf(pattern.properties), ...listOf(pattern.elements)].flatMap(namesIn)
}

/** The names that one statement declares. */
function declared(statement: Node): string[] {
  const inner = isNode(statement.declaration) ? statement.declaration : statement
  if (inner.type === 'VariableDeclaration') return listOf(inner.declarations).flatMap(({ id }) => namesIn(id))
  if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration') return namesIn(inner.id)
  if (inner.type === 'ImportDeclaration') return listOf(inner.specifiers).flatMap(({ local }) => namesIn(local))
  return []
}

const asValues = (names: readonly string[]): Scope => new Map(names.map((name) => [name, 'value']))

/** Marks the second parameter of arrow functions that are called for each element: nobody else can call those. */
function countedBy(call: Node): Scope {
  const callee = isNode(call.callee) ? call.callee : null
  const method = callee && isNode(callee.property) ? String(callee.property.name) : ''
  if (!INDEX_CALLBACKS.has(method)) return new Map()
  const seconds = listOf(call.arguments)
    .filter(({ type }) => type === 'ArrowFunctionExpression')
    .map(({ params }) => listOf(params)[1])
  return new Map(seconds.flatMap((second) => (second?.type === 'Identifier' ? [[String(second.name), 'index']] : [])))
}

const counted = new WeakMap<Node, Scope>()

/** The names that begin with this node; null: it begins none. */
export function scopeOf(node: Node): Scope | null {
  if (node.type === 'CallExpression') {
    const scope = countedBy(node)
    for (const callback of listOf(node.arguments)) if (scope.size > 0) counted.set(callback, scope)
    return null
  }
  if (node.type === 'Program' || node.type === 'BlockStatement') return asValues(listOf(node.body).flatMap(declared))
  if (FUNCTIONS.has(node.type)) {
    const names = asValues([...namesIn(node.id), ...listOf(node.params).flatMap(namesIn)])
    return new Map([...names, ...(counted.get(node) ?? [])])
  }
  if (node.type === 'ForStatement') return isNode(node.init) ? countsIn(node.init) : null
  if (node.type === 'ForOfStatement' || node.type === 'ForInStatement')
    return isNode(node.left) ? asValues(declared(node.left)) : null
  if (node.type === 'CatchClause') return asValues(namesIn(node.param))
  return null
}

/** `let i = 0`: a number, as long as nothing else is assigned to it. */
const countsIn = (init: Node): Scope =>
  new Map(
    listOf(init.declarations).flatMap(({ id, init: value }) =>
      namesIn(id).map((name) => [name, isNode(value) && typeof value.value === 'number' ? 'index' : 'value'] as const),
    ),
  )

/** Whatever they are given, they answer a number. */
const ARITHMETIC = new Set(['-', '*', '/', '%', '|', '&', '>>'])

/** Can the expression be nothing but a number? */
export function isIndex(node: unknown, scopes: readonly Scope[]): boolean {
  if (!isNode(node)) return false
  if (node.type === 'Literal') return typeof node.value === 'number'
  if (node.type === 'Identifier') {
    const scope = scopes.findLast((one) => one.has(String(node.name)))
    return scope?.get(String(node.name)) === 'index'
  }
  if (node.type !== 'BinaryExpression') return false
  if (node.operator === '+') return isIndex(node.left, scopes) && isIndex(node.right, scopes)
  return ARITHMETIC.has(String(node.operator))
}
