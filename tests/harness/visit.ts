/** A visitor: a fresh browser context whose page keeps account of everything that went wrong on it. */
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core'
import { HYDRATED, LAZY_HYDRATION } from '../../apps/web/src/lib/hydration.ts'
import type { Account } from './account.ts'

export interface Visit {
  page: Page
  /** Console errors and warnings, uncaught exceptions, failed requests, violations of the content security policy. */
  faults: string[]
  end(): Promise<void>
}

/** Milliseconds for whatever must show, open or arrive: a busy machine is slow. */
const PATIENCE = 60_000

export async function visit(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, ...options })
  context.setDefaultTimeout(PATIENCE)
  const faults: string[] = []
  // Policy violations inside frames and workers never reach the console listener reliably: collect the events, too.
  await context.exposeBinding('reportPolicyViolation', (_, text: string) => {
    faults.push(`policy: ${text}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportPolicyViolation(text: string): void }).reportPolicyViolation
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  await context.addInitScript((event) => {
    addEventListener(event, () => {
      ;(globalThis as { isHydrated?: boolean }).isHydrated = true
    })
  }, HYDRATED)
  const page = await context.newPage()
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warning') faults.push(`${type}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts what it still asks for; that is no fault.
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.method()} ${request.url()} ${reason}`)
  })
  return { page, faults, end: () => context.close() }
}

/** Signs the visitor in as somebody with an account at the product under `url`. */
export const signIn = ({ page }: Visit, { headers }: Pick<Account, 'headers'>, url: string): Promise<void> =>
  page.context().addCookies(cookiesOf(headers.cookie, url))

/** As a browser keeps them. @param header as it sends them */
export const cookiesOf = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value, url }
  })

/**
 * Opens a page and waits until it is hydrated; one that hydrates lazily is touched. What is pressed before that is tested
 * by itself (lazy-hydration.test.ts).
 *
 * @param page of a visit
 */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')))
  await hydrated(page)
  return response
}

const hydrated = (page: Page) => page.waitForFunction(() => (globalThis as { isHydrated?: boolean }).isHydrated)

/** Waits until a page is as it stays while nobody does anything: drawn in its fonts, hydrated unless it does that lazily. */
export async function settle(page: Page): Promise<void> {
  if ((await page.locator(`meta[name=${LAZY_HYDRATION}][content=touched]`).count()) === 0) await hydrated(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** How many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
