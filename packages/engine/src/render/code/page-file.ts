/** The file of a page, put together: imports, theme, the page, its sections, drawings and helpers. */

import { everywhere } from './controls/element-tree.ts'
import type { Snippet } from './controls/snippets/types.ts'
import { type Element, element, returned, SITE_LINK } from './jsx.ts'
import { holdsSlot, withContent } from './site-frame.ts'

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

/** Links of a site lead through it without loading anew; those to elsewhere stay what they are. */
export const linked = (node: Element): Element =>
  everywhere(node, (one) =>
    one.tag === 'a' && /^[/#]/.test(String(one.attributes.href)) ? { ...one, tag: SITE_LINK } : one,
  )

/** Helpers of a file: their source, or where they come from and by which names. */
export function helperCode(
  snippets: readonly Snippet[],
  text: string,
  module?: string,
): { imports: string[]; source: string[] } {
  if (!module)
    return {
      imports: [...new Set(snippets.flatMap((snippet) => snippet.imports ?? []))],
      source: snippets.flatMap(({ code }) => [code, '']),
    }
  const names = snippets.flatMap(({ name, declares = [] }) => [name, ...declares])
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort()
  if (used.length === 0) return { imports: [], source: [] }
  const line = `import { ${used.join(', ')} } from '${module}'`
  const lines = line.length <= 100 ? [line] : ['import {', ...used.map((name) => `  ${name},`), `} from '${module}'`]
  return { imports: lines, source: [] }
}

/** The module of the helpers that the pages of a site share. */
export function helperModule(snippets: readonly Snippet[]): string {
  const source = snippets.map(({ code }) => code.replace(/^(?=(?:function|const|interface) )/gm, 'export '))
  const imports = [
    ...new Set(snippets.flatMap((snippet) => snippet.imports ?? [])),
    ...reactImport(snippets.flatMap(({ react }) => react)),
  ]
  return ["'use client'", '', ...imports, '', source.join('\n\n'), ''].join('\n')
}

/** The page inside of what its parts share, but for what stands around it already. */
export const provided = (root: Element, snippets: readonly Snippet[], around: readonly string[]): Element =>
  snippets
    .filter((snippet) => snippet.provider && !around.includes(snippet.name))
    .reduce((inner, { name }) => element(name, {}, inner.tag === '' ? inner.children : [inner]), root)

/** A component: its own lines, then what it shows. */
export function componentCode(name: string, body: Element, setup: readonly string[] = []): string[] {
  const parameters = holdsSlot(body) ? '{ children }: { children: ReactNode }' : ''
  const shown = withContent(body)
  return [
    `function ${name}(${parameters}) {`,
    ...setup.map((line) => `  ${line}`),
    returned(
      shown.tag === '' ? shown.children.filter((child) => typeof child === 'object' && 'tag' in child) : [shown],
    ),
    '}',
    '',
  ]
}
