/** A design under the hand: its parts selected, moved, written, coloured, added, undone; and told of in words. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { composer, lastEntry } from '../chat.ts'
import { stage } from '../stage.ts'
import { openByHand, ready, selectionBox } from './open.ts'

const { visit } = stage()

test('a part is moved, written, coloured and undone by hand, and what is selected is what the words are about', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts, version } = await openByHand(
    page,
    'Business card for Ines Duarte, architect, ines@duarte.example',
  )
  const address = parts.getByRole('button', { name: /^Email: ines@duarte\.example/ })
  await address.click()
  await ready(designs)
  // It is what the next message is about.
  await page.getByText('About').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  const x = designs.getByRole('spinbutton', { name: 'X' })
  const before = Number(await x.inputValue())
  await address.focus()
  await page.keyboard.press('ArrowRight')
  await version(2)
  await expect.poll(() => lastEntry(page).textContent()).toContain('moved')
  expect(Math.abs(Number(await x.inputValue()) - before - 1)).toBeLessThanOrEqual(1)

  await designs.getByRole('button', { name: 'Write' }).click()
  await designs.getByRole('textbox', { name: /^Words of/ }).fill('ines@duarte.studio')
  await page.keyboard.press('Enter')
  await version(3)
  await parts.getByRole('button', { name: 'Email: ines@duarte.studio', exact: true }).waitFor()

  await designs.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name: 'Icon or drawing' }).click()
  await designs.getByRole('searchbox', { name: 'What it shows' }).fill('house')
  await designs.getByRole('button', { name: 'Icons', exact: true }).click()
  const icons = designs.getByRole('region', { name: 'Icons and drawings' })
  await icons
    .getByRole('button', { name: /^Add house.* \(icon\)$/ })
    .first()
    .waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await icons
    .getByRole('button', { name: /^Add house.* \(icon\)$/ })
    .first()
    .click()
  await version(4)
  // What was added is selected.
  await expect.poll(() => parts.getByRole('button', { name: /^Icon: house/, pressed: true }).count()).toBe(1)
  await designs
    .getByRole('region', { name: 'Colour' })
    .getByRole('button', { name: /^Text, / })
    .click()
  await version(5)

  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  await expect
    .poll(() => designs.getByRole('button', { name: 'View version 4' }).getAttribute('aria-current'))
    .toBe('true')
  await parts.getByRole('button', { name: /^Icon: house/ }).click()
  await composer(page).fill('make it bigger')
  await composer(page).press('Enter')
  await version(6)
  await expect.poll(() => lastEntry(page).textContent()).toMatch(/icon/i)
  expect(faults).toEqual([])
  await end()
})

test('a part is pulled with the pointer and stands there at once; what would break the design is refused with the reason', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts } = await openByHand(page, 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm')
  const words = parts.getByRole('button', { name: /^(?!Hide|Lock).*: .*(?:Choir|September|5 pm)/ })
  await words.first().waitFor()
  const boxOf = async (at: number) => {
    await words.nth(at).click()
    return selectionBox(designs)
  }
  const [one, other] = [await boxOf(0), await boxOf(1)]
  const middle = ({ x, y, width, height }: typeof one) => [x + width / 2, y + height / 2] as const
  await page.mouse.move(...middle(other))
  await page.mouse.down()
  await page.mouse.move(...middle(one), { steps: 5 })
  await designs.locator('[data-measure]').first().waitFor()
  await page.mouse.up()
  await page.getByText('The change could not be made', { exact: true }).first().waitFor()
  await page
    .getByText(/^(?:Here it would|In this layout) .*\.$/)
    .first()
    .waitFor()
  // It is back where it was.
  await expect
    .poll(async () => Math.round((await designs.locator('[data-selection]').boundingBox())?.y ?? 0))
    .toBe(Math.round(other.y))
  expect(faults).toEqual([])
  await end()
})

test('parts are rotated, grouped and locked with the pointer and by keys', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts, version } = await openByHand(page, 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm')
  const add = designs.getByRole('toolbar', { name: 'Add' })
  await add.getByRole('button', { name: 'Rectangle' }).click()
  await version(2)
  const angle = designs.getByRole('spinbutton', { name: 'Angle' })
  const handle = await designs.locator('[data-handle=rotate]').boundingBox()
  if (!handle) throw new Error('it cannot be rotated')
  const frame = await selectionBox(designs)
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  // To the right of its middle: a quarter of a turn.
  await page.mouse.move(frame.x + frame.width / 2 + 80, frame.y + frame.height / 2, { steps: 4 })
  await designs.getByText('90°', { exact: true }).waitFor()
  await page.mouse.up()
  await version(3)
  await expect.poll(() => angle.inputValue()).toBe('90')
  const shape = parts.getByRole('button', { name: 'Rectangle', exact: true })
  // The keys are where the pointer was.
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await version(4)
  await expect.poll(() => angle.inputValue()).toBe('75')
  await expect.poll(() => lastEntry(page).textContent()).toContain('rotated')

  await add.getByRole('button', { name: 'Ellipse' }).click()
  await version(5)
  await shape.click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+g')
  await version(6)
  const group = parts.getByRole('button', { name: 'Group 1', exact: true, pressed: true })
  await group.waitFor()
  const name = designs.getByRole('textbox', { name: 'Name' })
  await name.fill('Sun')
  await name.press('Enter')
  await version(7)
  await parts.getByRole('button', { name: 'Sun', exact: true }).focus()
  await page.keyboard.press('Control+Shift+L')
  await version(8)
  await designs.getByText('Locked: no press selects it, and nothing changes it.').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await designs.getByRole('button', { name: 'Unlock', exact: true }).click()
  await version(9)
  await parts.getByRole('button', { name: 'Sun', exact: true }).focus()
  await page.keyboard.press('Control+Shift+G')
  await version(10)
  await expect.poll(() => parts.getByRole('button', { name: 'Sun', exact: true }).count()).toBe(0)
  expect(faults).toEqual([])
  await end()
})

test('several parts are rotated and resized together, each as one step', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts, version } = await openByHand(page, 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm')
  const add = designs.getByRole('toolbar', { name: 'Add' })
  await add.getByRole('button', { name: 'Rectangle' }).click()
  await version(2)
  const rectangle = parts.getByRole('button', { name: 'Rectangle', exact: true })
  const ellipse = parts.getByRole('button', { name: 'Ellipse', exact: true })
  await rectangle.focus()
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await version(3)
  await add.getByRole('button', { name: 'Ellipse' }).click()
  await version(4)
  await ellipse.focus()
  for (let press = 0; press < 6; press++) await page.keyboard.press('Shift+ArrowRight')
  await version(5)
  const angle = designs.getByRole('spinbutton', { name: 'Angle' })
  const width = designs.getByRole('spinbutton', { name: 'W' })
  await rectangle.click({ modifiers: ['Shift'] })
  const together = designs.getByRole('spinbutton', { name: 'Rotate by' })
  await together.fill('30')
  await together.press('Enter')
  await version(6)
  await ellipse.click()
  await expect.poll(() => angle.inputValue()).toBe('30')
  await rectangle.click()
  await expect.poll(() => angle.inputValue()).toBe('45')

  // By the handle: a quarter of a turn about the middle of both.
  await ellipse.click({ modifiers: ['Shift'] })
  const frame = await selectionBox(designs)
  const handle = await designs.locator('[data-handle=rotate]').boundingBox()
  if (!handle) throw new Error('they cannot be rotated')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width / 2 + 90, frame.y + frame.height / 2, { steps: 4 })
  await designs.getByText('90°', { exact: true }).waitFor()
  await page.mouse.up()
  await version(7)
  await rectangle.click()
  await expect.poll(() => angle.inputValue()).toBe('135')

  // By a corner: all of it half as wide again.
  const before = Number(await width.inputValue())
  await ellipse.click({ modifiers: ['Shift'] })
  const both = await selectionBox(designs)
  await page.mouse.move(both.x + both.width, both.y + both.height)
  await page.mouse.down()
  await page.mouse.move(both.x + both.width * 1.5, both.y + both.height * 1.5, { steps: 4 })
  await page.mouse.up()
  await version(8)
  await rectangle.click()
  await expect.poll(async () => Math.abs(Number(await width.inputValue()) / before - 1.5)).toBeLessThan(0.05)
  expect(await angle.inputValue()).toBe('135')
  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  await rectangle.click()
  await expect.poll(() => width.inputValue()).toBe(String(before))
  expect(faults).toEqual([])
  await end()
})

/** A point of the window where two shapes of the open drawing are painted over one another. */
const whereTwoLie = (drawing: Locator) =>
  drawing.evaluate((element: HTMLElement): [number, number] => {
    element.style.pointerEvents = 'auto'
    try {
      for (const shape of element.querySelectorAll('[data-part*="#"]')) {
        const { left, top, width, height } = shape.getBoundingClientRect()
        for (let step = 1; step < 64; step++) {
          const [x, y] = [left + (width * (step % 8)) / 8, top + (height * Math.floor(step / 8)) / 8]
          const there = document.elementsFromPoint(x, y).filter((one) => one.closest('[data-part*="#"]'))
          if (there.length > 1) return [x, y]
        }
      }
      throw new Error('no shapes lie on one another')
    } finally {
      element.style.pointerEvents = ''
    }
  })

test('a drawing is opened, and its shapes are coloured, hidden and deleted one by one', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts, version } = await openByHand(
    page,
    'Business card for Ines Duarte, architect, ines@duarte.example',
  )
  await designs.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name: 'Icon or drawing' }).click()
  await designs.getByRole('searchbox', { name: 'What it shows' }).fill('tulip')
  await designs
    .getByRole('button', { name: /^Add tulip.* \(drawing\)$/ })
    .first()
    .click()
  await version(2)
  const shapes = parts.getByRole('button', { name: /^Shape \d+$/ })
  expect(await shapes.count()).toBe(0)
  const frame = await selectionBox(designs)
  await page.mouse.dblclick(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await designs.getByText(/^Inside .*: press a shape/).waitFor()
  await shapes.first().waitFor()
  await ready(designs)
  // A press on the artboard means a shape.
  await page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2)
  await parts.getByRole('button', { name: /^Shape \d+$/, pressed: true }).waitFor()
  // A press means what is painted there, with Alt what lies beneath it.
  const [x, y] = await whereTwoLie(designs.locator('[data-drawing]'))
  await page.mouse.click(x, y)
  const chosen = () => parts.getByRole('button', { pressed: true }).first().textContent()
  const uppermost = await chosen()
  await page.keyboard.down('Alt')
  await page.mouse.click(x, y)
  await page.keyboard.up('Alt')
  await expect.poll(chosen).not.toBe(uppermost)
  expect(await accessibilityFaults(page)).toEqual([])
  const count = await shapes.count()
  await designs
    .getByRole('region', { name: 'Colour' })
    .getByRole('button', { name: /^Text, / })
    .click()
  await version(3)
  await expect.poll(() => lastEntry(page).textContent()).toContain('Shape')
  await parts.getByRole('button', { name: 'Hide Shape 1', exact: true }).click()
  await version(4)
  await parts.getByRole('button', { name: 'Show Shape 1', exact: true }).waitFor()
  await parts.getByRole('button', { name: 'Shape 2', exact: true }).click()
  await page.keyboard.press('Delete')
  await version(5)
  await expect.poll(() => shapes.count()).toBe(count - 1)

  await parts.getByRole('button', { name: 'Shape 1', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => shapes.count()).toBe(0)
  // The drawing is selected, and Enter opens it again.
  await parts.getByRole('button', { pressed: true }).focus()
  await page.keyboard.press('Enter')
  await shapes.first().waitFor()
  expect(faults).toEqual([])
  await end()
})
