/** Pages by hand: their sections moved, added and taken away; distances seen and told. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { arrive } from '../../harness/visit.ts'
import { say, stageOf } from '../chat.ts'
import { stage } from '../stage.ts'

const { visit } = stage()

test('sections of a page change places, are added behind the chosen one and taken away', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Website for Kestrel, a bicycle courier in Lisbon, with services and prices')
  const designs = stageOf(page)
  await designs.getByRole('button', { name: 'Choose concept 1' }).click()
  await designs.getByRole('button', { name: 'Edit by hand' }).click()
  const sections = designs.getByRole('region', { name: 'Sections' })
  const names = () => sections.getByRole('listitem').locator('[aria-pressed]').allTextContents()
  await sections.waitFor()
  const version = (number: number) => designs.getByRole('button', { name: `View version ${number}` }).waitFor()
  const ready = () => expect.poll(() => designs.locator('[data-board][aria-busy=true]').count()).toBe(0)
  await ready()
  const before = await names()
  const second = before[1] ?? ''
  await sections.getByRole('button', { name: `Move down: ${second}` }).focus()
  await page.keyboard.press('Enter')
  await version(2)
  await expect.poll(names).toEqual(before.with(1, before[2] ?? '').with(2, second))
  await ready()

  await sections.getByRole('button', { name: second, exact: true }).click()
  await sections.getByRole('combobox', { name: 'Add below' }).selectOption('FAQ')
  expect(await accessibilityFaults(page)).toEqual([])
  await sections.getByRole('button', { name: 'Add section' }).click()
  await version(3)
  await expect.poll(async () => (await names())[3]).toMatch(/question/i)
  await ready()
  await designs.getByRole('button', { name: 'Delete', exact: true }).click()
  await version(4)
  await expect.poll(async () => (await names()).length).toBe(before.length)
  expect(faults).toEqual([])
  await end()
})

test('how far a part is from its neighbours is shown with Alt, and told beside', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Business card for Ines Duarte, architect, ines@duarte.example')
  const designs = stageOf(page)
  await designs.getByRole('button', { name: 'Choose concept 1' }).click()
  await designs.getByRole('button', { name: 'Edit by hand' }).click()
  await designs
    .getByRole('list', { name: 'Parts' })
    .getByRole('button', { name: /^Email: ines@duarte\.example/ })
    .click()
  const told = designs.getByRole('region', { name: 'Distances' })
  await expect.poll(() => told.getByText(/^\d+ px$/).count()).toBe(4)
  const board = await designs.locator('[data-board]').boundingBox()
  if (!board) throw new Error('no artboard')
  await page.keyboard.down('Alt')
  await page.mouse.move(board.x + 4, board.y + 4)
  await page.mouse.move(board.x + 6, board.y + 6)
  await expect.poll(() => designs.locator('[data-measure]').count()).toBeGreaterThan(1)
  await page.keyboard.up('Alt')
  await page.mouse.move(board.x + 8, board.y + 8)
  await expect.poll(() => designs.locator('[data-measure]').count()).toBe(0)
  expect(faults).toEqual([])
  await end()
})
