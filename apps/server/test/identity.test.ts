import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, Person, query, startServer, startServerForTest, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
const person = () => new Person(server.app)

describe('accounts', () => {
  test('signing up opens a session; logging out ends it for good', async () => {
    const ada = person()
    const email = await ada.signUp()
    expect((await ada.get('/api/user')).json()).toMatchObject({ email, firstName: 'Ada', role: 'user' })
    const before = new Map(ada.cookies)
    expect((await ada.post('/api/logout')).json()).toEqual({ ok: true })
    expect((await ada.get('/api/user')).statusCode).toBe(401)
    ada.cookies = before
    expect((await ada.get('/api/user')).statusCode).toBe(401)
    expect((await ada.post('/api/login', { email: email.toUpperCase(), password: PASSWORD })).statusCode).toBe(200)
    expect((await ada.get('/api/user')).statusCode).toBe(200)
  })

  test('names are optional; an address is taken once, however it is written', async () => {
    const body = { email: 'Once@Example.com', password: PASSWORD }
    const answers = await Promise.all([1, 2, 3, 4].map(() => person().post('/api/register', body)))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409])
    const again = await person().post('/api/register', { ...body, email: ' once@example.COM ' })
    expect(again.statusCode).toBe(409)
    expect(again.json().error).toBe('conflict')
  })

  test('an unknown address and a wrong password are answered alike', async () => {
    const email = await person().signUp()
    const login = async (body: object) => {
      const answer = await person().post('/api/login', body)
      const { requestId: _, ...rest } = answer.json()
      return [answer.statusCode, rest]
    }
    const unknown = await login({ email: 'nobody@nowhere.example', password: 'wrong password' })
    expect(unknown).toEqual(await login({ email, password: 'wrong password' }))
    expect(unknown[0]).toBe(401)
  })
})

describe('a session', () => {
  test('that has run out counts no more', async () => {
    const ada = person()
    const email = await ada.signUp()
    await query(
      server.databaseUrl,
      `update sessions set expires_at = now() - interval '1 minute'
       where user_id = (select id from users where email = $1)`,
      [email],
    )
    expect((await ada.get('/api/user')).statusCode).toBe(401)
    expect((await ada.get('/api/user/export')).statusCode).toBe(401)
  })

  test('is replaced at login', async () => {
    const ada = person()
    const email = await ada.signUp()
    const old = ada.cookies.get('limner_session') as string
    await ada.post('/api/login', { email, password: PASSWORD })
    const thief = person()
    thief.cookies.set('limner_session', old)
    expect((await thief.get('/api/user')).statusCode).toBe(401)
  })
})

describe('secrets', () => {
  test('passwords: Argon2id at 19 MiB, any length in full, none that everybody uses', async () => {
    const email = await person().signUp()
    const [row] = await query<{ password_hash: string }>(
      server.databaseUrl,
      'select password_hash from users where email = $1',
      [email],
    )
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const long = 'x1'.repeat(10) + 'pass phrase '.repeat(40)
    const ada = person()
    expect((await ada.post('/api/register', { email: 'long@example.com', password: long })).statusCode).toBe(201)
    const login = (password: string) => person().post('/api/login', { email: 'long@example.com', password })
    expect((await login(long)).statusCode).toBe(200)
    expect((await login(long.slice(0, -1))).statusCode).toBe(401)
    for (const password of [
      'password',
      'Password1!',
      '12345678',
      'qwertyuiop',
      'aaaaaaaaaa',
      'abababab',
      'iloveyou',
      'P@ssw0rd',
      'abcdefghij',
      'letmein123',
      'dull@example.com',
    ])
      expect((await person().post('/api/register', { email: 'dull@example.com', password })).statusCode, password).toBe(
        422,
      )
    expect((await person().post('/api/register', { email: 'dull@example.com', password: 'short' })).statusCode).toBe(
      400,
    )
  })

  test('nothing that opens a door is kept in the database', async () => {
    const ada = person()
    await ada.get('/api/projects')
    const guest = ada.guestToken as string
    await ada.signUp()
    const secrets = [guest, ...ada.cookies.values(), PASSWORD]
    const tables = await query<{ name: string }>(
      server.databaseUrl,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      const [row] = await query<{ text: string | null }>(
        server.databaseUrl,
        `select string_agg(t::text, ' ') as text from ${name} t`,
      )
      for (const secret of secrets) expect(row?.text ?? '').not.toContain(secret)
    }
  })
})

describe('cookies', () => {
  test('plain on HTTP, bound to the host and Secure on HTTPS', async () => {
    const plain = await person().post('/api/register', { email: 'plain@example.com', password: PASSWORD })
    expect(String(plain.headers['set-cookie'])).toMatch(
      /limner_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    )
    const secure = await startServerForTest({ environment: { PUBLIC_URL: 'https://limner.example' } })
    const answer = await new Person(secure.app).post('/api/register', { email: 'tls@example.com', password: PASSWORD })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /__Host-limner_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(answer.headers['strict-transport-security']).toMatch(/max-age/)
  })
})

describe('requests from other sites', () => {
  const changes = [
    ['POST', '/api/register'],
    ['POST', '/api/login'],
    ['POST', '/api/logout'],
    ['POST', '/api/projects'],
    ['POST', '/api/generate-design'],
    ['PATCH', '/api/projects/00000000-0000-4000-8000-000000000000'],
    ['DELETE', '/api/projects/00000000-0000-4000-8000-000000000000'],
    ['POST', '/api/projects/00000000-0000-4000-8000-000000000000/messages'],
  ] as const
  test.each(changes)('%s %s', async (method, url) => {
    const ada = person()
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:81', ''])
      expect((await ada.send(method, url, { title: 'x' }, { origin, host: 'localhost' })).statusCode, origin).toBe(403)
    const silent = await ada.send(method, url, { title: 'x' }, { 'sec-fetch-site': 'cross-site' })
    expect(silent.statusCode).toBe(403)
    const own = await ada.send(method, url, { title: 'x' }, { origin: 'http://localhost', host: 'localhost' })
    expect(own.statusCode).not.toBe(403)
  })

  test('no other origin is ever allowed to read', async () => {
    for (const url of ['/api/health/status', '/api/projects', '/api/openapi.json']) {
      const { headers } = await person().get(url, { origin: 'https://evil.example' })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  test('with PUBLIC_URL only that origin is ours', async () => {
    const { app } = await startServerForTest({ environment: { PUBLIC_URL: 'https://limner.example' } })
    const from = (origin: string) =>
      new Person(app).post('/api/projects', { title: 'x' }, { origin, host: 'evil.example' })
    expect((await from('https://evil.example')).statusCode).toBe(403)
    expect((await from('http://limner.example')).statusCode).toBe(403)
    expect((await from('https://limner.example')).statusCode).toBe(201)
  })
})

describe('guessing', () => {
  const guess = (who: Person, email: string, headers?: Record<string, string>) =>
    who.post('/api/login', { email, password: 'a wrong guess' }, headers)

  test('after 20 failures an account is closed to that address, but not to its owner', async () => {
    const owner = person()
    const email = await owner.signUp()
    await owner.post('/api/logout')
    const attacker = person()
    for (let i = 0; i < 20; i++)
      expect((await guess(attacker, email, { 'x-forwarded-for': `10.0.0.${i}` })).statusCode).toBe(401)
    const refused = await guess(attacker, email, { 'x-forwarded-for': '10.9.9.9' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const right = await attacker.post('/api/login', { email, password: PASSWORD })
    expect(right.statusCode).toBe(429)
    // The browser that has signed in before is known by its device cookie.
    expect((await owner.post('/api/login', { email, password: PASSWORD })).statusCode).toBe(200)
  })

  test('parallel guesses do not slip through', async () => {
    const { app } = await startServerForTest()
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(new Person(app), 'many@example.com')))
    expect(answers.filter((answer) => answer.statusCode === 401).length).toBeLessThanOrEqual(20)
  })

  test('100 failures close an address to every account', async () => {
    const { app } = await startServerForTest({ environment: { TRUST_PROXY: '1' } })
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const answers = []
    for (let i = 0; i < 104; i++)
      answers.push((await guess(new Person(app), `user${i % 26}@example.com`, from)).statusCode)
    expect(answers.slice(0, 100)).toEqual(Array(100).fill(401))
    expect(answers.slice(100)).toEqual(Array(4).fill(429))
    const elsewhere = await guess(new Person(app), 'user3@example.com', { 'x-forwarded-for': '203.0.113.10' })
    expect(elsewhere.statusCode).toBe(401)
  })
})

test('guesses from everywhere do not lock the owner out, and leave few attempts to each network', async () => {
  const { app } = await startServerForTest({ environment: { TRUST_PROXY: '1' } })
  const email = await new Person(app).signUp()
  const from = (address: string, password: string) =>
    new Person(app).post('/api/login', { email, password }, { 'x-forwarded-for': address })
  const guesses = await Promise.all(Array.from({ length: 104 }, (_, i) => from(`198.51.100.${i}`, 'a wrong guess')))
  expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  // A browser that has never been here, at an address that has never been here.
  expect((await from('203.0.113.77', PASSWORD)).statusCode).toBe(200)
  const more = []
  for (let i = 0; i < 5; i++) more.push((await from(`2001:db8:7:${i}::1`, 'a wrong guess')).statusCode)
  expect(more).toEqual([401, 401, 401, 429, 429])
})

test('too many requests are answered 429 with Retry-After; other callers go on', async () => {
  const { app } = await startServerForTest({ environment: { RATE_LIMIT: 'on' } })
  const eager = new Person(app)
  await eager.signUp()
  const answers = []
  for (let i = 0; i < 34; i++) answers.push(await eager.post('/api/generate-design', { prompt: '' }))
  const refused = answers.filter((answer) => answer.statusCode === 429)
  expect(answers.slice(0, 30).every((answer) => answer.statusCode === 400)).toBe(true)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  const other = new Person(app)
  await other.signUp()
  expect((await other.post('/api/generate-design', { prompt: '' })).statusCode).toBe(400)
})
