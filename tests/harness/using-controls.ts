/** A running page used as a visitor would: each control that is there is tried, and what came of it is looked at. */
import type { Locator, Page } from 'playwright-core'
import { pretenders } from './pressing.ts'

type Try = (page: Page) => Promise<string[]>

const fault = (ok: boolean, words: string) => (ok ? [] : [words])

const rowsOf = (page: Page) => page.locator('tbody').first().locator('tr').allInnerTexts()

const sorts: Try = async (page) => {
  const head = page.locator('th[aria-sort]').first()
  if ((await head.count()) === 0) return []
  const before = await rowsOf(page)
  await head.getByRole('button').click()
  const rising = await rowsOf(page)
  await head.getByRole('button').click()
  const after = await rowsOf(page)
  return [
    ...fault((await head.getAttribute('aria-sort')) === 'descending', 'a head of a table does not say how it sorts'),
    ...fault(before.length < 2 || after[0] !== rising[0], 'a table does not sort'),
    ...fault(after.length === before.length, 'a table loses rows by sorting'),
  ]
}

const searches: Try = async (page) => {
  const field = page.getByRole('searchbox').first()
  if ((await page.getByRole('search').count()) > (await page.getByRole('searchbox').count()))
    return ['a search has no field']
  if ((await field.count()) === 0) return []
  // What can be found says how much was.
  const things = page.locator('ul:has(+ [role=status]) > li, table:has(+ [role=status]) tbody tr')
  const before = await things.count()
  await field.fill('qqqq')
  const nothing = before === 0 || (await page.getByText('Nothing was found.').count()) > 0
  const left = await things.count()
  await field.press('Enter')
  await field.fill('')
  return [
    ...fault(nothing && (before === 0 || left < before), 'a search for nonsense finds something'),
    ...fault((await things.count()) === before, 'an empty search does not find everything'),
  ]
}

const filters: Try = async (page) => {
  const group = page.getByRole('group', { name: 'Filter' }).first()
  if ((await group.count()) === 0) return []
  const [first, second] = [group.getByRole('button').nth(0), group.getByRole('button').nth(1)]
  await second.click()
  const pressed = await second.getAttribute('aria-pressed')
  await first.click()
  return fault(pressed === 'true' && (await first.getAttribute('aria-pressed')) === 'true', 'a filter is not pressed')
}

const SAMPLES: Record<string, string> = { email: 'ana@example.com', number: '12', tel: '+44 20 7946 0000' }

async function fill(field: Locator): Promise<void> {
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
    return void (await field.selectOption({ index: 1 }))
  // A date shows its hint until somebody comes to it.
  await field.focus()
  const type = (await field.getAttribute('type')) ?? ''
  const dated: Record<string, string> = { date: '2027-05-14', time: '10:30' }
  await field.fill(dated[type] ?? SAMPLES[type] ?? 'Twelve letters')
}

async function formFaults(form: Locator): Promise<string[]> {
  const name = await form.getAttribute('aria-label')
  if ((await form.locator('input, select, textarea, [role=group] button').count()) === 0)
    return [`${name}: there is nothing to fill in`]
  const send = form.locator('button[type=submit]').first()
  if ((await send.count()) === 0) return [`${name}: cannot be sent`]
  const required = await form.locator('[required]').all()
  const faults: string[] = []
  if (required.length > 0) {
    await send.click()
    const wrong = await form.locator('[aria-invalid=true]').count()
    faults.push(
      ...fault(wrong === required.length, `${name}: of ${required.length} empty fields ${wrong} are complained of`),
    )
    for (const field of required) await fill(field)
  }
  await send.click()
  const said = (await form.getByRole('status').last().textContent()) ?? ''
  return [...faults, ...fault(said !== '' && !/[{}]/.test(said), `${name}: does not say what came of it`)]
}

const forms: Try = async (page) => {
  const faults: string[] = []
  for (const form of await page.locator('form[novalidate]').all()) faults.push(...(await formFaults(form)))
  return faults
}

const polls: Try = async (page) => {
  const options = page.locator('section:has(> label > input[type=radio])').first()
  if ((await options.count()) === 0) return []
  const label = options.locator('label').last()
  const before = await label.textContent()
  await label.click()
  await options.getByRole('button').last().click()
  return fault((await label.textContent()) !== before, 'a vote is not counted')
}

const toggles: Try = async (page) => {
  const button = page.locator('main button[aria-pressed=false]:not([role=group] button)').first()
  if ((await button.count()) === 0) return []
  const handle = await button.elementHandle()
  await handle?.click()
  return fault((await handle?.getAttribute('aria-pressed')) === 'true', 'a button does not stay pressed')
}

const chats: Try = async (page) => {
  const field = page.locator('input[name=message]').first()
  if ((await field.count()) === 0) return []
  await field.fill('Is it still there?')
  await field.press('Enter')
  return fault((await page.getByText('Is it still there?').count()) > 0, 'a message is not added')
}

/** The smallest PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const uploads: Try = async (page) => {
  const field = page.locator('input[type=file][multiple]').first()
  if ((await field.count()) === 0) return []
  const accept = (await field.getAttribute('accept')) ?? ''
  const [name, mimeType] = accept ? ['note.png', accept.replace('*', 'png')] : ['note.txt', 'text/plain']
  if (accept) await field.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  const refused = !accept || (await page.getByRole('alert').getByText('words.txt').count()) > 0
  await field.setInputFiles({ name, mimeType, buffer: PIXEL })
  return [
    ...fault(refused, 'a file of another kind is taken'),
    ...fault((await page.getByText(name, { exact: true }).count()) > 0, 'a file that was chosen is not shown'),
  ]
}

const photos: Try = async (page) => {
  const frame = page.locator('figure:has(> input[type=file])').first()
  if ((await frame.count()) === 0) return []
  await frame.locator('input').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  return fault((await frame.locator('img[alt]').count()) === 1, 'a frame does not show the photo that was chosen')
}

const players: Try = async (page) => {
  const line = page.getByRole('slider', { name: 'Position' }).first()
  if ((await line.count()) === 0) return []
  const before = Number(await line.inputValue())
  await line.press('ArrowRight')
  const moved = Number(await line.inputValue())
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await page.waitForTimeout(1200)
  const played = Number(await line.inputValue())
  await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter')
  const said = await line.getAttribute('aria-valuetext')
  return [
    ...fault(moved === before + 1, 'an arrow key does not move the player'),
    ...fault(played > moved, 'a player does not play'),
    ...fault(
      (await page.getByText(said?.split(' of ')[0] ?? '', { exact: true }).count()) > 0,
      'a player tells no time',
    ),
  ]
}

const steps: Try = async (page) => {
  const box = page
    .locator('label:has(> input[type=checkbox])')
    .filter({ hasText: /\d\s?%/ })
    .last()
  if ((await box.count()) === 0) return []
  await box.click()
  return fault(/100\s?%/.test((await box.textContent()) ?? ''), 'a step cannot be done')
}

const tasks: Try = async (page) => {
  const field = page.locator('input[name=task]').first()
  if ((await field.count()) === 0) return []
  await field.fill('Water the plants')
  await field.press('Enter')
  const box = page.getByRole('checkbox', { name: 'Water the plants' })
  if ((await box.count()) !== 1) return ['a task is not added']
  await box.check()
  await page.getByRole('button', { name: 'Delete Water the plants' }).click()
  return fault((await box.count()) === 0, 'a task is not taken away')
}

const menus: Try = async (page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.locator('button[aria-controls]').first()
  if ((await button.count()) === 0) return []
  await button.focus()
  await page.keyboard.press('Enter')
  const opened = await page.locator('nav').first().isVisible()
  await page.keyboard.press('Escape')
  const closed = await page.locator('nav').first().isHidden()
  return [...fault(opened, 'the menu does not open'), ...fault(closed, 'Escape does not close the menu')]
}

const charts: Try = async (page) => {
  const silent = page.locator('svg[role=img]:not(:has(title)):not([aria-label])')
  return fault((await silent.count()) === 0, 'a chart has no title')
}

/** Buttons that nothing listens to: React keeps what it knows of an element beside it. */
const idle: Try = async (page) => {
  const words = await page.$$eval('button', (buttons) =>
    buttons
      .filter((button) => {
        const known = Object.entries(button).find(([key]) => key.startsWith('__reactProps'))?.[1]
        return !known?.onClick && !(button.form && button.type !== 'button')
      })
      .map((button) => button.textContent || button.ariaLabel || button.outerHTML.slice(0, 80)),
  )
  return words.map((one) => `the button "${one}" does nothing`)
}

/** A calculator that reckons. */
const calculators: Try = async (page) => {
  const keys = page.locator('section:has(button:text-is("÷"))').first()
  if ((await keys.count()) === 0) return []
  for (const key of ['7', '×', '6', '=']) await keys.getByRole('button', { name: key, exact: true }).click()
  return fault((await keys.getByText('42', { exact: true }).count()) > 0, 'seven times six is not 42')
}

/** @returns what does not do as it should, in words; the page is left on a telephone */
export async function tryControls(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const attempt of [
    idle,
    calculators,
    sorts,
    searches,
    filters,
    toggles,
    polls,
    chats,
    uploads,
    photos,
    players,
    steps,
    tasks,
    charts,
    forms,
    pretenders,
    menus,
  ])
    faults.push(...(await attempt(page)))
  return faults
}
