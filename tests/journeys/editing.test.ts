/** The full-size view: the way to the hand, and walking between versions. */
import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { ready } from './by-hand/open.ts'
import { lastEntry, openViewer, say, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('from full size a design is edited by hand, compared, and continued from', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  const made = await say(page, 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm')
  const viewer = await openViewer(page, made)
  await viewer.getByRole('button', { name: 'Edit by hand' }).click()
  await viewer.waitFor({ state: 'detached' })
  const parts = stageOf(page).getByRole('list', { name: 'Parts' })
  await parts.getByRole('button', { name: /9 pm/ }).first().click()
  await stageOf(page).getByRole('button', { name: 'Write' }).click()
  const field = stageOf(page).getByRole('textbox', { name: /^Words of/ })
  await field.fill(((await field.textContent()) ?? '').replace('9 pm', '7 pm'))
  await page.keyboard.press('Enter')
  await parts.getByRole('button', { name: /7 pm/ }).first().waitFor()
  await stageOf(page).getByRole('button', { name: 'View version 2' }).waitFor()
  await expect.poll(() => lastEntry(page).textContent()).toContain('7 pm')
  await ready(stageOf(page))
  await stageOf(page).getByRole('button', { name: 'Edit by hand' }).click()

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

test('a page opens at its top, at a width that can be read, and comes closer', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  const made = await say(page, 'Landing page for Kestrel, a bicycle courier in Lisbon, bold and fast')
  const viewer = await openViewer(page, made)
  const picture = viewer.getByRole('img')
  const place = () =>
    picture.evaluate((image) => ({ top: image.getBoundingClientRect().top, width: image.clientWidth }))
  const header = await viewer.getByRole('button', { name: 'Close' }).evaluate((it) => it.getBoundingClientRect().bottom)
  expect((await place()).top).toBeGreaterThan(header)
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
