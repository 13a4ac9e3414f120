/** Every page in both themes, on a telephone and on a desk: whole, quiet, and open to everyone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { overflow, settle } from '../harness/visit.ts'
import { say, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()
const PATHS = [
  '/',
  '/about',
  '/careers',
  '/contact',
  '/blog',
  '/blog/bleed-trim-safe',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/gdpr',
  '/designs',
  '/dashboard',
  '/login',
  '/signup',
  '/reset-password',
  '/api-test?endpoint=pushArticle',
  '/no-such-page',
]
const TELEPHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

/** The question about cookies stays put at the bottom, where it would cover links: the first page answers it. */
async function answerCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Essential only' }).click()
  // The answer is taken when the page is hydrated.
  await page.getByRole('region', { name: 'Cookie consent' }).waitFor({ state: 'detached' })
}

test.concurrent.each([
  { colorScheme: 'light', first: TELEPHONE, next: DESK },
  { colorScheme: 'dark', first: DESK, next: TELEPHONE },
] as const)('every page, $colorScheme, on a telephone and on a desk', async ({ colorScheme, first, next }) => {
  const { page, faults, end } = await visit({ colorScheme, reducedMotion: 'reduce' })
  for (const path of PATHS) {
    await page.setViewportSize(first)
    const response = await page.goto(path)
    await settle(page)
    expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
    expect(await page.title(), path).toContain('Limner')
    for (const size of [first, next]) {
      await page.setViewportSize(size)
      const where = `${path}, ${size.width} pixels wide`
      expect(await overflow(page), `${where} scrolls sideways`).toBe(0)
      expect(await accessibilityFaults(page), where).toEqual([])
    }
    if (path === '/') await answerCookies(page)
  }
  // The browser reports the 404 that was asked for; everything else is a fault.
  expect(faults.filter((fault) => !fault.includes('/no-such-page'))).toEqual([])
  await end()
})

test.each(['light', 'dark'] as const)('the chat with designs in it, %s', async (colorScheme) => {
  const { page, faults, end } = await visit({ colorScheme, viewport: TELEPHONE })
  await page.goto('/dashboard')
  await say(page, 'Poster for the Riverside Jazz Night, Friday 14 August, 8 pm, Old Boathouse')
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await stageOf(page).getByRole('button', { name: 'Choose concept 1' }).click()
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await stageOf(page)
    .getByRole('button', { name: /^Open .* full size$/ })
    .click()
  await page.getByRole('dialog').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await end()
})
