/** The editor by hand on a telephone: the design above, its controls as a sheet below, nothing else. */
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { overflow } from '../../harness/visit.ts'
import { composer, entries } from '../chat.ts'
import { stage } from '../stage.ts'
import { openByHand, ready, selectionBox } from './open.ts'

const { visit } = stage()

test('on a telephone the controls are a sheet that is raised and lowered, and what is selected stays in view', async () => {
  const { page, faults, end } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { designs, parts } = await openByHand(page, 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm')
  const controls = designs.getByRole('complementary', { name: 'By hand' })
  const height = async () => Math.round((await controls.boundingBox())?.height ?? 0)
  // The conversation has lowered itself.
  await expect.poll(() => entries(page).last().isVisible()).toBe(false)
  const edge = designs.getByRole('separator', { name: 'Height of the controls' })
  await edge.press('Home')
  await expect.poll(height).toBe(Math.round(844 * 0.35))
  const grip = await edge.boundingBox()
  if (!grip) throw new Error('the sheet has no edge')
  await page.mouse.move(195, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(195, grip.y - 90, { steps: 3 })
  await page.mouse.up()
  await expect.poll(height).toBeGreaterThan(370)

  // What lies lowest comes up from behind the raised sheet.
  await parts.getByRole('button', { name: /^Illustration/ }).click()
  await designs.getByRole('button', { name: 'Raise the controls' }).click()
  await expect.poll(height).toBe(844 * 0.75)
  const [selected, sheet] = [await selectionBox(designs), await controls.boundingBox()]
  const seen = Math.min(selected.y + selected.height, sheet?.y ?? 0) - Math.max(44, selected.y)
  expect(seen).toBeGreaterThan(0.9 * Math.min(selected.height, (sheet?.y ?? 0) - 45))

  for (const tab of ['Add', 'Parts', 'Appearance', 'Position']) {
    await controls.getByRole('tab', { name: tab }).click()
    const small = await controls
      .locator('button:visible, select:visible, input:visible:not([type=checkbox]):not([type=color]):not(.sr-only)')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML))
    expect(small, tab).toEqual([])
  }
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  // A touch selects where it stays; words are about that once the conversation is asked for.
  await designs.getByRole('button', { name: 'Lower the controls' }).click()
  const board = await designs.locator('[data-board]').boundingBox()
  if (!board) throw new Error('no artboard')
  await controls.getByRole('tab', { name: 'Parts' }).click()
  await parts.getByRole('button', { name: /^Headline/ }).click()
  const headline = await selectionBox(designs)
  await parts.getByRole('button', { name: /^Illustration/ }).click()
  await page.touchscreen.tap(headline.x + headline.width / 4, headline.y + headline.height / 2)
  await controls.getByText(/^Headline: /).waitFor()
  await ready(designs)

  // What is done is told where the thumb is, and so is what is refused; words that are low are pulled by their middle.
  const bar = page.getByRole('button', { name: /^Raise the conversation/ })
  const size = controls.getByRole('spinbutton', { name: 'Size' })
  await size.fill(String(Number(await size.inputValue()) - 2))
  await size.press('Enter')
  await bar.getByText(/^Done\. Headline/).waitFor()
  expect(
    await page
      .getByRole('status')
      .getByText(/^Done\. Headline/)
      .count(),
  ).toBe(1)
  await controls.getByRole('tab', { name: 'Position' }).click()
  const y = controls.getByRole('spinbutton', { name: 'Y' })
  await y.fill('-4000')
  await y.press('Enter')
  const refusal = designs.getByRole('alert').filter({ hasText: 'The change could not be made' })
  await refusal.waitFor()
  expect((await refusal.boundingBox())?.y).toBeGreaterThan(844 * 0.4)
  await refusal.getByRole('button', { name: 'Dismiss' }).click()
  await controls.getByRole('tab', { name: 'Appearance' }).click()

  await controls.getByRole('button', { name: 'Say what to change' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  // The answer that comes while the conversation is lowered is told in its bar.
  await composer(page).fill('make it smaller')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Lower the conversation' }).click()
  await bar.getByText(/smaller/).waitFor()
  await designs.getByRole('button', { name: 'Done' }).click()
  await designs.getByRole('button', { name: 'Edit by hand' }).waitFor()
  expect(faults).toEqual([])
  await end()
})
