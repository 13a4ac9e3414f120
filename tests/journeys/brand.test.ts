/** Brand kits: a design becomes one, a message is answered in it, and its page makes, edits, duplicates and deletes them. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { accessibilityFaults } from '../harness/axe.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()
const require = createRequire(import.meta.url)
/** A font of the engine's, as a file that somebody sends. */
const fontFile = (name: string) => require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`)
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><path d="M0 30 30 0l30 30z" fill="#0b5d4e"/></svg>'

test('a logo becomes a brand kit with one press, and a poster is asked for in it', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'brand@example.com')
  expect(await page.getByRole('button', { name: /^In our brand/ }).count()).toBe(0)
  await say(page, 'Logo for the ferry company Tidewrack, dark green and gold')
  await page.locator('h1').click()
  await page.keyboard.press('1')
  await stageOf(page).getByRole('button', { name: 'Save as brand kit' }).click()
  await page.getByText('Brand kit saved', { exact: true }).waitFor()
  const [kit] = await page.evaluate(async () => (await fetch('/api/brand-kits')).json())
  expect(kit).toMatchObject({ name: 'Tidewrack', facts: { name: 'Tidewrack' }, logo: { isVector: true } })

  await page.getByRole('button', { name: 'In our brand: none' }).click()
  await page.getByRole('menuitemradio', { name: 'Tidewrack' }).click()
  await page.getByRole('button', { name: 'In our brand: Tidewrack' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await say(page, 'new poster: summer timetable, ferries every hour')
  const { palette, typography, svg } = await page.evaluate(async () => {
    const projects = await (await fetch('/api/projects')).json()
    const designs = await (await fetch(`/api/projects/${projects[0].id}/designs`)).json()
    const poster = designs.find(({ kind }: { kind: string }) => kind === 'poster')
    const parts = await (await fetch(`/api/designs/${poster.id}/parts`)).json()
    const drawing = await (await fetch(`/api/designs/${poster.id}/drawing`)).json()
    return { ...parts, svg: JSON.stringify(drawing) }
  })
  expect(Object.values(palette)).toEqual(expect.arrayContaining([kit.colours.accent]))
  expect(typography.display).toBe(kit.typefaces.display)
  expect(svg).toContain('brand-logo')

  // It is named above the words; another project begins without it, and coming back it is there until it is taken off.
  const worn = page.getByText('New designs wear Tidewrack')
  await worn.waitFor()
  const here = page.url()
  await page.getByRole('button', { name: 'New Project', exact: true }).click()
  await page.getByRole('button', { name: 'In our brand: none' }).waitFor()
  expect(await worn.count()).toBe(0)
  await arrive(page, here)
  await worn.waitFor()
  await page.getByRole('button', { name: 'Without the brand kit' }).press('Enter')
  await page.getByRole('button', { name: 'In our brand: none' }).waitFor()
  expect(await worn.count()).toBe(0)
  expect(faults).toEqual([])
  await end()
})

test('the page of brands makes, edits, duplicates and deletes kits, on a phone and by keyboard', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/brand')
  await page.waitForURL(/\/login\?redirect=%2Fbrand/)
  await arrive(page, '/signup')
  await signUp(page, 'kits@example.com')
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, '/brand')
  await page.getByText('You have no brand kit yet').waitFor()
  // Where it stays, it covers links.
  await page.getByRole('button', { name: 'Accept all' }).click()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'New brand kit' }).press('Enter')
  const form = page.getByRole('form', { name: 'New brand kit' })
  await form.getByRole('button', { name: 'Save brand kit' }).click()
  await form.getByText('Please give it a name.').waitFor()
  await form.getByLabel('Name of the kit').fill('Saltmarsh')
  await form
    .getByLabel('Logo file')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await form.getByRole('img', { name: 'The logo' }).waitFor()
  await form.getByLabel('Background', { exact: true }).fill('#fdf8ef')
  await form.getByLabel('Text', { exact: true }).first().fill('#1c2b2a')
  await form.getByText(/contrast 1\d\.\d : 1/).waitFor()
  await form.getByLabel('Accent', { exact: true }).fill('green')
  await form.getByLabel('Headlines').selectOption('Fraunces')
  await form.getByText('Warm', { exact: true }).click()
  await form.getByLabel('Telephone').fill('555 0142')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await form.getByRole('button', { name: 'Save brand kit' }).click()
  await form.getByText('Write it like #1f3a5f.').waitFor()
  await form.getByLabel('Accent', { exact: true }).fill('#0b5d4e')
  await form.getByRole('button', { name: 'Save brand kit' }).click()

  const kits = page.getByRole('list', { name: 'Brand kits' })
  await kits.getByRole('heading', { name: 'Saltmarsh' }).waitFor()
  await kits.getByRole('img', { name: 'Logo of Saltmarsh' }).waitFor()
  // By key: the logo that arrives moves what is below it.
  await kits.getByRole('button', { name: 'Duplicate' }).and(page.locator(':enabled')).press('Enter')
  await kits.getByRole('heading', { name: 'Saltmarsh copy' }).waitFor()
  await kits.getByRole('button', { name: 'Edit' }).first().click()
  const edited = page.getByRole('form', { name: 'Brand kit Saltmarsh copy' })
  await edited.getByLabel('Name of the kit').fill('Saltmarsh in winter')
  await edited.getByRole('button', { name: 'Save brand kit' }).click()
  await kits.getByRole('heading', { name: 'Saltmarsh in winter' }).waitFor()
  await kits.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await kits.getByRole('heading', { name: 'Saltmarsh in winter' }).waitFor({ state: 'detached' })
  await page.reload()
  await kits.getByRole('heading', { name: 'Saltmarsh', exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(faults).toEqual([])
  await end()
})

test('a font of one’s own is brought by keyboard on a phone, named by a kit, and deleted when no kit names it', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'fonts@example.com')
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, '/brand')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await page.getByRole('button', { name: 'New brand kit' }).press('Enter')
  const form = page.getByRole('form', { name: 'New brand kit' })
  const bring = form.getByRole('button', { name: 'Bring a font' })
  expect(await bring.isDisabled()).toBe(true)
  await form.getByLabel(/^I may use this font in designs/).press('Space')
  const field = form.getByLabel('Font file')
  await field.setInputFiles({ name: 'letters.otf', mimeType: '', buffer: Buffer.from('GIF89a'.padEnd(100)) })
  await page.getByText('This is no font. TTF, OTF, WOFF and WOFF2 files are.', { exact: true }).waitFor()
  await field.setInputFiles({
    name: 'lobster.woff2',
    mimeType: 'font/woff2',
    buffer: readFileSync(fontFile('lobster')),
  })
  const fonts = form.getByRole('list', { name: 'Your fonts' })
  await fonts.getByRole('img', { name: 'Lobster' }).waitFor()
  await form.getByLabel('Headlines').selectOption('Lobster (yours)')
  expect(await fonts.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await form.getByLabel('Name of the kit').fill('Harbour')
  await form.getByRole('button', { name: 'Save brand kit' }).click()
  const kits = page.getByRole('list', { name: 'Brand kits' })
  await kits.getByText('Lobster', { exact: true }).waitFor()
  await kits.getByRole('button', { name: 'Edit' }).press('Enter')
  const edited = page.getByRole('form', { name: 'Brand kit Harbour' })
  await edited.getByLabel('Headlines').selectOption('Each design chooses')
  await edited.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page
    .getByText('The brand kit “Harbour” names it. Choose another typeface there first.', { exact: true })
    .waitFor()
  await edited.getByRole('button', { name: 'Save brand kit' }).click()
  await kits.getByRole('button', { name: 'Edit' }).press('Enter')
  await edited.getByRole('button', { name: 'Delete' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('“Lobster” is deleted', { exact: true }).waitFor()
  expect(await edited.getByRole('list', { name: 'Your fonts' }).count()).toBe(0)
  // Browsers tell of what was refused.
  expect(faults.filter((fault) => !/status of (?:415|409)/.test(fault))).toEqual([])
  await end()
})

const BUSINESS = `<html><head><title>Saltmarsh | Bread and salt</title><meta name="description" content="A warm bakery by the marsh.">
<style>body{background:#fdf8ef;color:#1c2b2a;font-family:Figtree}h1{font-family:Recoleta,serif}.button{background:#0b5d4e}</style></head>
<body><header><a class="logo" href="/">${LOGO}</a></header><h1>Bread and salt</h1><p>${'Baked every morning. '.repeat(20)}</p>
<a class="button" href="/order">Order</a><a href="tel:+4420790018">Call</a></body></html>`

/** A site on this machine, which the product may read. */
async function site(): Promise<string> {
  const server = createServer(({ url }, response) => {
    if (url === '/') response.setHeader('content-type', 'text/html').end(BUSINESS)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('a brand kit is read from a web address, looked over, corrected and kept, by keyboard on a phone', async () => {
  const address = await site()
  const { page, faults, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'pages@example.com')
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, '/brand')
  await page.getByRole('button', { name: 'Accept all' }).click()
  const open = page.getByRole('button', { name: 'From a web address' })
  await open.press('Enter')
  const ask = page.getByRole('form', { name: 'From a web address' })
  const field = ask.getByLabel('Web address')
  await field.press('Enter')
  await ask.getByText('Please write the address of the page.').waitFor()
  await field.fill(`${address}/not-there`)
  await field.press('Enter')
  await ask.getByText(/^There is no page at this address of localhost/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await field.press('Escape')
  await ask.waitFor({ state: 'detached' })
  await open.press('Enter')
  await field.fill(address)
  await field.press('Enter')

  const form = page.getByRole('form', { name: 'New brand kit' })
  await form.getByRole('heading', { name: /^Read from localhost/ }).waitFor()
  await form.getByText('Recoleta is not among the typefaces here: Fraunces comes closest.').waitFor()
  expect(await form.getByLabel('Name of the kit').inputValue()).toBe('Saltmarsh')
  expect(await form.getByLabel('Accent', { exact: true }).inputValue()).toBe('#0b5d4e')
  expect(await form.getByLabel('Headlines').inputValue()).toBe('Fraunces')
  expect(await form.getByLabel('Telephone').inputValue()).toBe('+4420790018')
  await form.getByRole('img', { name: 'The logo' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  expect(await page.evaluate(async () => (await fetch('/api/brand-kits')).json())).toEqual([])
  await form.getByLabel('Name of the kit').fill('Saltmarsh Bakery')
  await form.getByRole('button', { name: 'Save brand kit' }).press('Enter')
  const kits = page.getByRole('list', { name: 'Brand kits' })
  await kits.getByRole('heading', { name: 'Saltmarsh Bakery' }).waitFor()
  await kits.getByRole('img', { name: 'Logo of Saltmarsh Bakery' }).waitFor()
  // Browsers tell of what was refused.
  expect(faults.filter((fault) => !fault.includes('status of 422'))).toEqual([])
  await end()
})
