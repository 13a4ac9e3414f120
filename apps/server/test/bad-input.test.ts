import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, Person, startServer, type TestServer } from './harness.ts'

let server: TestServer
let app: App
let ada: Person
let projectId: string
beforeAll(async () => {
  server = await startServer()
  app = server.app
  ada = new Person(app)
  await ada.signUp()
  projectId = (await ada.createProject()).id
})
afterAll(() => server.close())

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const LONE_SURROGATE = '"\\ud800"'

describe('bodies', () => {
  test.each([
    ['broken JSON', '{"title":'],
    ['no JSON at all', 'title=x'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['no body', ''],
    ['__proto__', '{"title":"x","__proto__":{"isPublic":true}}'],
    ['constructor.prototype', '{"title":"x","constructor":{"prototype":{"isPublic":true}}}'],
    ['very deep JSON', `{"title":"x","description":${deep(10_000)}}`],
    ['deeper than anything needs', `{"title":"x","more":${deep(40)}}`],
    ['NUL', '{"title":"a\\u0000b"}'],
    ['a lone surrogate', `{"title":${LONE_SURROGATE}}`],
    ['the wrong type', '{"title":{"$gt":""}}'],
    ['an empty title', '{"title":"   "}'],
    ['a title that is too long', JSON.stringify({ title: 'x'.repeat(201) })],
  ])('%s is answered 400 with an explanation', async (_name, body) => {
    const answer = await ada.post('/api/projects', body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid', message: expect.stringMatching(/\w+/) })
  })

  test('NUL and lone surrogates are refused in every text, also deep inside', async () => {
    for (const bad of ['\\u0000', '\\ud800']) {
      const bodies = [
        ['/api/register', `{"email":"a@b.co","password":"long enough ${bad}"}`],
        ['/api/register', `{"email":"a@b.co","password":"long enough one","firstName":"${bad}"}`],
        ['/api/login', `{"email":"a@b.co${bad}","password":"x"}`],
        ['/api/generate-design', `{"prompt":"Logo ${bad}"}`],
        [`/api/projects/${projectId}/messages`, `{"type":"ai","content":"x","metadata":{"designUrls":["${bad}"]}}`],
        [`/api/projects/${projectId}/messages`, `{"type":"ai","content":"x","metadata":{"replitPrompt":"${bad}"}}`],
        [`/api/projects/${projectId}/messages`, `{"type":"ai","content":"x","imageUrl":"https://a/${bad}"}`],
      ] as const
      for (const [url, body] of bodies) expect((await ada.post(url, body)).statusCode, `${url} ${body}`).toBe(400)
    }
  })

  test('too large a body is 413, another type 415', async () => {
    const large = JSON.stringify({ title: 'x', description: 'y'.repeat(400_000) })
    const refused = await ada.post('/api/projects', large)
    expect([refused.statusCode, refused.json().message]).toEqual([
      ...[413, 'The body is too large: 256 KiB is the most that is taken here.'],
    ])
    const nothing = await ada.post('/api/projects', undefined)
    expect([nothing.statusCode, nothing.json().message]).toEqual([400, 'The body is missing: it must be JSON.'])
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ])
      expect((await ada.post('/api/projects', '{"title":"x"}', { 'content-type': type })).statusCode).toBe(415)
  })

  test('the length of every list and name is bounded', async () => {
    const metadata = { designUrls: Array(1000).fill('/media/x') }
    expect((await ada.post(`/api/projects/${projectId}/messages`, { content: 'x', metadata })).statusCode).toBe(400)
    const key = { 'idempotency-key': 'k'.repeat(300) }
    expect((await ada.post(`/api/projects/${projectId}/messages`, { content: 'x' }, key)).statusCode).toBe(400)
  })
})

describe('addresses', () => {
  test.each([
    ['/api/projects/not-an-id', 404],
    ['/api/projects/%00', 404],
    ['/api/projects/%zz', 400],
    ["/api/projects/'%20or%201=1--", 404],
    ['/api/nothing/here', 404],
    ['/api', 404],
  ])('%s is answered %i as JSON', async (url, status) => {
    const answer = await ada.get(url)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json().message).toEqual(expect.any(String))
  })

  test('an address that cannot be anybody’s is told in words, for every noun', async () => {
    for (const noun of ['project', 'design', 'prediction'] as const) {
      const url = noun === 'prediction' ? '/api/prediction/abc' : `/api/${noun}s/abc`
      expect((await ada.get(url)).json().message).toBe(`There is no such ${noun}.`)
    }
  })

  test('a known address asked with another method is 405 and says which there are', async () => {
    const answer = await ada.send('PUT', '/api/projects')
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, POST')
  })

  test('an unknown address is 404 and says what there is, with the number of a version too', async () => {
    const told = async (url: string) => {
      const answer = await ada.get(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      return answer.json()
    }
    expect(await told('/api/v1/projects?page=1')).toMatchObject({
      ...{ error: 'not-found', message: 'There is no version in the addresses of this API: /api/projects.' },
      requestId: expect.stringMatching(/./),
    })
    const nothing = await told('/api/v1/nothing')
    expect(nothing.message).toContain('and nothing at /api/nothing. GET /api/openapi.json lists every address')
    expect((await told('/api/v2')).message).toContain('GET /api/openapi.json')
    expect((await told('/api/project')).message).toContain('There is /api/projects, /api/projects/{id}')
    expect((await told('/api/webhooks/a/b/c')).message).toContain('/api/webhooks/{id}/test')
    expect((await told('/api')).message).toContain('GET /api/openapi.json')
  })
})

test('what is wrong is told field by field, in words', async () => {
  const change = { currentPassword: 'x', newPassword: 'short', again: 'short' }
  const answer = (await ada.post('/api/user/password', change)).json()
  expect(answer.issues).toEqual([
    { path: 'body.newPassword', message: 'New password must have at least 8 characters' },
    { path: 'body', message: 'The request has a field that is not known: again' },
  ])
  expect(answer.message).toBe(answer.issues.map((issue: { message: string }) => `${issue.message}.`).join(' '))
  const elsewhere = await ada.post('/api/generate-design', { prompt: 'Logo', projectId: 'mine' })
  expect(elsewhere.json().message).toBe('Project id must be the id of a project.')
})

test('random bodies never make the server fail', async () => {
  const pieces = [
    null,
    true,
    -1,
    1e308,
    '',
    'x',
    '\u0000',
    '\ud800',
    'guest-default',
    projectId,
    [],
    [[]],
    {},
    { a: 1 },
    'data:image/png;base64,AAAA',
  ]
  let state = 7
  const next = (n: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state % n
  }
  const names = [
    'prompt',
    'title',
    'type',
    'role',
    'content',
    'imageUrl',
    'metadata',
    'email',
    'password',
    'projectId',
    'image_input',
    'parentDesignId',
    'modificationPrompt',
    'isPublic',
  ]
  const targets = [
    ['POST', '/api/projects'],
    ['PATCH', `/api/projects/${projectId}`],
    ['POST', `/api/projects/${projectId}/messages`],
    ['POST', '/api/generate-design'],
    ['POST', '/api/login'],
    ['POST', '/api/register'],
  ] as const
  for (let round = 0; round < 300; round++) {
    const body = Object.fromEntries(
      Array.from({ length: next(6) }, () => [names[next(names.length)], pieces[next(pieces.length)]]),
    )
    const [method, url] = targets[next(targets.length)] as (typeof targets)[number]
    // A guest each time: a random password that happens to be right must not sign anybody in.
    const answer = await new Person(app).send(method, url, body)
    expect(answer.statusCode, `${method} ${url} ${JSON.stringify(body)} ${answer.body}`).toBeLessThan(500)
  }
})

test('a request that never ends is given up', () => {
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect(app.server.headersTimeout).toBeGreaterThan(0)
})

test('headers that are too large are 431, and what is not HTTP is refused', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(address)
  const { connect } = await import('node:net')
  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => {
        heard += data
      })
      socket.on('close', () => resolve(heard))
      socket.on('error', reject)
    })
  const large = await say(`GET /api/health/status HTTP/1.1\r\nHost: x\r\nX-Large: ${'y'.repeat(30_000)}\r\n\r\n`)
  expect(large).toMatch(/^HTTP\/1.1 431 /)
  expect(large).toContain('"error":"headers-too-large"')
  expect(await say('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})
