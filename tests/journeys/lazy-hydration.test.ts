/** Pages that are there to be read: light, whole before any script, and hydrated with the first touch. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showEverything } from '../harness/show-everything.ts'
import { settle } from '../harness/visit.ts'
import { composer, entries, lastEntry, pictures } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()
const FIRST_LOAD_BYTES = 100_000

/** Bytes over the wire until nothing more comes, and how many scripts were among it. */
async function firstLoad(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const loaded = { bytes: 0, scripts: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === 'Image' || type === 'Font') return
    loaded.bytes += encodedDataLength
    if (type === 'Script') loaded.scripts += 1
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return loaded
}

const theme = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

test.concurrent.for(['/', '/blog', '/blog/bleed-trim-safe', '/contact', '/api-test', '/no-such-page'])(
  'the first load of %s is light, and the app comes when somebody moves',
  async (path, { expect }) => {
    const { page, end } = await visit()
    const loaded = await firstLoad(page, path)
    expect(loaded.scripts).toBe(1)
    expect(loaded.bytes).toBeLessThan(FIRST_LOAD_BYTES)
    // A browser tells no distance of the first move over a page.
    await page.mouse.move(200, 200, { steps: 3 })
    await expect.poll(() => loaded.scripts).toBeGreaterThan(3)
    await end()
  },
)

/** Where everything stands, and in which colours and sizes. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, borderWidth, display } = getComputedStyle(element)
      const name = `${element.tagName} ${element.getAttribute('class')}`
      return [name, x, y, width, height, color, backgroundColor, font, borderWidth, display].join(' ')
    }),
  )

test.concurrent.each([390, 1440])('the style that a page comes with is all that it needs, %s wide', async (width) => {
  const { page, end } = await visit({ viewport: { width, height: 900 } })
  for (const path of ['/', '/about', '/blog', '/blog/bleed-trim-safe', '/contact', '/api-test', '/no-such-page']) {
    await page.goto(path)
    await settle(page)
    await page.evaluate(showEverything)
    const before = await looks(page)
    expect(before.length).toBeGreaterThan(50)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const sheet = document.querySelector<HTMLMetaElement>('meta[name=hydration-file][content$=".css"]')!
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet.content })
          link.onload = resolve
          document.head.append(link)
        }),
    )
    expect(await looks(page)).toEqual(before)
  }
  await end()
})

test('the first press and the first words count, however early they come', async () => {
  const { page, faults, end } = await visit({ colorScheme: 'light' })
  let app = Promise.withResolvers<void>()
  await page.route(/assets\/main-.*\.js/, async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/')
  // The theme does not wait for the app, nor is it flipped a second time by it.
  await page.getByRole('button', { name: 'Toggle theme' }).click()
  expect(await theme(page)).toBe(true)
  await page.getByRole('button', { name: 'Essential only' }).click()
  app.resolve()
  await expect.poll(() => page.getByRole('region', { name: 'Cookie consent' }).count()).toBe(0)
  expect(await theme(page)).toBe(true)
  expect(await page.getByLabel('Theme', { exact: true }).inputValue()).toBe('dark')
  app = Promise.withResolvers()
  await page.goto('/blog')
  await page.getByPlaceholder('Search articles...').pressSequentially('bleed')
  app.resolve()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.goto('/')
  await page
    .getByRole('form', { name: 'Try it', exact: true })
    .getByLabel('Describe your design')
    .fill('Logo for a bakery called Ebb')
  await page.getByRole('button', { name: 'Draw it' }).first().click()
  await page.getByRole('list', { name: 'Concepts' }).getByRole('img', { name: /Ebb/ }).first().waitFor()
  await page.goto('/contact?subject=Looms')
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Please enter a valid email address').waitFor()
  expect(await page.getByText('Name is required').count()).toBe(0)
  expect(await page.getByLabel('Subject').inputValue()).toBe('Looms')
  expect(faults).toEqual([])
  await end()
})

test('what is sent by Enter before the chat is hydrated is sent, once', async () => {
  const { page, faults, end } = await visit()
  const app = Promise.withResolvers<void>()
  await page.route(/assets\/main-.*\.js/, async (route) => {
    await app.promise
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  // The first script takes Enter: no line is added by it.
  await expect
    .poll(async () => {
      await composer(page).fill('Icon for a weather app')
      await composer(page).press('Enter')
      return composer(page).inputValue()
    })
    .toBe('Icon for a weather app')
  app.resolve()
  await expect.poll(() => pictures(lastEntry(page)).count(), { timeout: 60_000 }).toBe(4)
  expect(await entries(page).count()).toBe(3)
  expect(await composer(page).inputValue()).toBe('')
  expect(faults).toEqual([])
  await end()
})

test('the question about cookies is there at once, once', async () => {
  const { page, end } = await visit()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Essential only' }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Cookie consent' }).count()).toBe(0)
  await page.goto('/careers')
  expect(await page.getByRole('region', { name: 'Cookie consent' }).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  expect(await page.getByRole('switch', { name: 'Remembered preferences' }).isChecked()).toBe(false)
  expect(await page.getByRole('switch', { name: 'Essential' }).isDisabled()).toBe(true)
  await page.getByRole('switch', { name: 'Remembered preferences' }).click()
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('all')
  await end()
})

test('the theme is flipped in the header, and follows the system again from the footer', async () => {
  const { page, end } = await visit({ colorScheme: 'dark' })
  await page.goto('/about')
  expect(await theme(page)).toBe(true)
  await page.getByRole('button', { name: 'Toggle theme' }).click()
  await expect.poll(() => theme(page)).toBe(false)
  await page.reload()
  expect(await theme(page)).toBe(false)
  await page.getByRole('button', { name: 'Toggle theme' }).click()
  await expect.poll(() => theme(page)).toBe(true)
  await page.getByLabel('Theme', { exact: true }).selectOption('system')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => theme(page)).toBe(false)
  await end()
})
