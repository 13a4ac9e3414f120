/** What people keep: stars on designs, copies of projects, a wall to find them on, and what of a bin is left. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

const WIDTHS = [390, 1440, 2560]

test('a design gets a star, keeps it through a change, and is found by it in its project and among all', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, `stars-${randomUUID()}@example.com`)
  await say(page, 'Poster for a jazz night at Blue Door on Friday 3 May, 8pm')
  const star = (label: string) => stageOf(page).getByRole('button', { name: label, exact: true })
  await star('Favourite: concept 2').click()
  await star('Favourite: concept 3').click()
  await star('Favourite: concept 3').click()
  await expect.poll(() => star('Favourite: concept 3').getAttribute('aria-pressed')).toBe('false')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.locator('h1').click()
  await page.keyboard.press('2')
  await expect.poll(() => star('Favourite').getAttribute('aria-pressed')).toBe('true')
  await say(page, 'make the background dark green')
  await expect.poll(() => star('Favourite').getAttribute('aria-pressed')).toBe('true')

  await page.getByRole('button', { name: 'Set', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Set' })
  await expect.poll(() => panel.getByRole('button', { name: /^Show / }).count()).toBe(5)
  await panel.getByRole('button', { name: 'Favourites only' }).click()
  await expect.poll(() => panel.getByRole('button', { name: /^Show / }).count()).toBe(1)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('tab', { name: 'All Projects' }).click()
  await page.getByRole('button', { name: 'Favourites only' }).click()
  const wall = page.getByRole('list', { name: 'Favourites' })
  await wall.getByText('Version 2').waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await wall.getByRole('button', { name: /^Favourite: / }).click()
  await expect.poll(() => wall.getByRole('button', { name: /^Favourite: / }).getAttribute('aria-pressed')).toBe('false')
  await wall.getByRole('button').first().click()
  await page.getByRole('dialog').getByText('2 of 2').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'All Projects' }).click()
  await page.getByRole('button', { name: 'Favourites only' }).click()
  await page.getByText('No favourites yet').waitFor()
  expect(faults).toEqual([])
  await end()
})

test('a project is duplicated, the wall is put in order, and the bin says how many days are left', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, `wall-${randomUUID()}@example.com`)
  await say(page, 'Logo for Wren, a bakery')
  await page.getByRole('tab', { name: 'All Projects' }).click()
  const wall = page.getByRole('list', { name: 'Projects' })
  await wall.getByText('4 designs').waitFor()
  await expect.poll(() => wall.getByRole('img').count()).toBe(4)
  await wall.getByRole('button', { name: 'Duplicate project' }).click()
  await page.getByText('Project duplicated').first().waitFor()
  const titles = () =>
    wall.getByRole('listitem').evaluateAll((tiles) => tiles.map((tile) => tile.querySelector('button')?.textContent))
  await expect.poll(titles).toEqual(['Copy of Logo for Wren, a bakery', 'Logo for Wren, a bakery'])
  await page.getByRole('combobox', { name: 'Sort your projects' }).selectOption('oldest')
  await expect.poll(titles).toEqual(['Logo for Wren, a bakery', 'Copy of Logo for Wren, a bakery'])
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await wall.getByRole('button', { name: 'Copy of Logo for Wren, a bakery' }).click()
  await page.getByText('Logo for Wren, a bakery', { exact: true }).first().waitFor()
  await expect
    .poll(() =>
      stageOf(page)
        .getByRole('button', { name: /^Choose concept/ })
        .count(),
    )
    .toBe(4)
  await page.getByRole('button', { name: 'Project', exact: true }).click()
  await page.getByRole('button', { name: 'Duplicate this project' }).click()
  await page.getByRole('heading', { name: 'Copy of Copy of Logo for Wren, a bakery' }).waitFor()

  await page.getByRole('tab', { name: 'All Projects' }).click()
  await wall.getByRole('button', { name: 'Delete project' }).first().click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await page.getByRole('link', { name: 'Bin' }).click()
  await page.getByText(/gone for ever on .*, 30 days left/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await end()
})
