/** Where a source overrules the compiler. */
import { parseSync, Visitor } from 'oxc-parser'

export interface Overrulings {
  /** `as`, but for `as const`. */
  casts: number
  /** `!` behind an expression. */
  assertions: number
}

/** @param path of the file, which says whether it holds JSX */
export function countOverrulings(path: string, text: string): Overrulings {
  const count = { casts: 0, assertions: 0 }
  new Visitor({
    TSAsExpression({ typeAnnotation: type }) {
      const isConst =
        type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
      if (!isConst) count.casts += 1
    },
    TSNonNullExpression() {
      count.assertions += 1
    },
  }).visit(parseSync(path, text).program)
  return count
}
