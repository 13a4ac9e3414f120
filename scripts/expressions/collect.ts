/** The regular expressions that stand in sources as literals. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { isTest } from '../arrows/is-test.ts'

export interface Expression {
  source: string
  flags: string
  file: string
  line: number
}

const SOURCES = '{packages,apps}/*/src/**/*.{ts,tsx}'

/** Each once, and only those that could be slow: where nothing is repeated without bound, time is bounded. */
export function expressionsIn(root: string): Expression[] {
  const found = new Map<string, Expression>()
  for (const file of globSync(SOURCES, { cwd: root })) {
    if (isTest(file)) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    new Visitor({
      Literal(node) {
        if (!('regex' in node) || found.has(node.raw ?? '')) return
        const { pattern: source, flags } = node.regex
        const line = text.slice(0, node.start).split('\n').length
        if (repeats(source)) found.set(`/${source}/${flags}`, { source, flags, file, line })
      },
    }).visit(parseSync(file, text).program)
  }
  return [...found.values()]
}

/** Whether anything is repeated without bound. */
function repeats(source: string): boolean {
  let inClass = 0
  for (let i = 0; i < source.length; i++) {
    const mark = source[i] ?? ''
    if (mark === '\\') i++
    else if (mark === '[') inClass++
    else if (mark === ']') inClass = Math.max(0, inClass - 1)
    else if (inClass === 0 && (mark === '*' || mark === '+' || /^\{\d+,\}/.test(source.slice(i, i + 8)))) return true
  }
  return false
}
