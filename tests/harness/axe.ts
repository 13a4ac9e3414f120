/** What axe finds wrong with a page, in words short enough for a test's failure. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** @returns one line for each broken rule of WCAG 2.2 A and AA: the rule, what it asks, the first elements that break it */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Once for each document: the source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const violations = await page.evaluate(async (runOnly) => {
    // A change of the scheme reaches the page with its next frame, and what fades in is examined when it has arrived.
    // What is not rendered out of sight (content-visibility) rests there, and would never end: it is brought to its end.
    await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    for (const one of passing) {
      const target = one.effect instanceof KeyframeEffect ? one.effect.target : null
      if (target?.checkVisibility({ contentVisibilityAuto: true }) === false) one.finish()
    }
    await Promise.allSettled(passing.map((one) => one.finished))
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => target.join(' ')) }))
  }, TAGS)
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}×: ${nodes.slice(0, 3).join(', ')})`)
}
