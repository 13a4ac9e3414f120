/** What the public pages say, as the server renders them. */
import type { FormOutcome, Site } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { publicPaths, render } from '../entry-server.tsx'

const UNSET: Site = { contact: { email: null, phone: null, chat: null }, monthlyDesigns: null, guestDays: 90 }
const SET: Site = {
  contact: { email: 'studio@example.com', phone: '+44 20 7946 0018', chat: 'https://chat.example.com/limner' },
  monthlyDesigns: 10,
  guestDays: 30,
}
const never = () => Promise.reject(new Error('not asked for here'))

async function page(path: string, site = UNSET, form?: FormOutcome) {
  const { head, body, status } = await render(path, {
    user: null,
    nonce: 'n',
    origin: 'https://limner.example',
    site,
    source: { articles: async () => [], article: async () => null, gallery: never, project: never },
    ...(form && { form }),
  })
  return { status, head, text: body.replace(/<!-- -->/g, '').replace(/&#x27;|&#39;/g, "'"), all: head + body }
}

test.each(publicPaths.filter((path) => path !== '/designs'))(
  '%s shows no address that nobody has set',
  async (path) => {
    const { all, status } = await page(path)
    expect(status).toBe(200)
    expect(all).not.toMatch(/\.invalid|555-01|mailto:|tel:|[Ll]ive chat|paid plan|person reads/)
  },
)

test('addresses that are set are shown, and lead there', async () => {
  const { text } = await page('/contact', SET)
  for (const words of ['Email support', 'Live chat', 'Phone support', 'Mon-Fri 9AM-6PM PST', 'Emergency support 24/7'])
    expect(text).toContain(words)
  for (const link of ['mailto:studio@example.com', 'tel:+442079460018', 'https://chat.example.com/limner'])
    expect(text).toContain(`href="${link}"`)
  expect((await page('/', SET)).text).toMatch(/href="mailto:studio@example.com"[^>]*>Contact support/)
  expect((await page('/')).text).toMatch(/href="\/contact"[^>]*>Contact support/)
})

test('questions and terms say which limit is set', async () => {
  for (const path of ['/', '/terms-of-service']) {
    expect((await page(path, SET)).text).toContain('10 designs a month')
    expect((await page(path)).text).not.toContain('designs a month')
  }
  const asked = await page('/', SET)
  expect(asked.head).toContain('10 designs a month')
})

test('a contact form that came without scripts is answered in its page, with what was written', async () => {
  expect((await page('/contact', UNSET, { sent: true })).text).toContain('Message sent successfully!')
  const wrong = await page('/contact', UNSET, {
    sent: false,
    values: { name: 'Ada', subject: '“Paper”' },
    faults: { message: 'Message must be at least 10 characters' },
    message: 'Message must be at least 10 characters.',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.text).toContain('value="“Paper”"')
  expect(wrong.text).toMatch(/role="alert"[^>]*>Message must be at least 10 characters</)
})

test.each(['/login', '/signup', '/reset-password', '/api-test?endpoint=login'])(
  '%s says to whom it concerns that it needs scripts',
  async (path) => {
    expect((await page(path)).text).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
  },
)
