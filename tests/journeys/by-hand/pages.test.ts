/** Pages by hand: their sections moved, added and taken away; distances seen and told. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { stage } from '../stage.ts'
import { openByHand, ready } from './open.ts'

const { visit } = stage()

test('sections of a page change places, are added behind the chosen one and taken away', async () => {
  const { page, faults, end } = await visit()
  const { designs, version } = await openByHand(
    page,
    'Website for Kestrel, a bicycle courier in Lisbon, with services and prices',
  )
  const sections = designs.getByRole('region', { name: 'Sections' })
  const names = () => sections.getByRole('listitem').locator('[aria-pressed]').allTextContents()
  await sections.waitFor()
  const before = await names()
  const second = before[1] ?? ''
  await sections.getByRole('button', { name: `Move down: ${second}` }).focus()
  await page.keyboard.press('Enter')
  await version(2)
  await expect.poll(names).toEqual(before.with(1, before[2] ?? '').with(2, second))

  await sections.getByRole('button', { name: second, exact: true }).click()
  await sections.getByRole('combobox', { name: 'Add below' }).selectOption('FAQ')
  expect(await accessibilityFaults(page)).toEqual([])
  await sections.getByRole('button', { name: 'Add section' }).click()
  await version(3)
  await expect.poll(async () => (await names())[3]).toMatch(/question/i)
  await designs.getByRole('button', { name: 'Delete', exact: true }).click()
  await version(4)
  await expect.poll(async () => (await names()).length).toBe(before.length)
  expect(faults).toEqual([])
  await end()
})

test('how far a part is from its neighbours is shown with Alt, and told beside', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts } = await openByHand(page, 'Business card for Ines Duarte, architect, ines@duarte.example')
  await parts.getByRole('button', { name: /^Email: ines@duarte\.example/ }).click()
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

test('every page of a site is seen at the width of a telephone, and edited where it is drawn', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts } = await openByHand(
    page,
    'Website for the pottery studio Clay & Kiln with pages home, about, shop and contact. hello@claykiln.example',
  )
  await designs.getByRole('group', { name: 'Sides and pages' }).getByRole('button', { name: 'Shop' }).click()
  await ready(designs)
  await designs.getByRole('button', { name: 'Phone 390' }).click()
  const running = designs.locator('iframe[title^="Preview of"]').contentFrame()
  await running.getByRole('heading', { level: 1, name: 'Shop' }).waitFor()
  expect(await running.locator('html').evaluate((html) => [innerWidth, html.scrollWidth])).toEqual([390, 390])
  await designs.getByRole('button', { name: 'Desktop 1440' }).click()
  await parts.waitFor()
  expect(faults).toEqual([])
  await end()
})
