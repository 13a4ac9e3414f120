/** The tree of a program as data: what of a node runs. Types are erased before anything runs, so they are no part of it. */

export interface Node {
  type: string
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const TYPES_ONLY = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'superTypeArguments'])
/** Expressions around another one that say something of its type. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression'])

/** A name that is no reference: of a property, of a label, of what is imported. */
function namesOnly(node: Node): string[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [] : ['property']
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return node.computed ? [] : ['key']
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return ['imported', 'exported']
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return ['label']
    default:
      return []
  }
}

export function childrenOf(node: Node): Node[] {
  if (node.type.startsWith('TS') && !TYPED.has(node.type)) return []
  const skipped = namesOnly(node)
  return Object.entries(node).flatMap(([key, value]) => {
    if (TYPES_ONLY.has(key) || skipped.includes(key)) return []
    return (Array.isArray(value) ? value : [value]).filter(isNode)
  })
}
