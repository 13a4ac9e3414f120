/**
 * `npm run screenshots`: every page and every state of the screens in both themes, on a telephone and on a desk, into
 * screenshots/ to be looked at. A word after it chooses: `npm run screenshots -- viewer`.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '../tests/harness/browser.ts'
import { populate } from '../tests/harness/populated.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../tests/harness/product.ts'
import { lookAs, SCREENS, type Screen } from '../tests/harness/screens.ts'
import { showEverything } from '../tests/harness/show-everything.ts'

const PUBLIC_PAGES: Record<string, string> = {
  landing: '/',
  blog: '/blog',
  article: '/blog/which-file-for-whom',
  about: '/about',
  careers: '/careers',
  contact: '/contact',
  'cookie-policy': '/cookie-policy',
  api: '/api-test?endpoint=pushArticle',
}
const THEMES = ['light', 'dark'] as const
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const wanted = process.argv[2] ?? ''
const pages = Object.entries(PUBLIC_PAGES).map(
  ([name, address]): Screen => ({
    name,
    as: 'guest',
    whole: true,
    open: async (page) => {
      await page.goto(address, { waitUntil: 'networkidle' })
    },
  }),
)
const screens = [...SCREENS, ...pages].filter(({ name }) => name.startsWith(wanted))
const folder = path.resolve(import.meta.dirname, '../screenshots')
mkdirSync(folder, { recursive: true })
const dataDirectory = newDataDirectory()
const product = await startProduct({ dataDirectory })
const browser = await launchBrowser()
try {
  const there = await populate(product.url)
  for (const { name, as, open, whole = false } of screens) {
    for (const colorScheme of THEMES) {
      for (const viewport of VIEWPORTS) {
        const options = { colorScheme, viewport, reducedMotion: 'reduce' } as const
        const { page, end } = await lookAs(as, there, browser, product.url, options)
        // The question about cookies would lie across a page that is pictured to its end.
        if (whole) await page.addInitScript(() => localStorage.setItem('cookie_consent', 'all'))
        await open(page, there)
        if (whole) await page.evaluate(showEverything)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const file = `${name}-${colorScheme}-${viewport.width}.png`
        await page.screenshot({ path: path.join(folder, file), fullPage: whole })
        await end()
      }
    }
    console.log(`screenshots/${name}-*.png`)
  }
} finally {
  await browser.close()
  await product.stop()
  removeDataDirectory(dataDirectory)
}
