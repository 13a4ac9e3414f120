import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** Catalogues of the interface are written in ICU's message format, and leave the build as data that needs no reading. */
export function cataloguesPlugin(): Plugin {
  return {
    name: 'limner-catalogues',
    enforce: 'pre',
    load: {
      filter: { id: /\/language\/catalogues\/[\w-]+\.json$/ },
      async handler(id) {
        const messages: Record<string, string> = JSON.parse(await readFile(id, 'utf8'))
        const compiled = Object.entries(messages).map(([key, message]) => [key, compile(message)])
        return JSON.stringify(Object.fromEntries(compiled))
      },
    },
  }
}
