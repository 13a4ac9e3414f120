/** Changing a design by hand, and walking between its versions. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive } from '../harness/visit.ts'
import { lastEntry, openViewer, say, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a text is changed by a click, undone, compared, and continued from', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  const made = await say(page, 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm')
  const viewer = await openViewer(page, made)
  await viewer.getByRole('button', { name: 'Edit by hand' }).click()
  await viewer
    .getByRole('button', { name: /^Change text: .*9 pm/ })
    .first()
    .click()
  const field = viewer.getByRole('textbox', { name: 'Text' })
  const before = await field.inputValue()
  await field.fill(before.replace('9 pm', '7 pm'))
  await viewer.getByRole('button', { name: 'Save text' }).click()
  await viewer.getByText(/Version 2$/).waitFor()
  await viewer
    .getByRole('button', { name: /^Change text: .*7 pm/ })
    .first()
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await viewer.getByRole('button', { name: 'Undo' }).click()
  await viewer.getByText(/Version 1$/).waitFor()
  await viewer.getByRole('button', { name: 'Redo' }).click()
  await viewer.getByText(/Version 2$/).waitFor()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await viewer.waitFor({ state: 'detached' })

  await expect.poll(() => lastEntry(page).textContent()).toContain('7 pm')
  await stageOf(page).getByRole('button', { name: 'View version 1' }).click()
  await stageOf(page).getByRole('button', { name: 'View version 2' }).click()
  await stageOf(page)
    .getByRole('button', { name: /^Open .* full size$/ })
    .click()
  await viewer.getByRole('button', { name: 'Compare' }).click()
  const slider = viewer.getByRole('slider')
  await slider.press('ArrowRight')
  expect(await slider.inputValue()).toBe('51')
  await viewer.getByRole('button', { name: 'Compare' }).click()
  await viewer.getByRole('button', { name: 'Continue from this one' }).click()
  await page.getByText(/^Editing/).waitFor()
  expect(faults).toEqual([])
  await end()
})

test('a page opens at its top, and is edited at a width that can be read', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  const made = await say(page, 'Landing page for Kestrel, a bicycle courier in Lisbon, bold and fast')
  const viewer = await openViewer(page, made)
  const picture = viewer.getByRole('img')
  const place = () =>
    picture.evaluate((image) => ({ top: image.getBoundingClientRect().top, width: image.clientWidth }))
  const header = await viewer.getByRole('button', { name: 'Close' }).evaluate((it) => it.getBoundingClientRect().bottom)
  expect((await place()).top).toBeGreaterThan(header)
  await viewer.getByRole('button', { name: 'Edit by hand' }).click()
  await viewer
    .getByRole('button', { name: /^Change text/ })
    .first()
    .waitFor()
  const fit = await place()
  expect(fit.width).toBeGreaterThan(1200)
  expect(fit.top).toBeGreaterThan(header)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await place()).width).toBeGreaterThan(1.4 * fit.width)
  await page.goBack()
  await viewer.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await end()
})
