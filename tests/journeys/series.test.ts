/** Many from a table: cards of a team from pasted rows, what finds no room told, the rest on sheets to cut; looked over for print; a list in the chat. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('rows become cards: columns find their texts, one row is seen after the other, a file holds those that fit', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'team@example.com')
  await say(page, 'Business card for Ines Moreau, dentist, ines@moreau.example, +33 1 44 55 66 77')
  await page.locator('h1').click()
  await page.keyboard.press('1')
  await stageOf(page).getByRole('button', { name: 'Variations' }).click()
  await page.getByRole('menuitem', { name: 'Many from a table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Many from a table' })
  const table = dialog.getByLabel('Rows, the first one with the names of the columns')
  await table.fill('Full name')
  await dialog.getByText('at least one row').waitFor()
  await table.fill(
    `Full name,Email\nAda Byron,ada@moreau.example\n${'Mary '.repeat(60)},mary@moreau.example\nGrace Hopper,grace@moreau.example`,
  )
  expect(await dialog.getByLabel('ines@moreau.example').inputValue()).toBe('1')
  await dialog
    .getByLabel(/^Ines Moreau/i)
    .first()
    .selectOption({ label: 'Full name' })
  await dialog.getByRole('img', { name: 'Row 1' }).waitFor()
  await dialog.getByRole('status').getByText('2 of 3 rows find room').waitFor()
  await dialog
    .getByRole('list', { name: 'Rows without room' })
    .getByText(/^Row 2: /)
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Next row' }).click()
  await dialog.getByRole('button', { name: 'Next row' }).click()
  await dialog.getByRole('img', { name: 'Row 3' }).waitFor()
  await dialog.getByRole('combobox', { name: 'File' }).selectOption({ label: 'PDF, A4 sheets to cut' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download 2 rows' }).click()
  expect((await download).suggestedFilename()).toMatch(/ 2 rows sheets a4\.pdf$/)
  await dialog.getByRole('button', { name: 'Close the table' }).click()
  await stageOf(page).getByRole('button', { name: 'Details' }).click()
  await stageOf(page).getByRole('region', { name: 'For print' }).getByText('Words keep away from the edge').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  expect(faults).toEqual([])
  await end()
})

test('a list in the chat: the first row is designed, and a press opens the table with all of them', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'list@example.com')
  const answer = await say(
    page,
    'A business card for each of these:\nName, Role\nAda Byron, Director\nGrace Hopper, Engineer\nMary Cartwright, Analyst',
  )
  await answer.getByText('Your list has 3 rows').waitFor()
  await answer.getByRole('button', { name: 'Many from a table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Many from a table' })
  const table = dialog.getByLabel('Rows, the first one with the names of the columns')
  expect(await table.inputValue()).toMatch(/Grace Hopper.*\n.*Mary Cartwright/)
  await dialog.getByRole('img', { name: 'Row 1' }).waitFor()
  await dialog.getByRole('status').getByText('3 rows find room').waitFor()
  expect(faults).toEqual([])
  await end()
})
