/**
 * `npm run bench:pages`: the pages as shipped, with work in them. Lighthouse's mobile preset, the JavaScript of the first
 * load, and how a full chat takes typing. A number after it says how often each page is scored (3); names of pages behind
 * it, which pages: `npm run bench:pages -- 3 'workspace, signed in' gallery`, and `typing` for the chat.
 *
 * Script is what the server sent of files whose names end in .js, compressed as it compresses for this browser (Brotli),
 * without headers, in units of 1000 bytes: from the first byte until the network has been quiet for half a second, in a
 * window of a phone, with an empty cache, and nothing pressed or touched. Preloaded files count, the page's own inline
 * scripts, its data and its style do not. As gzip, which other tools count, the same files are an eighth larger.
 */
import os from 'node:os'
import type { Design } from '@limner/contract/types'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tests/harness/browser.ts'
import { populate } from '../../tests/harness/populated.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../../tests/harness/product.ts'
import { cookiesOf, visit } from '../../tests/harness/visit.ts'
import { openLighthouse, scorePage } from './lighthouse.ts'
import { typingDelay } from './typing.ts'

const RUNS = Number(process.argv[2] ?? 3)
const ONLY = process.argv.slice(3)
const isWanted = (name: string) => ONLY.length === 0 || ONLY.includes(name)
const PORT = 9223

const lighthouse = await openLighthouse()
const dataDirectory = newDataDirectory()
const product = await startProduct({ dataDirectory })
const browser = await launchBrowser([`--remote-debugging-port=${PORT}`])
try {
  const { account, poster, website, logos } = await populate(product.url)
  const { designs = [] } = await account.api.getFullProject({ params: { id: poster } })
  const review = await account.api.createReview({ params: { id: designs[0]?.id ?? '' }, body: {} })
  const pages = {
    landing: '/',
    gallery: '/designs',
    project: `/project/${poster}`,
    review: review.path,
    dashboard: '/dashboard',
    'workspace, signed in': `/dashboard?project=${poster}`,
    'website, signed in': `/dashboard?project=${website}`,
    'logos, signed in': `/dashboard?project=${logos}`,
    'brand, signed in': '/brand',
    login: '/login',
    blog: '/blog',
    article: '/blog/bleed-trim-safe',
    contact: '/contact',
    'api-test': '/api-test',
  }
  const rows = []
  for (const [page, address] of Object.entries(pages)) {
    if (!isWanted(page)) continue
    const url = product.url + address
    const cookies = page.endsWith('signed in') ? cookiesOf(account.headers.cookie, product.url) : []
    const { scores, shift, faults, ...times } = await scorePage(lighthouse, url, { port: PORT, runs: RUNS, cookies })
    rows.push({
      page,
      ...scores,
      'FCP ms': Math.round(times.firstPaint),
      'LCP ms': Math.round(times.largestPaint),
      'TBT ms': Math.round(times.blocked),
      CLS: Number(shift.toFixed(3)),
      'JS kB': await scriptsOf(browser, product.url, address, cookies),
      load: os.loadavg()[0]?.toFixed(1),
    })
    if (faults.length > 0) console.log(`${page}: ${faults.join('; ')}`)
  }
  console.table(rows)

  if (isWanted('typing')) await tellTyping(designs)
} finally {
  await browser.close()
  await product.stop()
  removeDataDirectory(dataDirectory)
}

async function tellTyping(designs: readonly Design[]): Promise<void> {
  const { messages, letters, median, worst, faults, ...chat } = await typingDelay(browser, product.url, designs)
  console.log(
    `${letters} letters into a chat of ${messages} messages and ${chat.designs} pictures, 4 times slower: ` +
      `${median} ms usually, ${worst} ms at worst (INP)`,
  )
  if (faults.length > 0) console.log(faults.join('\n'))
}

/** Kilobytes of script, as counted above. */
async function scriptsOf(
  browser: Browser,
  url: string,
  address: string,
  cookies: ReturnType<typeof cookiesOf>,
): Promise<number> {
  const { page, end } = await visit(browser, url, { viewport: { width: 412, height: 823 } })
  await page.context().addCookies(cookies)
  await page.goto(address, { waitUntil: 'networkidle' })
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  await end()
  return Math.round(bytes / 1000)
}
