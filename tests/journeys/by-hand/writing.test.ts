/** Words written where they stand, in their own setting. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { stage } from '../stage.ts'
import { openByHand, ready, selectionBox } from './open.ts'

const { visit } = stage()

const PROMPT = 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm'

/** Pressed twice where it stands. */
async function write(page: Page, designs: Locator, part: Locator): Promise<Locator> {
  await part.click()
  await ready(designs)
  const { x, y, width, height } = await selectionBox(designs)
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  return designs.locator('[data-writing=shown]')
}

test('a text is written in its own typeface, size and colour, where it stands', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts, version } = await openByHand(page, PROMPT)
  const headline = parts.getByRole('button', { name: /^Headline: / })
  await headline.click()
  await ready(designs)
  const font = await designs.getByRole('combobox', { name: 'Font' }).locator('option:checked').textContent()
  const size = Number(await designs.getByRole('spinbutton', { name: 'Size' }).inputValue())
  const weight = await designs.getByRole('combobox', { name: 'Weight' }).inputValue()
  const drawn = await selectionBox(designs)
  const field = await write(page, designs, headline)
  await field.waitFor()
  const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(Math.abs(x + width / 2 - drawn.x - drawn.width / 2)).toBeLessThan(drawn.width / 2)
  expect(Math.abs(y + height / 2 - drawn.y - drawn.height / 2)).toBeLessThan(drawn.height / 3)
  const look = await field.evaluate((element) => {
    const line = element.querySelector('div') ?? element
    const style = getComputedStyle(line)
    const board = element.closest<HTMLElement>('[data-board]')
    const drawing = board?.querySelector('[data-drawing] svg')
    const part = drawing?.querySelector('[data-part][visibility=hidden]')
    const scale = (board?.offsetWidth ?? 0) / (drawing instanceof SVGSVGElement ? drawing.viewBox.baseVal.width : 1)
    return {
      family: style.fontFamily,
      weight: style.fontWeight,
      size: Number.parseFloat(style.fontSize) / scale,
      colour: style.color,
      ground: style.backgroundColor,
      caret: style.caretColor,
      fill: part?.querySelector('path')?.getAttribute('fill'),
      isLoaded: document.fonts.check(`${style.fontWeight} 16px ${style.fontFamily}`, 'Choir'),
    }
  })
  expect(look.family).toContain(font?.replace(/ \(.*/, ''))
  expect(look.weight).toBe(weight)
  expect(Math.abs(look.size - size)).toBeLessThan(1)
  expect(look.ground).toBe('rgba(0, 0, 0, 0)')
  expect(look.caret).toBe(look.colour)
  expect(look.isLoaded).toBe(true)
  const [red = 0, green = 0, blue = 0] = (look.fill?.match(/[\da-f]{2}/gi) ?? []).map((one) => Number.parseInt(one, 16))
  expect(look.colour).toBe(`rgb(${red}, ${green}, ${blue})`)
  expect(await accessibilityFaults(page)).toEqual([])

  // Esc leaves all as it was, and so does leaving without a change.
  await page.keyboard.type('Nothing of this')
  await page.keyboard.press('Escape')
  await expect.poll(() => designs.locator('[data-writing]').count()).toBe(0)
  expect(await designs.locator('[data-part][visibility=hidden]').count()).toBe(0)
  expect(await designs.getByRole('button', { name: 'View version 2' }).count()).toBe(0)

  // All of it is selected: what is typed takes its place.
  await (await write(page, designs, headline)).waitFor()
  await page.keyboard.type('Marsh Choir sings')
  await page.keyboard.press('Enter')
  await version(2)
  await parts.getByRole('button', { name: 'Headline: Marsh Choir sings', exact: true }).waitFor()
  expect(await designs.locator('[data-writing]').count()).toBe(0)

  // Between its letters, with a line of one's own.
  await (await write(page, designs, headline)).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('again')
  await page.locator('h1').click()
  await version(3)
  await expect
    .poll(() => parts.getByRole('button', { name: /^Headline: / }).textContent())
    .toMatch(/^Headline: Marsh Choir sings\s+again$/)
  expect(faults).toEqual([])
  await end()
})

test('on a telephone what would be too small is written in a plain field, and the rest in place', async () => {
  const { page, faults, end } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const { designs, parts } = await openByHand(page, PROMPT)
  const controls = designs.getByRole('complementary', { name: 'By hand' })
  async function open(part: Locator) {
    await controls.getByRole('tab', { name: 'Parts' }).click()
    await part.click()
    await controls.getByRole('tab', { name: 'Appearance' }).click()
    await controls.getByRole('button', { name: 'Write' }).click()
    const field = designs.getByRole('textbox', { name: /^Words of/ })
    await field.waitFor()
    return field
  }
  const headline = await open(parts.getByRole('button', { name: /^Headline: / }))
  expect(await headline.evaluate((field) => field.tagName)).toBe('DIV')
  await designs.locator('[data-writing=shown]').waitFor()
  await page.keyboard.press('Escape')
  for (const part of await parts.getByRole('button', { name: /^(?!Hide|Lock|Show).*: / }).all()) {
    const field = await open(part)
    const size = await field.evaluate((one) =>
      Number.parseFloat(getComputedStyle(one.querySelector('div') ?? one).fontSize),
    )
    expect(size).toBeGreaterThanOrEqual(16)
    await page.keyboard.press('Escape')
    await controls.getByRole('tab', { name: 'Parts' }).click()
  }
  expect(faults).toEqual([])
  await end()
})
