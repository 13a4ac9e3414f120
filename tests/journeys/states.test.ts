/**
 * Every state of the screens, reached in the dark theme, as narrow as reflow demands and without motion, then seen in the
 * light one as a window at 200% shows it. Nothing scrolls sideways, axe finds nothing, and the browser has nothing to
 * report.
 */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { type Populated, populate } from '../harness/populated.ts'
import { lookAs, SCREENS } from '../harness/screens.ts'
import { overflow } from '../harness/visit.ts'
import { stage } from './stage.ts'

const { browser, url } = stage()
let there: Populated
beforeAll(async () => {
  there = await populate(url)
}, 120_000)

const NARROW = { width: 320, height: 640 }
/** A window of 1440 × 900 at 200%. */
const ENLARGED = { width: 720, height: 450 }

/** The longest movement on the page, in milliseconds. */
const motion = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0))),
  )

/** Header and composer may cover a part of something until one scrolls: axe is to see all of it. */
const unstick = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('header, main div'))
      if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  })

async function soundness(page: Page): Promise<string[]> {
  const wide = await overflow(page)
  await unstick(page)
  return [...(wide ? [`scrolls sideways by ${wide} pixels`] : []), ...(await accessibilityFaults(page))]
}

// Side by side: most of the time a page waits for an answer.
test.concurrent.each(SCREENS)('$name', async ({ as, open, reports }) => {
  const options = { viewport: NARROW, colorScheme: 'dark', reducedMotion: 'reduce' } as const
  const { page, faults, end } = await lookAs(as, there, browser(), url, options)
  await open(page, there)
  expect(await soundness(page), 'dark, narrow').toEqual([])
  expect(await motion(page), 'something moves').toBeLessThan(1)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await page.setViewportSize(ENLARGED)
  expect(await soundness(page), 'light, enlarged').toEqual([])
  expect(faults.filter((fault) => !reports?.test(fault))).toEqual([])
  await end()
})
