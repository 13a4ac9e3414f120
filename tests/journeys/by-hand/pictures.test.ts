/** Pictures by hand: pasted, dropped, cropped with the pointer and the keyboard, replaced. */
import { createRequire } from 'node:module'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults } from '../../harness/axe.ts'
import { stage } from '../stage.ts'
import { openByHand, selectionBox } from './open.ts'

const { visit } = stage()

/** Three bands side by side. */
async function bands(): Promise<string> {
  const { createCanvas } = createRequire(import.meta.url)('@napi-rs/canvas')
  const canvas = createCanvas(600, 400)
  const ink = canvas.getContext('2d')
  for (const [at, colour] of ['#b3261e', '#2e7d4f', '#1f3a8f'].entries()) {
    ink.fillStyle = colour
    ink.fillRect(at * 200, 0, 200, 400)
  }
  return canvas.toBuffer('image/png').toString('base64')
}

/** Hands a picture to the page: over an element, or as what was copied. */
const hand = (target: Locator, kind: 'paste' | 'drop', picture: string) =>
  target.evaluate(
    (element, [kind, picture]) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], 'bands.png', { type: 'image/png' }))
      const { left, top, width, height } = element.getBoundingClientRect()
      const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }
      if (kind === 'paste')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
      else element.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, ...place }))
    },
    [kind, picture] as const,
  )

test('a pasted picture is a part: cropped with the pointer and with keys, and another one takes its place', async () => {
  const { page, faults, end } = await visit()
  const { designs, parts, version } = await openByHand(page, 'Poster for the Saltmarsh Regatta, Sunday 6 September')
  await hand(page.locator('body'), 'paste', await bands())
  await version(2)
  const picture = designs.getByRole('region', { name: 'Picture' })
  const figure = (name: string) => picture.getByRole('spinbutton', { name })
  await expect.poll(async () => Number(await figure('Zoom').inputValue())).toBe(100)

  // Pressed twice it is cropped; what is pulled shows at once.
  const selection = await selectionBox(designs)
  const [x, y] = [selection.x + selection.width / 2, selection.y + selection.height / 2]
  await page.mouse.dblclick(x, y)
  const crop = designs.getByRole('group', { name: /^Crop/ })
  await crop.waitFor()
  const slider = designs.getByRole('slider', { name: 'Zoom' })
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -350)
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1.8)
  await page.mouse.down()
  await page.mouse.move(x + 900, y, { steps: 4 })
  await page.mouse.up()
  expect(await accessibilityFaults(page)).toEqual([])
  await designs.getByRole('button', { name: 'Done' }).click()
  await version(3)
  await expect.poll(async () => Number(await figure('Across').inputValue())).toBe(0)
  expect(Number(await figure('Zoom').inputValue())).toBeGreaterThan(180)

  await picture.getByRole('button', { name: 'Crop' }).click()
  await crop.waitFor()
  await page.keyboard.press('+')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Escape')
  await expect.poll(() => crop.count()).toBe(0)
  await picture.getByRole('button', { name: 'Crop' }).click()
  await crop.waitFor()
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Enter')
  await version(4)
  await expect.poll(async () => Number(await figure('Across').inputValue())).toBeGreaterThan(0)

  await hand(designs.locator('[data-selection]').locator('xpath=ancestor::*[@data-board]'), 'drop', await bands())
  await version(5)

  await designs.getByRole('button', { name: 'QR code' }).click()
  await designs.getByRole('textbox', { name: 'Address or words of the QR code' }).fill('saltmarsh.example/race')
  await page.keyboard.press('Enter')
  await version(6)
  await parts.getByRole('button', { name: 'QR code: https://saltmarsh.example/race', exact: true }).waitFor()
  expect(faults).toEqual([])
  await end()
})
