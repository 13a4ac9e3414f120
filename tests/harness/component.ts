/** Generated components as a developer would use them: compiled, rendered, styled by Tailwind, with the fonts they import. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compile } from 'tailwindcss'
import { transformWithOxc } from 'vite'

const require = createRequire(import.meta.url)
/** Beside our own packages, so that what the code imports is found. */
const WORKSHOP = path.resolve(import.meta.dirname, '../../node_modules/.cache/limner-components')
/** A host that exists in the tests' browser only. */
const HOST = 'http://component.test'
export const IMPORT_STYLE = /^import '([^']+)'\n/gm

let count = 0

/** Loads the default export of a TSX file. */
async function load(code: string): Promise<FunctionComponent<Record<string, unknown>>> {
  const { code: script } = await transformWithOxc(code.replace(IMPORT_STYLE, ''), 'component.tsx', {
    jsx: { runtime: 'automatic' },
  })
  mkdirSync(WORKSHOP, { recursive: true })
  const file = path.join(WORKSHOP, `${process.pid}-${count++}.mjs`)
  writeFileSync(file, script)
  try {
    const module = (await import(pathToFileURL(file).href)) as { default: FunctionComponent<Record<string, unknown>> }
    return module.default
  } finally {
    rmSync(file)
  }
}

/** The style sheets that the code imports, with addresses that `serveFonts` answers. */
export function importedStyles(code: string): string {
  return [...code.matchAll(IMPORT_STYLE)]
    .map(([, name = '']) => {
      const file = require.resolve(name)
      const folder = /(@fontsource(?:-variable)?\/[^/]+)\//.exec(file)?.[1]
      return readFileSync(file, 'utf8').replaceAll('url(./files/', `url(${HOST}/${folder}/files/`)
    })
    .join('\n')
}

/** The style sheet of these classes; what is no class is passed over. */
export async function tailwind(classes: string[]): Promise<string> {
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async (id, base) => {
      const file = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id)
      return { path: file, base, content: readFileSync(file, 'utf8') }
    },
  })
  return build(classes)
}

const classesIn = (markup: string): string[] =>
  [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
  )

/** A page of the code's default export with these props, as HTML that needs nothing but the fonts. */
export async function renderComponent(code: string, props: Record<string, unknown> = {}): Promise<string> {
  const markup = renderToStaticMarkup(createElement(await load(code), props))
  const styles = `${importedStyles(code)}\n${await tailwind(classesIn(markup))}\nbody{margin:0}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Component</title><style>${styles}</style></head><body>${markup}</body></html>`
}

/** A page whose requests never leave the machine: our host gives the document and the fonts, the rest is refused. */
export async function componentPage(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  let html = ''
  await page.route('**/*', (route) => {
    const { pathname, origin } = new URL(route.request().url())
    if (origin !== HOST) return route.abort()
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    if (!pathname.startsWith('/@fontsource')) return route.fulfill({ status: 404 })
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ path: require.resolve(pathname.slice(1)), headers, contentType: 'font/woff2' })
  })
  return {
    page,
    async show(next: string): Promise<Page> {
      html = next
      await page.goto(`${HOST}/`, { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      return page
    },
    close: () => context.close(),
  }
}
