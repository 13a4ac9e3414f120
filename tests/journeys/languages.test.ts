/** The interface in other languages: everything that is to be read is translated, and finds room on a phone. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Populated, populate } from '../harness/populated.ts'
import { lookAs } from '../harness/screens.ts'
import { arrive, overflow } from '../harness/visit.ts'
import { stage } from './stage.ts'

const { browser, url, visit } = stage()
let there: Populated
beforeAll(async () => {
  there = await populate(url)
}, 120_000)

const PHONE = { width: 390, height: 844 }
const speak = (page: Page, code: string) => page.context().addCookies([{ name: 'limner_language', value: code, url }])

/** Names, formats and marks that are the same in every language. */
const SAME =
  /^(Limner|PNG|JPG|SVG|PDF|PDF\/X-4|React|Next\.js|RSS|API|Ctrl|Esc|Enter|Shift|English|Deutsch|Français|Español)$/

/** What is to be read on the page, but for what people wrote, what is said of designs, and what says which language it is in. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const apart = '[lang]:not(html), [dir=auto], bdi, code, pre, kbd, script, style, noscript, time, svg'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const read: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: around } = node
      if (around?.closest(apart) === null && around.checkVisibility()) read.push(node.textContent ?? '')
    }
    return [...read, document.title]
  })

/** What is said of parts of the page, and not shown. */
const names = (page: Page) =>
  page.evaluate(() => {
    const theirs = new Set(
      [...document.querySelectorAll('bdi, [dir=auto]')].map(({ textContent }) => textContent?.trim()),
    )
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => !element.closest('[lang]:not(html), code, pre, svg, script'),
    )
    const read = elements.flatMap((element) => {
      // A design is called as the engine calls it.
      const isDesign = element instanceof HTMLImageElement && element.src.includes('/media/')
      const attributes = ['aria-label', 'placeholder', 'title', 'aria-description', ...(isDesign ? [] : ['alt'])]
      return attributes.map((name) => element.getAttribute(name) ?? '')
    })
    return read.filter((text) => !theirs.has(text))
  })

const PLAIN = /[A-Za-z]{3,}/
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/
/** An address, a colour, a date. */
const VALUE = /^[\w.+-]+@[\w.-]+$|^https?:|^#|^\w{3} \d+, \d{4}/

/** What stands on the page in plain letters: in the pseudo-locale, a text that nobody can translate. */
async function untranslated(page: Page): Promise<string[]> {
  const all = [...(await texts(page)), ...(await names(page))].map((text) => text.trim())
  const plain = all.filter((text) => PLAIN.test(text) && !ACCENTED.test(text))
  return [...new Set(plain)].filter((text) => !SAME.test(text) && !VALUE.test(text))
}

const PUBLIC = ['/', '/login', '/signup', '/reset-password', '/designs', '/blog', '/about', '/careers', '/contact']

test.concurrent.for([...PUBLIC, '/dashboard', '/no-such-page'])(
  '%s is translated to the last word, and no wider than a phone',
  async (path, { expect }) => {
    const { page, end } = await visit({ viewport: PHONE })
    await speak(page, 'en-XA')
    await arrive(page, path)
    expect(await untranslated(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await end()
  },
)

test.concurrent.for(['chat', 'projects', 'settings'] as const)(
  'the dashboard’s %s is translated, and no wider than a phone',
  async (tab, { expect }) => {
    const { page, end } = await lookAs('owner', there, browser(), url, { viewport: PHONE })
    await speak(page, 'en-XA')
    await arrive(page, `/dashboard?tab=${tab}`)
    await page.waitForLoadState('networkidle')
    expect(await untranslated(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await end()
  },
)

const ASKED = 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm'

/** What the assistant has said so far, with all that opens; but for the subject: its things have the names that drawings are found by. */
const answers = (page: Page) =>
  page.locator('article[aria-label=Limner]').evaluateAll((entries) =>
    entries.map((entry) => {
      for (const more of entry.querySelectorAll('details')) more.open = true
      const told = [...entry.querySelectorAll('p, button, dt, dd, summary')].filter(
        (one) => !one.previousElementSibling?.textContent?.startsWith('Šúú'),
      )
      return told.map(({ textContent }) => textContent).join(' ')
    }),
  )

/** Words in plain small letters that nobody asked for: names of people and of fonts have capitals. */
const untold = (said: readonly string[]) =>
  said
    .flatMap((text) => text.match(/(?<![\p{L}\p{N}])[a-z]{3,}(?![\p{L}\p{N}])/gu) ?? [])
    .filter((word) => !ASKED.includes(word))

test('an answer, what is offered next and what was changed are told in the reader’s language', async () => {
  const { page, faults, end } = await visit()
  await speak(page, 'en-XA')
  await arrive(page, '/dashboard')
  const field = page.locator('textarea').first()
  const entries = page.getByRole('article')
  const answered = async (count: number) => {
    await expect.poll(() => entries.count(), { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
    await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 60_000 }).toBe(0)
  }
  await field.fill(ASKED)
  await field.press('Enter')
  await answered(3)
  expect(untold(await answers(page))).toEqual([])

  const [offer] = await entries.last().locator('button[dir=auto]').all()
  const words = (await offer?.textContent()) ?? ''
  await offer?.click()
  expect(await field.inputValue()).toBe(words)
  await field.press('Enter')
  await answered(5)
  // It was asked in the engine's own words, and is shown as it was read.
  expect(await entries.nth(3).locator('p').first().textContent()).toBe(words)
  await expect.poll(() => entries.last().locator('li img').count()).toBeGreaterThan(0)
  expect(untold(await answers(page))).toEqual([])
  expect(faults).toEqual([])
  await end()
})

test('a page comes as the browser asks, then as chosen, and stays so', async () => {
  const { page, faults, end } = await visit({ locale: 'de-AT' })
  await arrive(page, '/login')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('h1').textContent()).toBe('Willkommen zurück')
  const reloaded = page.waitForEvent('load')
  await page.getByLabel('Sprache').selectOption('ar')
  await reloaded
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
  await arrive(page, '/dashboard')
  expect(await page.locator('html').getAttribute('lang')).toBe('ar')
  expect(faults).toEqual([])
  await end()
})
