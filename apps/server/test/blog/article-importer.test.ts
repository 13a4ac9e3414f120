/** The blog: what readers get, and what other programs may bring. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { PASSWORD, Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'
import { runAdmin } from '../processes.ts'

let server: TestServer
let key: string
let keyId: string
const reader = () => new Person(server.app)
const article = (bubbleId: string, more: Record<string, unknown> = {}) => ({
  bubbleId,
  title: `Article ${bubbleId}`,
  content: '<p>Words</p>',
  ...more,
})
const push = (body: unknown, headers: Record<string, string> = { 'x-api-key': key }) =>
  reader().post('/api/blog/push', body, headers)

async function adminOf({ app, databaseUrl }: TestServer): Promise<Person> {
  const person = new Person(app)
  const email = await person.signUp()
  await query(databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  return person
}

/** The command, as an administrator runs it. */
const admin = async (...words: string[]): Promise<string> =>
  (await runAdmin(server.databaseUrl, server.config.dataDirectory, ...words)).stdout

beforeAll(async () => {
  server = await startServer()
  const made = await admin('key', 'create', 'Bubble')
  key = /limner_[\w-]{43}/.exec(made)?.[0] as string
  keyId = /revoke it: (\S+)/.exec(made)?.[1] as string
})
afterAll(() => server.close())

describe('for readers', () => {
  test('at least nine articles of our own are there from the start, newest first, without their contents', async () => {
    const articles = (await reader().get('/api/blog/articles')).json() as Record<string, unknown>[]
    expect(articles.length).toBeGreaterThanOrEqual(9)
    const days = articles.map(({ publishedAt }) => String(publishedAt))
    expect(days).toEqual([...days].sort().reverse())
    for (const one of articles) expect(one).not.toHaveProperty('content')
  })
  test('one has its text; a missing one is told', async () => {
    const one = (await reader().get('/api/blog/articles/three-colours-are-enough')).json()
    expect(one.content).toMatch(/^<p>A palette of twelve colours/)
    expect(one.readMinutes).toBe(2)
    const none = await reader().get('/api/blog/articles/nothing')
    expect([none.statusCode, none.json().message]).toEqual([404, 'Article not found'])
  })
})

describe('a push', () => {
  test('without a date has none, and stands after those that are dated, the newest of its kind first', async () => {
    await push(article('undated', { title: 'Undated' }))
    await push(article('undated-2', { title: 'Undated, later' }))
    const all: { slug: string; publishedAt: string | null }[] = (await reader().get('/api/blog/articles')).json()
    const undated = all.filter(({ publishedAt }) => publishedAt === null).map(({ slug }) => slug)
    expect(undated.slice(-2)).toEqual(['undated-later', 'undated'])
    expect(all.slice(-undated.length).map(({ slug }) => slug)).toEqual(undated)
  })

  test('that changes its address is found by the one it had before', async () => {
    await push(article('moving', { slug: 'first-address' }))
    await push(article('moving', { slug: 'second-address' }))
    await push(article('moving', { slug: 'third-address' }))
    for (const slug of ['first-address', 'second-address', 'third-address'])
      expect((await reader().get(`/api/blog/articles/${slug}`)).json(), slug).toMatchObject({ slug: 'third-address' })
    // Whoever has an address has it alone.
    await push(article('newcomer', { slug: 'first-address' }))
    expect((await reader().get('/api/blog/articles/first-address')).json().bubbleId).toBe('newcomer')
    await push(article('moving', { slug: 'second-address' }))
    expect((await reader().get('/api/blog/articles/second-address')).json().slug).toBe('second-address')
    expect((await reader().get('/api/blog/articles/third-address')).json().slug).toBe('second-address')
  })

  test('of a long text in any script is taken as the rules allow it', async () => {
    const content = `<p>${'語'.repeat(199_000)}</p>`
    expect((await push(article('long', { content }))).statusCode).toBe(200)
    expect((await push(article('long', { content: `${content}${'語'.repeat(2000)}` }))).statusCode).toBe(400)
    const escaped = JSON.stringify(article('long', { content })).replaceAll('語', '\\u8a9e')
    expect((await push(escaped)).json().action).toBe('unchanged')
  })

  test('makes an article, then updates it, and says when nothing changed', async () => {
    expect((await push(article('1', { title: 'Köln & Café' }))).json()).toEqual({
      bubbleId: '1',
      slug: 'koln-cafe',
      action: 'created',
    })
    expect((await push(article('1', { title: 'Köln & Café' }))).json().action).toBe('unchanged')
    expect((await push(article('1', { title: 'Another title' }))).json()).toMatchObject({
      slug: 'koln-cafe',
      action: 'updated',
    })
    const shown = (await reader().get('/api/blog/articles/koln-cafe')).json()
    expect(shown).toMatchObject({
      title: 'Another title',
      category: 'General',
      author: 'The Limner Team',
      excerpt: 'Words',
    })
  })

  test('cleans the HTML, also in a batch', async () => {
    const content = '<h2>Kept</h2><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">y</a>'
    await push(article('evil', { content, excerpt: '<b onclick=x>Bold</b>' }))
    const one = (await reader().get('/api/blog/articles/article-evil')).json()
    expect([one.content, one.excerpt]).toEqual(['<h2>Kept</h2><a rel="noopener nofollow">y</a>', 'Bold'])
    await reader().post('/api/blog/push/batch', { articles: [article('evil2', { content })] }, { 'x-api-key': key })
    expect((await reader().get('/api/blog/articles/article-evil2')).json().content).toBe(
      '<h2>Kept</h2><a rel="noopener nofollow">y</a>',
    )
  })

  test.each([
    ['a picture that runs', { featuredImage: 'javascript:alert(1)' }],
    ['a picture without a lock', { featuredImage: 'http://x.example/a.png' }],
    ['a picture of another host without a scheme', { featuredImage: '//x.example/a.png' }],
    ['no title', { title: '  ' }],
    ['an address that is none', { slug: '../x' }],
    ['NUL', { content: 'a\0b' }],
  ])('with %s is refused', async (_, wrong) => {
    expect((await push(article('wrong', wrong))).statusCode).toBe(400)
  })
})

describe('a push with pictures', () => {
  test('brings them along: each is fetched once, served from here, and what cannot be had is told', async () => {
    const asked: string[] = []
    const elsewhere = http.createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/gone.png') return void response.writeHead(404).end()
      response.setHeader('content-type', 'image/png').end(flatPng(64, 64, [9, 90, 9]))
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void elsewhere.close())
    const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
    const open = await startServerForTest({ guard: { isAllowedAddress: () => true, isAllowedPort: () => true } })
    const admin = await adminOf(open)
    const made = (await admin.post('/api/keys', { name: 'Bubble', password: PASSWORD })).json()
    const headers = { 'x-api-key': made.key }
    const pictures = `<p><img src="${origin}/a.png" alt="A"></p><figure><img src="${origin}/gone.png"></figure>`
    const body = article('pictures', { content: `${pictures}<p><img src="${origin}/a.png"></p>` })
    const first = (await admin.post('/api/blog/push', body, headers)).json()
    expect(first).toMatchObject({ action: 'created', notes: [expect.stringContaining(`${origin}/gone.png`)] })
    expect(asked.sort()).toEqual(['/a.png', '/gone.png'])
    const shown = (await new Person(open.app).get('/api/blog/articles/article-pictures')).json()
    const [address] = /\/media\/[\da-f-]{36}\.\w+/.exec(shown.content) ?? []
    expect(shown.content).not.toContain('127.0.0.1')
    expect(shown.content.match(/<img/g)).toHaveLength(2)
    expect(shown.content).not.toContain('<figure>')
    const picture = await new Person(open.app).get(address ?? '')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)])
    // The picture that is here is not asked for again; one that was not to be had is.
    expect((await admin.post('/api/blog/push', body, headers)).json().action).toBe('unchanged')
    expect(asked.filter((url) => url === '/a.png')).toHaveLength(1)
    // Of a draft, pictures are nobody's business; of an article without them, nothing is left.
    await admin.post('/api/blog/push', { ...body, isPublished: false }, headers)
    expect((await new Person(open.app).get(address ?? '')).statusCode).toBe(403)
    await admin.post('/api/blog/push', { ...body, content: '<p>None</p>' }, headers)
    expect((await new Person(open.app).get(address ?? '')).statusCode).toBe(404)
  })

  test('inside our own network asks for none of them', async () => {
    const content = '<p>x</p><img src="http://127.0.0.1:1/a.png"><img src="https://169.254.169.254/a.png">'
    const { notes } = (await push(article('inside', { content }))).json()
    expect(notes).toHaveLength(2)
    expect(notes[0]).toContain('cannot be fetched')
    expect((await reader().get('/api/blog/articles/article-inside')).json().content).toBe('<p>x</p>')
  })
})

describe('an article that was pushed', () => {
  test('as a draft is not shown, and found by its id with the key', async () => {
    await push(article('draft', { isPublished: false }))
    expect((await reader().get('/api/blog/articles/article-draft')).statusCode).toBe(404)
    const answer = await reader().get('/api/blog/sync/draft', { authorization: `Bearer ${key}` })
    expect(answer.json()).toMatchObject({ bubbleId: 'draft', isPublished: false, publishedAt: null })
    expect((await reader().get('/api/blog/sync/nothing', { 'x-api-key': key })).statusCode).toBe(404)
  })

  test('is taken back by its key; any article by an administrator; a start does not bring it back', async () => {
    await push(article('short-lived'))
    expect(
      (await reader().send('DELETE', '/api/blog/sync/short-lived', undefined, { 'x-api-key': key })).json(),
    ).toEqual({ ok: true })
    expect((await reader().get('/api/blog/articles/article-short-lived')).statusCode).toBe(404)
    const own = await startServerForTest()
    const admin = await adminOf(own)
    for (const { slug } of (await admin.get('/api/blog/articles')).json())
      expect((await admin.send('DELETE', `/api/blog/articles/${slug}`)).statusCode).toBe(200)
    const again = await startServerForTest({ databaseUrl: own.databaseUrl })
    expect((await new Person(again.app).get('/api/blog/articles')).json()).toEqual([])
    expect((await admin.send('DELETE', '/api/blog/articles/nothing')).json().message).toBe('Article not found')
  })
})

describe('pushes of several articles', () => {
  test('with one title give each an address; a given address that is taken is refused', async () => {
    await push(article('a', { title: 'Same' }))
    expect((await push(article('b', { title: 'Same' }))).json().slug).toBe('same-b')
    expect((await push(article('c', { slug: 'same' }))).statusCode).toBe(409)
    expect((await push(article('c', { slug: 'three-colours-are-enough' }))).statusCode).toBe(409)
  })

  test('of the same one many times at once make one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => push(article('parallel'))))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await query(server.databaseUrl, `select 1 from articles where bubble_id = 'parallel'`)).toHaveLength(1)
  })

  test('of different ones with one address, many at once: one has it, the others are told', async () => {
    const at = (slug: string | undefined) => (_: unknown, index: number) =>
      push(article(`${slug ?? 'titled'}-${index}-abcdefghijklmnop`, { title: 'Wanted by many', ...(slug && { slug }) }))
    const given = await Promise.all(Array.from({ length: 24 }, at('wanted-by-all')))
    expect(given.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 23 }, () => 409)])
    const titled = await Promise.all(Array.from({ length: 24 }, at(undefined)))
    expect(titled.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 24 }, () => 200))
    expect(new Set(titled.map((answer) => answer.json().slug)).size).toBe(24)
  })

  test('are eleven at most, and all of them or none', async () => {
    const batch = (articles: unknown[]) => reader().post('/api/blog/push/batch', { articles }, { 'x-api-key': key })
    const many = (count: number) => Array.from({ length: count }, (_, at) => article(`batch-${at}`))
    expect((await batch(many(12))).statusCode).toBe(400)
    expect((await batch([article('none'), article('none2', { slug: 'same' })])).statusCode).toBe(409)
    expect((await reader().get('/api/blog/articles/article-none')).statusCode).toBe(404)
    expect((await batch(many(11))).json()).toMatchObject({ received: 11, refused: [] })
  })
})

describe('a key', () => {
  test('is wanted; both ways of sending it are the same', async () => {
    expect((await push(article('k'), {})).statusCode).toBe(401)
    expect((await push(article('k'), { 'x-api-key': `${key.slice(0, -1)}!` })).statusCode).toBe(401)
    expect((await push(article('k'), { authorization: `Bearer ${key}` })).statusCode).toBe(200)
  })
  test('is stored as a hash only', async () => {
    const rows = await query(server.databaseUrl, `select encode(key_hash, 'escape') as text, name from api_keys`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(key.slice('limner_'.length))
  })
})

/** As much of the Data API as is used. */
async function fakeBubble() {
  const things = Array.from({ length: 130 }, (_, at) => ({
    _id: `bubble-${at}`,
    Title: `From Bubble ${at}`,
    'Content HTML': undefined,
    content_text: `<p>Text ${at}</p><script>alert(1)</script>`,
    'Featured Image': '//cdn.example/picture.png',
    tags: 'one, two',
    author_user: at % 2 ? '1700000000000x111' : '1700000000000x222',
    'Created Date': '2026-01-02T03:04:05.000Z',
    'Is Published': at !== 3,
    ...(at === 5 && { Title: '' }),
  }))
  const seen: string[] = []
  let failures = 0
  const fake = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    seen.push(`${request.headers.authorization} ${url.pathname}${url.search}`)
    const send = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0.01' })
        .end(JSON.stringify(body))
    if (failures-- > 0) return send(429, {})
    const person = /\/obj\/user\/(.+)$/.exec(url.pathname)?.[1]
    if (person)
      return person.endsWith('111')
        ? send(200, { response: { _id: person, 'First Name': 'Ines', last_name_text: 'Moreau' } })
        : send(404, {})
    const one = /\/obj\/article\/(.+)$/.exec(url.pathname)?.[1]
    if (one) {
      const thing = things.find(({ _id }) => _id === one)
      return thing ? send(200, { response: thing }) : send(404, { statusCode: 404 })
    }
    const cursor = Number(url.searchParams.get('cursor'))
    const results = things.slice(cursor, cursor + 100)
    return send(200, {
      response: { cursor, results, count: results.length, remaining: things.length - cursor - results.length },
    })
  })
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  const { port } = fake.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    fail: (times: number) => {
      failures = times
    },
    close: () => fake.close(),
  }
}

describe('the Bubble app', () => {
  test('is read by an administrator page by page, with patience; by a key one by one', async () => {
    const bubble = await fakeBubble()
    const { app, databaseUrl } = await startServerForTest({
      environment: { BUBBLE_URL: bubble.url, BUBBLE_TOKEN: 'token-1' },
    })
    const ada = new Person(app)
    const email = await ada.signUp()
    expect((await ada.post('/api/blog/sync')).statusCode).toBe(403)
    await query(databaseUrl, `update users set role = 'admin' where email = $1`, [email])
    bubble.fail(2)
    const synced = (await ada.post('/api/blog/sync')).json()
    expect(synced.received).toBe(130)
    expect(synced.articles).toHaveLength(129)
    expect(synced.refused).toEqual([{ bubbleId: 'bubble-5', reason: expect.stringMatching(/title/i) }])
    expect(bubble.seen).toContain('Bearer token-1 /api/1.1/obj/article?cursor=100&limit=100')
    const one = (await ada.get('/api/blog/articles/from-bubble-1')).json()
    expect(one).toMatchObject({
      content: '<p>Text 1</p>',
      tags: ['one', 'two'],
      author: 'Ines Moreau',
      // Nobody answers there.
      featuredImage: null,
    })
    expect(synced.articles[0].notes).toEqual([expect.stringContaining('https://cdn.example/picture.png')])
    // Two people wrote a hundred and thirty articles: each is asked for once; who may not be read is the team.
    expect(bubble.seen.filter((line) => line.includes('/obj/user/'))).toHaveLength(2)
    expect((await ada.get('/api/blog/articles/from-bubble-2')).json().author).toBe('The Limner Team')
    expect((await ada.get('/api/blog/articles/from-bubble-3')).statusCode).toBe(404)
    expect(
      (await ada.post('/api/blog/sync'))
        .json()
        .articles.every((each: { action: string }) => each.action === 'unchanged'),
    ).toBe(true)
    bubble.fail(9)
    const failed = await ada.post('/api/blog/sync')
    expect([failed.statusCode, failed.json().message]).toEqual([
      503,
      'The Bubble app could not be read: it answered 429.',
    ])
    bubble.close()
  })
  test('that is not configured is 503, in a sentence', async () => {
    const answer = await reader().post('/api/blog/sync/articles', { bubbleIds: ['x'] }, { 'x-api-key': key })
    expect([answer.statusCode, answer.json().message]).toEqual([503, expect.stringContaining('BUBBLE_URL')])
  })
})

test('the command makes administrators, and revokes keys at once', async () => {
  const ada = reader()
  const email = await ada.signUp()
  expect(await admin('role', email.toUpperCase(), 'admin')).toContain('admin')
  expect((await ada.get('/api/user')).json().role).toBe('admin')
  await admin('key', 'revoke', keyId)
  expect((await push(article('late'))).statusCode).toBe(401)
})
