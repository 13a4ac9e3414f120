/** The set: more formats of a design, chosen among, taken away as one, and a change of one repeated in the others. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('formats are made with a press, a change of one is offered to the others, and all come as one zip', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'formats@example.com')
  await say(page, 'Poster for a jazz night at Blue Door on Friday 3 May, 8pm')
  await page.locator('h1').click()
  await page.keyboard.press('1')
  const open = () => stageOf(page).getByRole('button', { name: 'Make the set: more formats' }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: 'The set' })
  expect(await dialog.getByRole('button', { name: 'Make the set' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Story').check()
  await dialog.getByLabel('Email header').check()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make 2 formats' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Done: Story and Email header, made from this design, which stays as it is.').waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('1')
  await say(page, 'make the background dark green')
  const offer = stageOf(page).getByText('2 other formats do not have this change yet.')
  await offer.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await stageOf(page).getByRole('button', { name: 'Repeat it there' }).click()
  await page.getByText('Done in the other formats: ').waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('1')
  // They have it now, and what is made of the changed one has it from the start.
  await expect
    .poll(() =>
      stageOf(page)
        .getByText(/do(?:es)? not have this change yet/)
        .count(),
    )
    .toBe(0)
  await open()
  const members = dialog.getByRole('region', { name: 'Formats of this set' })
  await members.waitFor()
  expect(await members.getByRole('button').count()).toBe(4)
  const download = page.waitForEvent('download')
  await members.getByRole('button', { name: 'Download all as one zip' }).click()
  expect((await download).suggestedFilename()).toMatch(/ set\.zip$/)
  await members.getByRole('button', { name: /story\s*1080 × 1920/i }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open()
  await members.waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await end()
})
