/** The dashboard comes with what its first view shows: to the person whose it is, and to nobody else. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type Account, signUp } from '../harness/account.ts'
import { ended } from '../harness/ended.ts'
import { arrive, signIn } from '../harness/visit.ts'
import { stage } from './stage.ts'

const { visit } = stage()
const { url } = inject('product')
const HOSTILE = '</script><script>throw new Error("of a title")</script>'

async function visitAs(account: Account, options: BrowserContextOptions = {}) {
  const visitor = await visit(options)
  await signIn(visitor, account, url)
  return visitor
}

/** Pixels of air about the last entry: below it, or above it where it is higher than the list. */
async function airAtTheEnd(window: Page) {
  const list = window.getByRole('region', { name: 'Conversation' })
  const [view, entry] = [await list.boundingBox(), await list.locator('[data-entries] > :last-child').boundingBox()]
  if (!view || !entry) throw new Error('There is no conversation.')
  const air = entry.height > view.height ? entry.y - view.y : view.y + view.height - entry.y - entry.height
  return Math.round(air)
}

/** A project with four concepts. */
async function work({ api }: Account, title: string) {
  const { id } = await api.createProject({ body: { title } })
  const prompt = `Logo for ${title.replace(/\W+/g, ' ')}, a bakery`
  await ended(api, await api.generateDesign({ body: { prompt, projectId: id } }))
  const { designs } = await api.getFullProject({ params: { id } })
  return { id, pictures: designs.map(({ imageUrl }) => imageUrl) }
}

const page = (path: string, cookie: string) => fetch(url + path, { headers: { cookie } })

test('without a script the newest picture stands on the stage, and with scripts it stays there', async () => {
  const account = await signUp(url)
  const { id, pictures } = await work(account, 'Wren')
  const answer = await page('/dashboard', account.headers.cookie)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('etag')).toBeNull()

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const still = await visitAs(account, { viewport, javaScriptEnabled: false })
    await still.page.goto('/dashboard')
    const picture = still.page.getByRole('region', { name: 'Stage' }).getByRole('img').first()
    expect(pictures).toContain(await picture.getAttribute('src'))
    const seen = await picture.boundingBox()
    expect(seen?.width).toBeGreaterThan(100)
    await still.end()

    const { page, faults, end } = await visitAs(account, { viewport })
    await arrive(page, `/dashboard?project=${id}`)
    const hydrated = page.getByRole('region', { name: 'Stage' }).getByRole('img').first()
    await expect.poll(async () => Math.round((await hydrated.boundingBox())?.width ?? 0)).toBeGreaterThan(100)
    expect(pictures).toContain(await hydrated.getAttribute('src'))
    expect(faults).toEqual([])
    await end()
  }
})

test('the conversation is served at its last entry', async () => {
  const account = await signUp(url)
  const { id } = await work(account, 'Dunlin')
  for (const content of ['Shorter', 'And one more word']) {
    await account.api.createMessage({ params: { id }, body: { type: 'user', content, metadata: {} } })
    await account.api.createMessage({
      params: { id },
      body: { type: 'ai', content: 'So be it. '.repeat(60), metadata: {} },
    })
  }
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const still = await visitAs(account, { viewport, javaScriptEnabled: false })
    await still.page.goto(`/dashboard?project=${id}`)
    const served = await airAtTheEnd(still.page)
    expect(served).toBeGreaterThanOrEqual(0)
    expect(served).toBeLessThan(20)
    await still.end()
  }
})

test('the project that was open last is served, whatever was made since', async () => {
  const account = await signUp(url)
  const older = await work(account, 'Heron')
  const newer = await work(account, 'Plover')
  const { page: window, faults, end } = await visitAs(account)
  const first = () => window.locator('[data-first-picture]').getAttribute('src')
  await window.goto('/dashboard', { waitUntil: 'commit' })
  expect(newer.pictures).toContain(await first())
  await arrive(window, `/dashboard?project=${older.id}`)
  await window.getByRole('heading', { name: 'Heron' }).waitFor()
  await window.goto('/dashboard', { waitUntil: 'commit' })
  expect(older.pictures).toContain(await first())
  expect(faults).toEqual([])
  await end()
})

test('a project opens with the design that was looked at last, as it is served, in another window too', async () => {
  const account = await signUp(url)
  const { id, pictures } = await work(account, 'Knot')
  await work(account, 'Ruff')
  const { page: window, faults, end } = await visitAs(account)
  await arrive(window, `/dashboard?project=${id}`)
  await window.locator('h1').click()
  await window.keyboard.press('2')
  const stage = window.getByRole('region', { name: 'Stage' })
  const shown = stage.getByRole('button', { name: 'Open concept 2 full size' })
  await shown.waitFor()
  await arrive(window, '/')
  // As the server sends it: nothing else is seen before.
  await window.goto('/dashboard', { waitUntil: 'commit' })
  expect(await window.locator('[data-first-picture]').getAttribute('src')).toBe(pictures[1])
  await shown.waitFor()
  // And where it is opened from the list.
  await window.getByRole('tab', { name: 'All Projects' }).click()
  await window.getByRole('button', { name: /^Logo for Ruff|^Ruff/ }).click()
  await stage.getByRole('button', { name: 'Choose concept 1' }).waitFor()
  await window.getByRole('tab', { name: 'All Projects' }).click()
  await window.getByRole('button', { name: /^Logo for Knot|^Knot/ }).click()
  await shown.waitFor()
  expect(faults).toEqual([])
  await end()
})

test('an undo is remembered on the next visit, and redo goes on from there', async () => {
  const account = await signUp(url)
  const { id } = await work(account, 'Smew')
  const { designs } = await account.api.getFullProject({ params: { id } })
  const change = { prompt: 'make it dark green', modificationPrompt: 'make it dark green', projectId: id }
  await ended(account.api, await account.api.generateDesign({ body: { ...change, parentDesignId: designs[0]?.id } }))
  const { page: window, faults, end } = await visitAs(account)
  const stage = () => window.getByRole('region', { name: 'Stage' })
  const version = (number: number) => stage().locator(`[aria-current][aria-label="View version ${number}"]`)
  await arrive(window, `/dashboard?project=${id}`)
  await version(2).waitFor()
  await window.locator('h1').click()
  await window.keyboard.press('Control+z')
  await version(1).waitFor()
  await arrive(window, '/')
  await arrive(window, '/dashboard')
  await version(1).waitFor()
  await window.locator('h1').click()
  await window.keyboard.press('Control+Shift+z')
  await version(2).waitFor()
  expect(faults).toEqual([])
  await end()
})

test('nobody is served what is not theirs, by whatever name they ask for it', async () => {
  const owner = await signUp(url)
  const { id, pictures } = await work(owner, 'Curlew')
  await owner.api.updateProject({ params: { id }, body: { isPublic: true } })
  const other = await signUp(url)
  await other.api.createProject({ body: { title: 'Their own' } })
  const asked: readonly [path: string, cookie: string][] = [
    [`/dashboard?project=${id}`, other.headers.cookie],
    ['/dashboard', `${other.headers.cookie}; limner_project=${id}`],
    ['/dashboard?tab=projects', other.headers.cookie],
    [`/dashboard?project=${id}`, ''],
    ['/dashboard', `limner_project=${id}`],
  ]
  for (const [path, cookie] of asked) {
    const html = await (await page(path, cookie)).text()
    for (const secret of ['Curlew', ...pictures]) expect(html).not.toContain(secret)
  }
})

test('what people write stays text in the page that is served', async () => {
  const account = await signUp(url)
  const { id } = await account.api.createProject({ body: { title: HOSTILE } })
  await account.api.createMessage({ params: { id }, body: { type: 'user', content: HOSTILE, metadata: {} } })
  const html = await (await page(`/dashboard?project=${id}`, account.headers.cookie)).text()
  expect(html).not.toContain(HOSTILE)
  const { page: window, faults, end } = await visitAs(account)
  await arrive(window, `/dashboard?project=${id}`)
  await window.getByRole('heading', { name: HOSTILE }).waitFor()
  expect(faults).toEqual([])
  await end()
})
