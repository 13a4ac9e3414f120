/** A visitor: a fresh browser context whose page keeps account of everything that went wrong on it. */
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core'
import { ALIVE, RESTS } from '../../apps/web/src/lib/rest.ts'

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
      ;(globalThis as { isAlive?: boolean }).isAlive = true
    })
  }, ALIVE)
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

/**
 * Opens a page and waits until it is alive; one that rests is woken. What is pressed before that is tested by itself
 * (resting.test.ts).
 *
 * @param page of a visit
 */
export async function arrive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')))
  await alive(page)
  return response
}

const alive = (page: Page) => page.waitForFunction(() => (globalThis as { isAlive?: boolean }).isAlive)

/** Waits until a page that was opened is as it stays while nobody does anything: drawn in its fonts, alive unless it rests. */
export async function settle(page: Page): Promise<void> {
  if ((await page.locator(`meta[name=${RESTS}]`).count()) === 0) await alive(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** How many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
