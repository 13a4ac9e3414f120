/** Every block of screens, used in the browser: what can be pressed acts, what is filled in is checked, at the desk and on a telephone. */
import { beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { sharedBrowser } from '../harness/browser.ts'
import { componentPage } from '../harness/component.ts'
import { type ComponentBench, openComponentBench } from '../harness/component-bench.ts'
import { BLOCK_NAMES, designOf } from '../harness/every-block.ts'
import { overflow } from '../harness/page-measures.ts'
import { runningPage } from '../harness/running-page.ts'
import { strictFaults } from '../harness/strict-code.ts'
import { tryControls } from '../harness/using-controls.ts'

/** A page holds so many: what people look for is shared by all lists of a page. */
const EACH = 6
const PAGES = Array.from({ length: Math.ceil(BLOCK_NAMES.length / EACH) }, (_, at) =>
  BLOCK_NAMES.slice(at * EACH, (at + 1) * EACH),
)

let bench: ComponentBench
beforeAll(async () => {
  bench = await openComponentBench(sharedBrowser())
})

test.each(PAGES.map((names) => [names.join(', '), names] as const))('%s', { timeout: 180_000 }, async (_, names) => {
  const { code } = bench.engine.component(await designOf(bench.engine, names))
  expect(strictFaults(new Map([['page', code]]))).toEqual([])
  const view = await componentPage(bench.browser, { width: 1440, height: 900 })
  const errors: string[] = []
  view.page.on('pageerror', ({ message }) => errors.push(message))
  try {
    const page = await view.show(await runningPage(code))
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await tryControls(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await overflow(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(errors).toEqual([])
  } finally {
    await view.close()
  }
})
