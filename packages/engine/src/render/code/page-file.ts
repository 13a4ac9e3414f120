/** The file of a page, put together: imports, theme, the page, its sections, drawings and helpers. */
import type { Snippet } from './controls/snippets/types.ts'
import { type Element, element, returned } from './jsx.ts'

const byName = (a: string, b: string) => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1)

/** What a file takes from React, as one line. */
export function reactImport(names: Iterable<string>): string[] {
  const sorted = [...new Set(names)].sort(byName)
  if (sorted.length === 0) return []
  const types = sorted.every((name) => name.startsWith('type '))
  const shown = types ? sorted.map((name) => name.replace('type ', '')) : sorted
  const line = `import ${types ? 'type ' : ''}{ ${shown.join(', ')} } from 'react'`
  if (line.length <= 100) return [line]
  return [`import ${types ? 'type ' : ''}{`, ...shown.map((name) => `  ${name},`), "} from 'react'"]
}

/** The page inside of what its parts share. */
export const provided = (root: Element, snippets: readonly Snippet[]): Element =>
  snippets.filter(({ provider }) => provider).reduce((inner, { name }) => element(name, {}, [inner]), root)

/** A component: its own lines, then what it shows. */
export const componentCode = (name: string, body: Element, setup: readonly string[] = []): string[] => [
  `function ${name}() {`,
  ...setup.map((line) => `  ${line}`),
  returned(body.tag === '' ? body.children.filter((child) => typeof child === 'object' && 'tag' in child) : [body]),
  '}',
  '',
]
