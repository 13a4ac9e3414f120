/** What is remembered of somebody: used, told quietly, seen in the settings, erased there. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive } from '../harness/visit.ts'
import { say, signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

test('a dislike is respected and told; in the settings it is forgotten, and remembering switched off', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'memory@example.com')
  await say(page, 'Icon for Plover in teal. We never use gradients.')
  await say(page, 'Icon for Dunlin')
  await page.getByText('Remembered: no gradients').first().waitFor()
  await page.getByRole('tab', { name: 'Settings' }).click()
  const list = page.getByRole('list', { name: 'Remembered' })
  await list.getByText('You dislike gradients').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Forget gradients' }).click()
  await list.getByText('You dislike gradients').waitFor({ state: 'detached' })
  await list.getByText('You designed for Plover').waitFor()
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }).click()
  await page.getByText('Limner remembers nothing yet.').waitFor()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('switch', { name: 'Remember' }).click()
  await page.getByText('Limner remembers nothing yet.').waitFor({ state: 'detached' })
  expect((await saved).ok()).toBe(true)
  await page.reload()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect.poll(() => page.getByRole('switch', { name: 'Remember' }).isChecked()).toBe(false)
  expect(faults).toEqual([])
  await end()
})
