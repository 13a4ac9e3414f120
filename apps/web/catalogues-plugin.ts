import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** A message, or a section of messages. */
const compiled = (written: unknown): unknown =>
  typeof written === 'string'
    ? compile(written)
    : Object.fromEntries(Object.entries(written ?? {}).map(([key, inner]) => [key, compiled(inner)]))

/** Catalogues of the interface are written in ICU's message format, and leave the build as data that needs no reading. */
export function cataloguesPlugin(): Plugin {
  return {
    name: 'limner-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\/language\/(?:catalogues|answers)\/[\w-]+\.json$/ },
      handler: async (id) => JSON.stringify(compiled(JSON.parse(await readFile(id, 'utf8')))),
    },
  }
}
