/** The editor by hand without a pointer. */
import { expect, test } from 'vitest'
import { stage } from '../stage.ts'
import { openByHand, ready } from './open.ts'

const { visit } = stage()

test('parts are gone through, written, copied and taken away by keys alone, and the keys stay where they are', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts, version } = await openByHand(page, 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm')
  const press = (key: string) => page.keyboard.press(key)
  const selected = () => parts.getByRole('button', { pressed: true }).filter({ hasNot: page.locator('[title]') })
  const artboard = designs.getByRole('group', { name: /^Artboard/ })
  const hasKeys = () => artboard.evaluate((one) => one === document.activeElement)
  // Of the browser what Ctrl D and Ctrl A would do is taken where the editor has the keys, and nowhere else.
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      const { key, ctrlKey, defaultPrevented } = event
      if (ctrlKey && key.length === 1) document.body.dataset[key] = String(defaultPrevented)
    })
  })
  const isTaken = (key: string) => page.evaluate((name) => document.body.dataset[name], key)

  await designs.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: 'Details' }).focus()
  await press('Control+d')
  expect(await isTaken('d')).toBe('false')
  // From wherever one is.
  await press('F6')
  await expect.poll(hasKeys).toBe(true)
  await press('Control+d')
  expect(await isTaken('d')).toBe('true')

  await press('Enter')
  await expect.poll(() => selected().count()).toBe(1)
  const first = await selected().textContent()
  await press('Tab')
  await expect.poll(() => selected().textContent()).not.toBe(first)
  await press('Shift+Tab')
  await expect.poll(() => selected().textContent()).toBe(first)
  await press('Control+a')
  expect(await isTaken('a')).toBe('true')
  await expect.poll(() => selected().count()).toBeGreaterThan(1)
  // From the list to what can be done with the part, and back to the artboard.
  const headline = parts.getByRole('button', { name: /^Headline/ })
  await headline.focus()
  await press('Enter')
  await press('F6')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  await press('F6')
  await expect.poll(hasKeys).toBe(true)

  // What was written in goes away, and leaves the keys to the artboard.
  await press('Enter')
  await designs.getByRole('textbox', { name: /^Words of/ }).waitFor()
  await press('Escape')
  await expect.poll(hasKeys).toBe(true)
  await press('F2')
  await designs.getByRole('textbox', { name: /^Words of/ }).fill('Saltmarsh sings')
  await press('Enter')
  await version(2)
  await expect.poll(hasKeys).toBe(true)

  // The copy is what one goes on with; pressed while it is made, the keys make no other one.
  await press('Control+d')
  await press('Control+d')
  await version(3)
  await expect.poll(() => parts.getByRole('button', { name: /^Headline: Saltmarsh sings/ }).count()).toBe(2)
  await press('Delete')
  await version(4)
  await expect.poll(() => parts.getByRole('button', { name: /^Headline: Saltmarsh sings/ }).count()).toBe(1)
  const shown = () => designs.locator('[aria-label^="View version"][aria-current]').getAttribute('aria-label')
  await press('Control+z')
  await expect.poll(shown).toBe('View version 3')
  await press('Control+y')
  await expect.poll(shown).toBe('View version 4')
  await ready(designs)

  // A version is held by a key as by a pointer.
  await designs.getByRole('button', { name: 'View version 1' }).focus()
  await press('h')
  await page.keyboard.down('Space')
  await designs.getByRole('img', { name: 'Version 1' }).waitFor()
  await page.keyboard.up('Space')
  await designs.getByRole('img', { name: 'Version 1' }).waitFor({ state: 'detached' })
  expect(await shown()).toBe('View version 4')
  expect(faults).toEqual([])
  await end()
})
