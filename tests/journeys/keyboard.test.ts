/** The whole way without a mouse. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { entries, PASSWORD } from './chat.ts'
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
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
      return {
        name: element.getAttribute('aria-label') ?? label ?? element.textContent ?? '',
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
  await arrive(page, '/dashboard')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')

  await tabTo(page, /^Describe your design$/)
  await page.keyboard.type('Logo for Northwind Labs')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('minimalist')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('button', { name: /^View / }).count(), { timeout: 60_000 }).toBe(4)
  expect(await entries(page).nth(1).textContent()).toContain('Labs\nminimalist')

  await page
    .getByRole('button', { name: /^View / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await tabTo(page, /^Open .* full size$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText('2 of 4').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(/^Open /)

  await tabTo(page, /^Edit Design$/)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Describe your design')
  await page.getByText(/^Editing/).waitFor()
  expect(faults).toEqual([])
  await end()
})

test('an account is made, a project published, found and deleted by keyboard alone', async () => {
  const { page, faults, end } = await visit()
  const press = (key: string) => page.keyboard.press(key)
  await arrive(page, '/signup')
  for (const [label, words] of [
    [/^First name/, 'Ada'],
    [/^Last name/, 'Byron'],
    [/^Email/, 'keyboard@example.com'],
    [/^Password/, PASSWORD],
    [/^Confirm password/, PASSWORD],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(words)
  }
  await tabTo(page, /^I agree to the/)
  await press('Space')
  await tabTo(page, /^Create Account$/)
  await press('Enter')
  await page.getByText('Welcome, Ada').filter({ visible: true }).waitFor()

  await page.getByRole('tab', { name: 'New Project' }).waitFor()
  await tabTo(page, /^New Project$/)
  await press('ArrowRight')
  await page.getByPlaceholder('Search your projects...').waitFor()
  await tabTo(page, /^Search your projects$/)
  await page.keyboard.type('NEW')
  await tabTo(page, /^Public: New Project$/)
  await press('Space')
  await page.getByText('Project made public', { exact: true }).first().waitFor()
  await tabTo(page, /^Delete project$/)
  await press('Enter')
  await page.getByRole('dialog', { name: 'Delete Project' }).waitFor()
  await tabTo(page, /^Yes, delete$/, 4)
  await press('Enter')
  await page.getByText('No projects found').waitFor()

  await arrive(page, '/designs')
  await tabTo(page, /^Search projects$/)
  await page.keyboard.type('zebra')
  await page.getByText('No projects found').waitFor()
  await tabTo(page, /^Logout$/)
  await press('Enter')
  await page.getByText('Logged out', { exact: true }).first().waitFor()
  expect(faults).toEqual([])
  await end()
})
