/** What the public pages say, as the server renders them. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ArticleSummary, BrandKit, FormOutcome, PageSource, Site, User } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { ADA, UNSET } from '../../test/examples.ts'
import { publicPaths, render } from '../entry-server.tsx'
import { CONVERSATION } from './landing/prompts.ts'

const SET: Site = {
  contact: {
    email: 'studio@example.com',
    phone: '+44 20 7946 0018',
    chat: 'https://chat.example.com/limner',
    social: [{ label: 'Mastodon', href: 'https://mastodon.example/@studio' }],
  },
  registration: 'open',
  membersInvite: true,
  provider: null,
  monthlyDesigns: 10,
  guestDays: 30,
  models: { language: ['Anthropic (api.anthropic.com)'], image: ['fal (queue.fal.run)'], guests: false },
  readsPages: false,
}
const never = () => Promise.reject(new Error('not asked for here'))

interface Given extends Partial<PageSource> {
  form?: FormOutcome
  /** Accept-Language. */
  accepted?: string
}

const NO_ARTICLES = { articles: [], total: 0, categories: [] }

async function page(
  address: string,
  site = UNSET,
  { form, accepted, ...source }: Given = {},
  user: User | null = null,
) {
  const { head, body, status, redirect, language, direction } = await render(address, {
    user,
    nonce: 'n',
    language: { chosen: undefined, accepted },
    place: { tab: undefined, project: undefined, designs: undefined },
    origin: 'https://limner.example',
    site,
    source: {
      articles: async () => NO_ARTICLES,
      related: async () => ({ articles: [] }),
      article: async () => null,
      gallery: never,
      project: never,
      shared: never,
      workspace: never,
      brand: never,
      ...source,
    },
    ...(form && { form }),
  })
  return {
    status,
    head,
    redirect,
    language,
    direction,
    text: body.replace(/<!-- -->/g, '').replace(/&#x27;|&#39;/g, "'"),
    all: head + body,
  }
}

test.each(publicPaths.filter((path) => path !== '/designs'))(
  '%s shows no address that nobody has set',
  async (path) => {
    const { all, status } = await page(path)
    expect(status).toBe(200)
    expect(all).not.toMatch(/\.invalid|555-01|mailto:|tel:|[Ll]ive chat|person reads|api\.anthropic/)
  },
)

test('addresses that are set are shown, and lead there', async () => {
  const { text } = await page('/contact', SET)
  for (const words of ['Email support', 'Live chat', 'Phone support', 'Mon-Fri 9AM-6PM PST', 'Emergency support 24/7'])
    expect(text).toContain(words)
  for (const link of [
    'mailto:studio@example.com',
    'tel:+442079460018',
    'https://chat.example.com/limner',
    'https://mastodon.example/@studio',
  ])
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

test.each(['/', '/privacy-policy'])('%s says what leaves the server, when, and where it goes', async (path) => {
  const alone = await page(path)
  expect(alone.text).toContain('your prompts and images stay on this server')
  const { text } = await page(path, SET)
  expect(text).not.toContain('your prompts and images stay on this server')
  for (const told of [
    'People with an account can also choose language or image models from other providers',
    'If you choose none, your prompts stay on this server',
    'receives your message, your earlier messages in that project',
    'Here that is Anthropic (api.anthropic.com)',
    'Here that is fal (queue.fal.run)',
    'code from a photograph you uploaded, that photograph goes to a language model',
  ])
    expect(text).toContain(told)
})

test('the landing page names the files, and says that no key is needed', async () => {
  const { text } = await page('/')
  for (const file of ['PNG', 'JPG', 'SVG', 'PDF', 'React', 'Next.js', 'Brand kit'])
    expect(text).toMatch(new RegExp(`<dt[^>]*>${file}</dt>`))
  for (const told of ['No API key', 'href="/api-test"', 'MCP']) expect(text).toContain(told)
})

test('the landing page shows a conversation, and ends on a field for a prompt', async () => {
  const { text } = await page('/')
  expect(text.indexOf(CONVERSATION.asked.prompt)).toBeGreaterThan(0)
  expect(text.indexOf(CONVERSATION.change)).toBeGreaterThan(text.indexOf(CONVERSATION.asked.prompt))
  const [, afterQuestions = ''] = text.split('</details></div>')
  expect(afterQuestions).toMatch(/^.{0,400}<form[^>]*action="\/dashboard".*<\/form>/s)
})

test('a contact form that came without scripts is answered in its page, with what was written', async () => {
  expect((await page('/contact', UNSET, { form: { sent: true } })).text).toContain('Message sent successfully!')
  const form = {
    sent: false as const,
    values: { name: 'Ada', subject: '“Paper”' },
    faults: { message: 'Message must be at least 10 characters' },
    message: 'Message must be at least 10 characters.',
  }
  const wrong = await page('/contact', UNSET, { form })
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

const article = (at: number, more: Partial<ArticleSummary> = {}): ArticleSummary => ({
  slug: `article-${at}`,
  title: `Article ${at}`,
  excerpt: 'About paper.',
  author: 'The Limner Team',
  category: 'Printing',
  tags: [],
  featuredImage: null,
  publishedAt: null,
  readMinutes: 1,
  ...more,
})

const listOf =
  (total: number): PageSource['articles'] =>
  async ({ offset, limit }) => ({
    articles: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) => article(offset + at)),
    total,
    categories: ['Printing'],
  })

test('a page of the list that does not exist is 404; the first one has one address', async () => {
  const last = await page('/blog?page=34', UNSET, { articles: listOf(200) })
  expect([last.status, last.text.match(/<article/g)?.length]).toEqual([200, 1])
  const missing = await page('/blog?page=99', UNSET, { articles: listOf(200) })
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('No articles found')
  const first = await page('/blog?page=1&utm=x', UNSET, { articles: listOf(200) })
  expect(first.head).toContain('<link rel="canonical" href="https://limner.example/blog">')
  expect((await page('/blog', UNSET, { articles: listOf(0) })).status).toBe(200)
})

test('what has another address for good says so', async () => {
  const renamed = { ...article(2), content: '', isPublished: true, bubbleId: null, updatedAt: '' }
  const moved = await page('/blog/its-old-address', UNSET, { article: async () => renamed })
  expect([moved.status, moved.redirect]).toEqual([301, '/blog/article-2'])
  const terms = await page('/terms')
  expect([terms.status, terms.redirect]).toEqual([301, '/terms-of-service'])
  const signedIn = await page('/', UNSET, {}, ADA)
  expect([signedIn.status, signedIn.redirect]).toEqual([302, '/dashboard'])
})

test('a long list of articles shows a window of its pages', async () => {
  const { text, head, status } = await page('/blog?page=10&search=', UNSET, { articles: listOf(200) })
  expect(status).toBe(200)
  expect(text.match(/<article/g)).toHaveLength(6)
  expect(head).toContain('<link rel="canonical" href="https://limner.example/blog?page=10">')
  expect([...text.matchAll(/aria-label="Page (\d+)"/g)].map((it) => Number(it[1]))).toEqual([8, 9, 10, 11, 12])
  expect(text).toContain('Recently')
})

test.each([
  ['/pictures/blog-print.webp', 'https://limner.example/pictures/blog-print.jpg'],
  [
    '/media/11111111-1111-4111-8111-111111111111.png',
    'https://limner.example/media/11111111-1111-4111-8111-111111111111.png',
  ],
  [null, 'https://limner.example/pictures/og.png'],
])('an article with the picture %s is shared with %s', async (featuredImage, shared) => {
  const whole = {
    ...article(1, { featuredImage }),
    content: '<p>x</p>',
    isPublished: true,
    bubbleId: null,
    updatedAt: '',
  }
  const { head } = await page('/blog/article-1', UNSET, { article: async () => whole })
  expect(head).toContain(`<meta property="og:image" content="${shared}">`)
})

test('every picture of our own articles has a JPEG beside it', () => {
  const pictures = readdirSync(path.resolve(import.meta.dirname, '../../public/pictures'))
  const blog = pictures.filter((name) => /^blog-.*\.webp$/.test(name))
  expect(blog.length).toBeGreaterThan(5)
  for (const name of blog) expect(pictures).toContain(name.replace('.webp', '.jpg'))
})

test('a project that is not there is 404, one of somebody else 403, and the page says so', async () => {
  const id = '11111111-1111-4111-8111-111111111111'
  for (const [address, found, status, words] of [
    [`/project/${id}`, null, 404, 'There is no such project.'],
    ['/project/abc', 'never', 404, 'There is no such project.'],
    [`/project/${id}`, 'private', 403, 'This project belongs to somebody else.'],
  ] as const) {
    const answer = await page(address, UNSET, { project: found === 'never' ? never : async () => found })
    expect(answer.status, address).toBe(status)
    expect(answer.text).toContain('Error Loading Project')
    expect(answer.text).toContain(words)
    expect(answer.head).toContain('noindex')
  }
})

test('the brand kits of a person come with their page', async () => {
  const kit = {
    ...{ id: '11111111-1111-4111-8111-111111111111', name: 'Saltmarsh', access: 'owner', logo: null, tones: [] },
    colours: { paper: '#ffffff', surface: null, ink: '#102030', accent: null, secondary: null },
    typefaces: null,
    facts: { name: '', tagline: '', phone: '', email: '', website: '', address: '', hours: '' },
    ...{ createdAt: '2026-11-28T08:00:00.000Z', updatedAt: '2026-11-28T08:00:00.000Z' },
  } as unknown as BrandKit
  const brand = async () => ({ own: [kit], shared: [], fonts: [] })
  const { text } = await page('/brand', UNSET, { brand }, ADA)
  expect(text).toContain('Saltmarsh')
  expect(text).not.toContain('Loading your brand kits')
  expect((await page('/brand', UNSET, { brand })).redirect).toBe('/login?redirect=%2Fbrand')
})

test('what is begun on the landing page without scripts is in the composer of the dashboard', async () => {
  expect((await page('/')).text).toMatch(/<form[^>]*action="\/dashboard".*<textarea[^>]*name="prompt"/s)
  const { text } = await page('/dashboard?prompt=Logo+for+Crumb')
  expect(text).toMatch(/<textarea[^>]*>Logo for Crumb<\/textarea>/)
  expect(text).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
})

test('the page of one’s rights leads to the download of one’s data', async () => {
  expect((await page('/gdpr')).text).toContain('href="/login?redirect=%2Fgdpr%23access"')
  const { text } = await page('/gdpr', UNSET, {}, ADA)
  expect(text).toContain('Download my data')
})

test('two who are answered at once are each answered in their language', async () => {
  const [german, english, arabic] = await Promise.all([
    page('/login', UNSET, { accepted: 'de-AT,en;q=0.5' }),
    page('/login', UNSET, { accepted: 'da' }),
    page('/login', UNSET, { accepted: 'ar' }),
  ])
  expect(german.text).toContain('Passwort vergessen?')
  expect(german.head).toContain('<title>Anmelden · Limner</title>')
  expect(english.text).toContain('Forgot your password?')
  expect([german, english, arabic].map(({ language, direction }) => [language, direction])).toEqual([
    ['de', 'ltr'],
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])
})
