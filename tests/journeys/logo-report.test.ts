/** The report of a logo: a guest reads what was measured, sees the page, and keeps it. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { say, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a logo is looked over, and the page is kept as PDF and PNG', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Logo for Wren, a bakery')
  await page.locator('h1').click()
  await page.keyboard.press('1')
  const open = async () => {
    await stageOf(page).getByRole('button', { name: 'Share' }).click()
    await page.getByRole('menuitem', { name: 'Logo report' }).click()
  }
  await open()
  const dialog = page.getByRole('dialog', { name: 'Logo report' })
  await dialog.getByRole('img', { name: /^The report as a page/ }).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(7)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await accessibilityFaults(page)).toEqual([])
  }
  for (const format of ['PDF', 'PNG']) {
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: `Download ${format}` }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(` logo report\\.${format.toLowerCase()}$`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  await page.setViewportSize({ width: 2560, height: 1300 })
  expect(await overflow(page)).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await end()
})
