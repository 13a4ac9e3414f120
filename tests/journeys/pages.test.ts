/** Every page in both themes, on a telephone and on a desk: whole, quiet, and open to everyone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { say } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()
/** The first one asks about cookies and is answered: what stays put at the bottom would cover links of the others. */
const PAGES = [
  { path: '/', status: 200 },
  { path: '/dashboard', status: 200 },
  { path: '/login', status: 200 },
  { path: '/signup', status: 200 },
  { path: '/reset-password', status: 200 },
  { path: '/designs', status: 200 },
  { path: '/blog', status: 200 },
  { path: '/contact', status: 200 },
  { path: '/api-test?endpoint=pushArticle', status: 200 },
  { path: '/no-such-page', status: 404 },
]
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** How many pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SCREENS) {
    test(`every page, ${colorScheme}, ${viewport.width} pixels wide`, async () => {
      const { page, faults, end } = await visit({ colorScheme, viewport, reducedMotion: 'reduce' })
      for (const { path, status } of PAGES) {
        const response = await page.goto(path, { waitUntil: 'networkidle' })
        expect(response?.status(), path).toBe(status)
        expect(await page.title(), path).toContain('Limner')
        expect(await overflow(page), `${path} scrolls sideways`).toBe(0)
        expect(await accessibilityFaults(page), path).toEqual([])
        if (path !== '/') continue
        await page.getByRole('button', { name: 'Essential only' }).click()
        // The answer is taken when the page is alive.
        await page.getByRole('region', { name: 'Question about cookies' }).waitFor({ state: 'detached' })
      }
      // The browser reports the 404 that was asked for; everything else is a fault.
      expect(faults.filter((fault) => !fault.includes('/no-such-page'))).toEqual([])
      await end()
    })
  }
}

test.each(['light', 'dark'] as const)('the chat with designs in it, %s', async (colorScheme) => {
  const { page, faults, end } = await visit({ colorScheme, viewport: { width: 390, height: 844 } })
  await page.goto('/dashboard')
  await say(page, 'Poster for the Riverside Jazz Night, Friday 14 August, 8 pm, Old Boathouse')
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await end()
})
