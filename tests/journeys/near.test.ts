/** More like some: two concepts are picked out of the sheet, or named in the chat, and four new ones come near both. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { entries, paintedPictures, say, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('two concepts are picked out, and what each new one took from which is told', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Poster for a jazz night at Blue Door on Friday 3 May, 8pm')
  const pick = (place: number) => stageOf(page).getByRole('button', { name: `Select concept ${place}`, exact: true })
  const picked = stageOf(page).getByRole('toolbar', { name: 'Selected concepts' })
  await pick(4).click()
  await picked.getByText('Select another one for four new concepts near both.').waitFor()
  await pick(2).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflow(page)).toBe(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await picked.getByRole('button', { name: 'More like 2 and 4' }).focus()
  await page.keyboard.press('Enter')
  const answer = entries(page).filter({ hasText: '4 new concepts near 2 and 4.' })
  await answer.waitFor()
  expect(await answer.textContent()).toMatch(/1: .*of [24].*2: .*of [24].*3: another layout/s)
  expect(await paintedPictures(answer)).toHaveLength(4)
  await expect.poll(() => picked.count()).toBe(0)
  await say(page, 'more like the first and the third')
  await entries(page).filter({ hasText: '4 new concepts near 1 and 3.' }).waitFor()
  expect(faults).toEqual([])
  await end()
})
