/** Designs leave: as files of every kind, and as code that runs beside its source. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { say, signUp, stageOf } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()

async function openMenu(stage: Locator): Promise<void> {
  const first = stage.getByRole('listitem').first()
  await first.getByRole('button', { name: 'Export Project' }).click()
}

async function exported(page: Page, stage: Locator, choice: string | RegExp) {
  await openMenu(stage)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: choice }).first().click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('a logo leaves as picture, vector, document and brand kit; its code is shown, copied and runs', async () => {
  const { page, faults, end } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await arrive(page, '/signup')
  await signUp(page, 'takes-away@example.com')
  await say(page, 'Logo for coffee roaster Harbor & Finch')
  const designs = stageOf(page)

  const png = await exported(page, designs, /^PNG 2×/)
  expect(png.name).toBe('Harbor & Finch logo 1 @2x.png')
  expect(png.bytes.readUInt32BE(16)).toBe(2048)
  expect((await exported(page, designs, /^SVG/)).bytes.toString('utf8')).toMatch(/^<svg [^>]+viewBox/)
  expect((await exported(page, designs, /^PDF/)).bytes.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]+%%EOF\n$/)
  expect((await exported(page, designs, /^SVG, live text/)).bytes.toString('utf8')).toContain('@font-face')
  // What is in a brand kit is tested where it is made: it is large, and slow here.
  await openMenu(designs)
  await page.getByRole('menuitem', { name: /^Brand kit/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  const project = await exported(page, designs, /^Next\.js project, all designs/)
  expect(project.name).toMatch(/\.zip$/)
  expect(project.bytes.toString('latin1')).toContain('components/HarborFinchLogo.tsx')

  // Looking at the menu has generated the code already.
  await designs.getByRole('tab', { name: 'Code' }).click()
  const code = page.getByRole('region', { name: 'Generated code' })
  await code.waitFor()
  await page.getByText('Dependencies:').waitFor()
  await expect.poll(() => code.locator('span').count()).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Code Copied', { exact: true }).first().waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('export default')
  const drawing = page.frameLocator('iframe[title^="Preview of"]').locator('svg').first()
  await drawing.waitFor()
  expect((await drawing.boundingBox())?.width).toBeGreaterThan(10)
  expect(faults).toEqual([])
  await end()
})

test('a guest sees code, and signs in for a file, which comes then', async () => {
  const { page, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, 'Business card for Ines Duarte, architect, ines@duarte.example')
  const designs = stageOf(page)
  await designs.getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('button', { name: 'Click to generate code from this design' }).click()
  await page.getByRole('region', { name: 'Generated code' }).waitFor()
  // A name may be drawn; an address is always text.
  await page.frameLocator('iframe').getByText('ines@duarte.example').first().waitFor()

  await designs.getByRole('tab', { name: 'Design' }).click()
  await openMenu(designs)
  await page.getByRole('menuitem', { name: /^PDF for print/ }).click()
  await page.waitForURL('**/login?*')
  await page
    .getByRole('link', { name: /sign up/i })
    .first()
    .click()
  const [download] = await Promise.all([page.waitForEvent('download'), signUp(page, 'guest-takes@example.com')])
  expect(download.suggestedFilename()).toBe('Ines Duarte business card 1 print.pdf')
  await end()
})

test('what runs in the preview reaches nothing, and cannot hold up the page', async () => {
  const { page, end } = await visit()
  const asked: string[] = []
  // What the policy stops is tried, but never leaves: it has no response.
  page.on('response', (response) => asked.push(response.url()))
  await arrive(page, '/dashboard')
  await page.evaluate(() => {
    const seen: unknown[] = []
    Object.assign(globalThis, { seen })
    addEventListener('message', ({ data }) => seen.push(data))
    const frame = document.createElement('iframe')
    frame.src = '/code-preview'
    frame.setAttribute('sandbox', 'allow-scripts')
    document.body.append(frame)
  })
  const told = () => page.evaluate(() => (globalThis as unknown as { seen: { type: string }[] }).seen)
  await expect.poll(async () => (await told()).some(({ type }) => type === 'ready')).toBe(true)
  const show = (body: string) =>
    page.evaluate((text) => {
      const code = `export default function Thief() { ${text}; return <p>shown</p> }`
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'show', code, styles: '' }, '*')
    }, body)
  asked.length = 0
  await show(`
    const tries = { cookie: () => document.cookie, storage: () => localStorage.length, parent: () => parent.document.title }
    const answers = {}
    for (const [name, attempt] of Object.entries(tries)) { try { attempt(); answers[name] = 'open' } catch { answers[name] = 'denied' } }
    parent.postMessage({ type: 'answers', answers }, '*')
    const tell = (type) => () => parent.postMessage({ type }, '*')
    fetch('/api/user').then(tell('leak'), tell('no answer'))
    Object.assign(new Image(), { onload: tell('leak'), onerror: tell('no picture') }).src = '/leak.png'
    try { top.location.href = 'https://example.com/' } catch {}`)
  await expect
    .poll(told)
    .toContainEqual({ type: 'answers', answers: { cookie: 'denied', storage: 'denied', parent: 'denied' } })
  const types = async () => (await told()).map(({ type }) => type)
  await expect.poll(types).toEqual(expect.arrayContaining(['no answer', 'no picture']))
  expect(await types()).not.toContain('leak')
  expect(asked).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/dashboard')

  await show(`parent.postMessage({ type: 'busy' }, '*'); setTimeout(() => { for (;;) {} }, 20)`)
  await expect.poll(types).toContain('busy')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
  // A page that is held up takes no words, however long one waits.
  await page.getByRole('textbox', { name: 'Describe your design' }).fill('still here', { timeout: 20_000 })
  await end()
})
