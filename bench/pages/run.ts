/**
 * `npm run bench:pages`: the pages as shipped, with work in them. Lighthouse's mobile preset, the JavaScript of the first
 * load, and how a full chat takes typing. A number after it says how often each page is scored (3).
 */
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../../tests/harness/browser.ts'
import { populate } from '../../tests/harness/populated.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../../tests/harness/product.ts'
import { visit } from '../../tests/harness/visit.ts'
import { openLighthouse, scorePage } from './lighthouse.ts'
import { typingDelay } from './typing.ts'

const RUNS = Number(process.argv[2] ?? 3)
const PORT = 9223

const lighthouse = await openLighthouse()
const dataDirectory = newDataDirectory()
const product = await startProduct({ dataDirectory })
const browser = await launchBrowser([`--remote-debugging-port=${PORT}`])
try {
  const { account, poster } = await populate(product.url)
  const { designs = [] } = await account.api.getFullProject({ params: { id: poster } })
  const review = await account.api.createReview({ params: { id: designs[0]?.id ?? '' }, body: {} })
  const pages = {
    landing: '/',
    gallery: '/designs',
    project: `/project/${poster}`,
    review: review.path,
    dashboard: '/dashboard',
    'dashboard, signed in': `/dashboard?project=${poster}`,
    'brand, signed in': '/brand',
    login: '/login',
    blog: '/blog',
    article: '/blog/bleed-trim-safe',
    contact: '/contact',
    'api-test': '/api-test',
  }
  const rows = []
  for (const [page, address] of Object.entries(pages)) {
    const url = product.url + address
    const headers = page.endsWith('signed in') ? account.headers : {}
    const { scores, shift, faults, ...times } = await scorePage(lighthouse, url, { port: PORT, runs: RUNS, headers })
    rows.push({
      page,
      ...scores,
      'FCP ms': Math.round(times.firstPaint),
      'LCP ms': Math.round(times.largestPaint),
      'TBT ms': Math.round(times.blocked),
      CLS: Number(shift.toFixed(3)),
      'JS kB': await scriptsOf(browser, product.url, address, headers),
    })
    if (faults.length > 0) console.log(`${page}: ${faults.join('; ')}`)
  }
  console.table(rows)

  const { messages, letters, median, worst, faults, ...chat } = await typingDelay(browser, product.url, designs)
  console.log(
    `${letters} letters into a chat of ${messages} messages and ${chat.designs} pictures, 4 times slower: ` +
      `${median} ms usually, ${worst} ms at worst (INP)`,
  )
  if (faults.length > 0) console.log(faults.join('\n'))
} finally {
  await browser.close()
  await product.stop()
  removeDataDirectory(dataDirectory)
}

/** Compressed kilobytes of script until the page has come to rest. */
async function scriptsOf(
  browser: Browser,
  url: string,
  address: string,
  headers: Record<string, string>,
): Promise<number> {
  const { page, end } = await visit(browser, url)
  await page.setExtraHTTPHeaders(headers)
  await page.goto(address, { waitUntil: 'networkidle' })
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
  await end()
  return Math.round(bytes / 1000)
}
