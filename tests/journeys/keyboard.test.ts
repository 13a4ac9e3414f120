/** The whole way without a mouse. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entries } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

/** Presses Tab until the named element has the focus; every stop on the way must show where it is. */
async function tabTo(page: Page, name: RegExp, limit = 60): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const style = getComputedStyle(element)
      const form = element.closest('form')
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        marked: style.outlineStyle !== 'none' || form?.matches(':focus-within') === true,
      }
    })
    if (!focused) continue
    expect(focused.marked, `"${focused.name}" shows its focus`).toBe(true)
    if (name.test(focused.name)) return
  }
  throw new Error(`Tab does not reach ${name} within ${limit} presses`)
}

test('a design is asked for, looked at and edited by keyboard alone', async () => {
  const { page, faults, end } = await visit()
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')

  await tabTo(page, /^Describe your design$/)
  await page.keyboard.type('Logo for Northwind Labs')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('minimalist')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('button', { name: /^View / }).count(), { timeout: 30_000 }).toBe(4)
  expect(await entries(page).nth(1).textContent()).toContain('Labs\nminimalist')

  await page
    .getByRole('button', { name: /^View / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('2 of 4').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(/^View /)

  await tabTo(page, /^Edit Design$/)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Describe your design')
  await page.getByText(/^Editing/).waitFor()
  expect(faults).toEqual([])
  await end()
})
