/** How long functions are, as people count: from the line on which one begins to the line on which it ends. */
import { type Node, parseSync, Visitor } from 'oxc-parser'

export const MAX_LINES = 60

/**
 * @param path of the file, which says whether it holds JSX
 * @returns the first line of each function that is longer; one within another counts in both
 */
export function longFunctions(path: string, text: string): number[] {
  const long: number[] = []
  const starts = lineStarts(text)
  const lineOf = (offset: number) => starts.findLastIndex((start) => start <= offset) + 1
  const measure = ({ start, end }: Node) => {
    const [first, last] = [lineOf(start), lineOf(end - 1)]
    if (last - first + 1 > MAX_LINES) long.push(first)
  }
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(parseSync(path, text).program)
  return long
}

const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
