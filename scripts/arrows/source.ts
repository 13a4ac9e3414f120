/** Reads one source file into what the rules ask about: its imports, its reads of the outside, its size. */
import { parseSync, type StaticImport, Visitor } from 'oxc-parser'
import { codeLines } from './size.ts'

export interface Import {
  line: number
  /** As written: './palette.ts', '@limner/engine', 'node:fs'. */
  specifier: string
  /** Erased by the compiler: `import type`, or every name of it marked `type`. */
  typeOnly: boolean
}

/** Something that a pure part must not touch, or only few files may. */
export interface OutsideRead {
  line: number
  what: 'environment' | 'clock' | 'randomness' | 'network'
}

export interface Source {
  /** From the root of the repository, with forward slashes. */
  path: string
  imports: Import[]
  outside: OutsideRead[]
  /** Lines that are not tables of literals. */
  codeLines: number
}

const CLOCKS = new Set(['Date.now', 'performance.now', 'process.hrtime'])
const NETWORK = new Set(['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'])
const NETWORK_MODULES = /^node:(https?|http2|net|tls|dgram|dns)(\/|$)/

/**
 * @param path of the file from the repository's root
 * @throws where the file is not valid TypeScript
 */
export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const [problem] = parsed.errors
  if (problem) throw new Error(`${path} cannot be parsed: ${problem.message}`)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const { staticImports, staticExports, dynamicImports } = parsed.module

  const imports: Import[] = [
    ...staticImports.map((found) => ({
      line: lineOf(found.start),
      specifier: found.moduleRequest.value,
      typeOnly: isTypeOnly(found.entries),
    })),
    ...staticExports.flatMap((found) => {
      const request = found.entries.find((entry) => entry.moduleRequest)?.moduleRequest
      if (!request) return []
      return [{ line: lineOf(found.start), specifier: request.value, typeOnly: isTypeOnly(found.entries) }]
    }),
    ...dynamicImports.flatMap((found) => {
      const argument = text.slice(found.moduleRequest.start, found.moduleRequest.end)
      if (!/^(['"`])[^$]*\1$/.test(argument)) return []
      return [{ line: lineOf(found.start), specifier: argument.slice(1, -1), typeOnly: false }]
    }),
  ]

  const outside: OutsideRead[] = imports
    .filter((found) => NETWORK_MODULES.test(found.specifier) && !found.typeOnly)
    .map(({ line }) => ({ line, what: 'network' }))
  const note = (start: number, what: OutsideRead['what']) => outside.push({ line: lineOf(start), what })
  new Visitor({
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return
      const name = `${node.object.name}.${node.property.name}`
      if (name === 'process.env') note(node.start, 'environment')
      if (name === 'Math.random' || name === 'crypto.randomUUID') note(node.start, 'randomness')
      if (CLOCKS.has(name)) note(node.start, 'clock')
    },
    NewExpression(node) {
      if (node.callee.type !== 'Identifier') return
      if (node.callee.name === 'Date' && node.arguments.length === 0) note(node.start, 'clock')
      if (NETWORK.has(node.callee.name)) note(node.start, 'network')
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && NETWORK.has(node.callee.name)) note(node.start, 'network')
    },
  }).visit(parsed.program)

  return { path, imports, outside, codeLines: codeLines(parsed.program, text) }
}

function isTypeOnly(entries: readonly { isType: boolean }[] | StaticImport['entries']): boolean {
  return entries.length > 0 && entries.every((entry) => entry.isType)
}
