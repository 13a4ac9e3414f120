/** A network that is slow, broken or gone: nothing typed is lost, everything is sent once, and the page says how it stands. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { composer, entries, lastEntry, paintedPictures, pictures, say, send, signUp } from './chat.ts'
import { stage } from './stage.ts'

const { visit } = stage()
const WORDS = 'Icon for a weather app, a cloud with a small sun'

/** How often designs were asked for under which key. */
function watchRequests(page: Page): string[] {
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/generate-design'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  return keys
}
const savedMessages = (page: Page) => {
  const saved: string[] = []
  page.on('response', async (response) => {
    const { url, method } = { url: response.url(), method: response.request().method() }
    if (method === 'POST' && url.endsWith('/messages') && response.ok())
      saved.push(String((response.request().postDataJSON() as { content: string }).content))
  })
  return saved
}

test('without a network a message waits, survives a reload with what is being written, and is sent once', async () => {
  const { page, end } = await visit()
  const keys = watchRequests(page)
  await arrive(page, '/dashboard')
  await page.context().setOffline(true)
  await page
    .getByText(/^You are offline/)
    .first()
    .waitFor()
  await send(page, WORDS)
  await page.getByText('You are offline. Your message will be sent when the connection is back.').waitFor()
  // One goes on writing: sending waits, the words stay.
  await composer(page).fill('and then a logo')
  await composer(page).press('Enter')
  expect(await composer(page).inputValue()).toBe('and then a logo')
  expect(await entries(page).count()).toBe(2)

  await page.context().setOffline(false)
  await expect.poll(() => pictures(lastEntry(page)).count(), { timeout: 60_000 }).toBe(4)
  expect(new Set(keys).size).toBe(1)
  await expect.poll(() => page.getByText(/^You are offline/).count()).toBe(0)
  await page.reload()
  await expect.poll(() => composer(page).inputValue()).toBe('and then a logo')
  await expect.poll(() => entries(page).count()).toBe(3)
  await end()
})

test('what is under way when the page is left is there afterwards, once, in every window', async () => {
  const { page, faults, end } = await visit()
  const keys = watchRequests(page)
  await arrive(page, '/dashboard')
  // The answer of the first request never comes.
  await page.route('**/api/generate-design', () => undefined, { times: 1 })
  await send(page, WORDS)
  await expect.poll(() => keys.length).toBe(1)
  await page.reload()
  const other = await page.context().newPage()
  const otherKeys = watchRequests(other)
  await arrive(other, '/dashboard')
  for (const one of [page, other]) {
    await expect.poll(() => pictures(lastEntry(one)).count(), { timeout: 60_000 }).toBe(4)
    expect(await entries(one).count()).toBe(3)
  }
  expect(new Set([...keys, ...otherKeys]).size).toBe(1)

  // What one window says the other hears.
  await say(other, 'make the second one dark green')
  await expect.poll(() => entries(page).allTextContents()).toHaveLength(5)
  await say(page, 'make it lighter')
  await expect.poll(() => entries(other).allTextContents()).toHaveLength(7)
  await page.reload()
  await expect.poll(() => entries(page).count()).toBe(7)
  expect(faults).toEqual([])
  await end()
})

test('what is stopped makes nothing; tried again it does', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/dashboard')
  const keys = watchRequests(page)
  await page.route('**/api/generate-design', () => undefined, { times: 1 })
  await send(page, WORDS)
  await page.getByRole('progressbar').waitFor()
  // Stopped before it is sent, it would be the second request that is never answered.
  await expect.poll(() => keys.length).toBe(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped.', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('AI is thinking...').count()).toBe(0)
  await expect.poll(() => composer(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => pictures(lastEntry(page)).count(), { timeout: 60_000 }).toBe(4)
  expect(await entries(page).count()).toBe(3)
  expect(faults.filter((fault) => !/404|ERR_ABORTED/.test(fault))).toEqual([])
  await end()
})

test('messages of an account that could not be saved are saved later, in order and once', async () => {
  const { page, end } = await visit()
  await arrive(page, '/signup')
  await signUp(page, 'network@example.com')
  const saved = savedMessages(page)
  await page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await say(page, WORDS)
  expect(saved).toEqual([])
  await page.unroute('**/messages')
  await say(page, 'make the first one dark green')
  await expect.poll(() => saved.length).toBe(4)
  expect(saved[0]).toBe(WORDS)
  expect(saved[2]).toBe('make the first one dark green')
  await page.reload()
  await expect.poll(() => entries(page).count()).toBe(5)
  await end()
})

test('a history that the server takes only in part at first is all there in the end', async () => {
  const { page, end } = await visit()
  await arrive(page, '/dashboard')
  await say(page, WORDS)
  await say(page, 'make the second one dark green')
  let refused = 0
  await page.route('**/messages', (route) => {
    const last = route.request().postDataJSON() as { content?: string } | null
    if (last?.content !== 'make the second one dark green' || refused++ > 0) return route.fallback()
    return route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Later.' } })
  })
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await signUp(page, 'history@example.com')
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect.poll(() => entries(page).count()).toBe(5)
  await paintedPictures(lastEntry(page))
  await page.reload()
  await expect.poll(() => entries(page).count()).toBe(5)
  await end()
})

test('a slow answer is announced, followed by asking, and given up after five minutes', async () => {
  const { page, end } = await visit()
  await page.clock.install()
  const id = '5a1b2c3d-0000-4000-8000-000000000000'
  const slow = { id, status: 'processing', progress: { stage: 'composing', fraction: 0.5 } }
  let asked = 0
  await page.route('**/api/generate-design', (route) => route.fulfill({ json: slow }))
  await page.route('**/api/prediction/*/events', (route) => route.abort())
  await page.route(`**/api/prediction/${id}`, (route) => {
    asked += 1
    return route.fulfill({ json: slow })
  })
  await arrive(page, '/dashboard')
  await send(page, WORDS)
  await page.getByText('Your design is being generated. This might take a few moments...').waitFor()
  expect(await page.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('composing')
  const now = () => page.evaluate(() => Date.now())
  const began = await now()
  const givenUp = page.getByText('Your design is taking longer than expected. Please try again with a simpler prompt.')
  await expect
    .poll(
      async () => {
        await page.clock.runFor(5_000)
        return givenUp.count()
      },
      { timeout: 60_000, interval: 10 },
    )
    .toBe(1)
  expect(asked).toBe(30)
  expect((await now()) - began).toBeGreaterThan(290_000)
  await expect.poll(() => page.getByText('AI is thinking...').count()).toBe(0)
  await end()
})

test.each([
  {
    name: 'a failure',
    end: { status: 'failed', message: 'Sorry, I had trouble generating a logo.' },
    says: /^Sorry, I had/,
  },
  { name: 'an unknown status', end: { status: 'resting' }, says: /^Your design is being generated/ },
])('$name of the generation is told', async ({ end: answer, says }) => {
  const { page, faults, end } = await visit()
  await page.route('**/api/generate-design', (route) => route.fulfill({ json: { id: 'p', ...answer } }))
  await arrive(page, '/dashboard')
  await send(page, WORDS)
  await page.getByText(says).waitFor()
  await expect.poll(() => page.getByText('AI is thinking...').count()).toBe(0)
  expect(faults).toEqual([])
  await end()
})

test('a question about the state that cannot be asked is told, and can be tried again', async () => {
  const { page, end } = await visit()
  await page.clock.install()
  await page.route('**/api/generate-design', (route) => route.fulfill({ json: { id: 'p', status: 'starting' } }), {
    times: 1,
  })
  await page.route('**/api/prediction/**', (route) => route.abort())
  await arrive(page, '/dashboard')
  await send(page, WORDS)
  await page.getByText(/^Your design is being generated/).waitFor()
  // It is asked for five minutes; each question fails by itself before the next one waits.
  const told = page.getByText('Sorry, I encountered an error while checking your design status. Please try again.')
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000)
      return told.count()
    })
    .toBe(1)
  // On a busy machine the second answer is asked for, too.
  await page.unroute('**/api/prediction/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => pictures(lastEntry(page)).count(), { timeout: 60_000 }).toBe(4)
  await end()
})
