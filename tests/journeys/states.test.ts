/**
 * Every state of the screens, twice: in the light theme at 200% zoom, and in the dark theme as narrow as reflow demands,
 * without motion. Nothing scrolls sideways, axe finds nothing, and the browser has nothing to report.
 */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { type Populated, populate } from '../harness/populated.ts'
import { lookAs, SCREENS } from '../harness/screens.ts'
import { stage } from './stage.ts'

const { browser, url } = stage()
let there: Populated
beforeAll(async () => {
  there = await populate(url())
}, 120_000)

const WAYS = [
  {
    // A window of 1440 × 900 at 200%.
    name: 'light, at 200%',
    options: { colorScheme: 'light', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  },
  {
    name: 'dark, 320 pixels wide, without motion',
    options: { colorScheme: 'dark', viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' },
  },
] as const

/** How many pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

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

describe.each(WAYS)('$name', ({ options }) => {
  // Side by side: most of the time a page waits for the network to be quiet.
  test.concurrent.each(SCREENS)('$name', async ({ as, open, reports }) => {
    const { page, faults, end } = await lookAs(as, there, browser(), url(), options)
    await open(page, there)
    expect(await overflow(page), 'scrolls sideways').toBe(0)
    await unstick(page)
    expect(await accessibilityFaults(page)).toEqual([])
    if ('reducedMotion' in options) expect(await motion(page), 'something moves').toBeLessThan(1)
    expect(faults.filter((fault) => !reports?.test(fault))).toEqual([])
    await end()
  })
})
