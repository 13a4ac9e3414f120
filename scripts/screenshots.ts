/** `npm run screenshots`: every page in both themes, on a telephone and on a desk, into screenshots/ to be looked at. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser } from '../tests/harness/browser.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../tests/harness/product.ts'
import { visit } from '../tests/harness/visit.ts'

const PAGES: { name: string; path: string }[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'gallery', path: '/designs' },
  { name: 'landing', path: '/' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/which-file-for-whom' },
  { name: 'about', path: '/about' },
  { name: 'careers', path: '/careers' },
  { name: 'contact', path: '/contact' },
  { name: 'cookie-policy', path: '/cookie-policy' },
  { name: 'api', path: '/api-test?endpoint=pushArticle' },
  { name: 'not-found', path: '/no-such-page' },
]
const THEMES = ['light', 'dark'] as const
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const folder = path.resolve(import.meta.dirname, '../screenshots')
mkdirSync(folder, { recursive: true })
const dataDirectory = newDataDirectory()
const product = await startProduct({ dataDirectory })
const browser = await launchBrowser()
try {
  for (const colorScheme of THEMES) {
    for (const viewport of VIEWPORTS) {
      const { page, end } = await visit(browser, product.url, { colorScheme, viewport, reducedMotion: 'reduce' })
      for (const { name, path: address } of PAGES) {
        await page.goto(address, { waitUntil: 'networkidle' })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const file = `${name}-${colorScheme}-${viewport.width}.png`
        await page.screenshot({ path: path.join(folder, file), fullPage: true })
        console.log(`screenshots/${file}`)
      }
      await end()
    }
  }
} finally {
  await browser.close()
  await product.stop()
  removeDataDirectory(dataDirectory)
}
