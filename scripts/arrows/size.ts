/** Measures a file by its code: a long table of words is data, however long; a long procedure is a question. */
import type { Node, Program } from 'oxc-parser'

/** The number of lines of `text` outside top-level tables of literals. */
export function codeLines(program: Program, text: string): number {
  const total = text.trimEnd().split('\n').length
  let data = 0
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { init } of declaration.declarations) {
      if (init && isTable(init)) data += text.slice(init.start, init.end).split('\n').length - 1
    }
  }
  return total - data
}

/** Whether an expression only lists: literals, names, arrays and objects of them, sets and maps built from them. */
function isTable(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      // A pattern is worked out, not looked up.
      return !('regex' in node)
    case 'Identifier':
      return true
    case 'TemplateLiteral':
      return node.expressions.every(isTable)
    case 'UnaryExpression':
      return isTable(node.argument)
    case 'SpreadElement':
      return isTable(node.argument)
    case 'MemberExpression':
      return isTable(node.object)
    case 'ArrayExpression':
      return node.elements.every((element) => element === null || isTable(element))
    case 'ObjectExpression':
      return node.properties.every((property) => isTable(property.type === 'Property' ? property.value : property))
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isTable(node.expression)
    case 'NewExpression':
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.arguments.every(isTable)
    default:
      return false
  }
}
