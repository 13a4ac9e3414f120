/** What every journey stands on: the one product, and the browser of its worker (files share it: `isolate: false`). */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { sharedBrowser } from '../harness/browser.ts'
import { type Visit, visit } from '../harness/visit.ts'

export interface Stage {
  visit(options?: BrowserContextOptions): Promise<Visit>
  browser(): Browser
  /** Of the product, without a slash at the end. */
  url: string
  /** Of the product: where mail is written, too. */
  dataDirectory: string
}

export function stage(): Stage {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  function ready(): Browser {
    if (!browser) throw new Error('visits begin in a test, after the stage is set')
    return browser
  }
  const { url, dataDirectory } = inject('product')
  return { url, dataDirectory, browser: ready, visit: (options) => visit(ready(), url, options) }
}
