/** What every journey stands on: one browser and one product for a test file. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { type Product, removeDataDirectory, startProduct } from '../harness/product.ts'
import { type Visit, visit } from '../harness/visit.ts'

export interface Stage {
  visit(options?: BrowserContextOptions): Promise<Visit>
  browser(): Browser
  /** Of the product, without a slash at the end. */
  url(): string
  /** Of the product: where mail is written, too. */
  dataDirectory(): string
}

/** Starts both before the tests of a file and ends them afterwards. */
export function stage(): Stage {
  let browser: Browser | undefined
  let product: Product | undefined
  beforeAll(async () => {
    ;[browser, product] = await Promise.all([launchBrowser(), startProduct()])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop()
    if (product) removeDataDirectory(product.dataDirectory)
  })
  function ready(): { browser: Browser; product: Product } {
    if (!browser || !product) throw new Error('visits begin in a test, after the stage is set')
    return { browser, product }
  }
  return {
    dataDirectory: () => product?.dataDirectory ?? '',
    browser: () => ready().browser,
    url: () => ready().product.url,
    visit: (options) => visit(ready().browser, ready().product.url, options),
  }
}
