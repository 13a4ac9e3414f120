/** What axe finds wrong with a page, in words short enough for a test's failure. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** @returns one line for each broken rule of WCAG 2.2 A and AA: the rule, what it asks, the first elements that break it */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${id}: ${help} (${nodes.length}×: ${where.join(', ')})`
  })
}
