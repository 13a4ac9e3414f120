/** In use: a guest sees a card on a table, then stacked, and keeps the picture. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { say, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a design is seen where it is used, and the picture is kept', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Business card for Ines Moreau, dentist, ines@moreau.example')
  await page.locator('h1').click()
  await page.keyboard.press('1')
  const open = async () => {
    await stageOf(page).getByRole('button', { name: 'Share' }).click()
    await page.getByRole('menuitem', { name: 'See it in use' }).click()
  }
  await open()
  const dialog = page.getByRole('dialog', { name: 'In use' })
  await dialog.getByRole('img', { name: 'The design on a table' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'In two stacks' }).click()
  await dialog.getByRole('img', { name: 'The design in two stacks' }).waitFor()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PNG' }).click()
  expect((await download).suggestedFilename()).toMatch(/ stack\.png$/)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await open()
  await dialog.getByRole('img', { name: 'The design on a table' }).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(faults).toEqual([])
  await end()
})
