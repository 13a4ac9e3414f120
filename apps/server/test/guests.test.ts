import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, Person, query, startServer, startServerForTest, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
const person = () => new Person(server.app)

test('a guest gets a token of 256 random bits, once, by header and by cookie', async () => {
  const guest = person()
  const first = await guest.post('/api/guest')
  expect(first.headers['x-guest-token']).toMatch(/^[\w-]{43}$/)
  expect(guest.cookies.get('limner_guest')).toBe(guest.guestToken)
  expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
  const second = await guest.get('/api/projects')
  expect(second.headers['x-guest-token']).toBeUndefined()
})

test('a forged, mutated or malformed token is never honoured, but replaced', async () => {
  const guest = person()
  const project = await guest.createProject('Mine')
  const token = guest.guestToken as string
  const mutated = (token[0] === 'A' ? 'B' : 'A') + token.slice(1)
  for (const forged of [
    mutated,
    'x'.repeat(43),
    '',
    'null',
    '../../etc',
    `${token} `,
    `${token}x`,
    '\u00e9'.repeat(43),
  ]) {
    const thief = person()
    thief.guestToken = forged
    expect((await thief.get('/api/projects')).json()).toEqual([])
    const answer = await thief.post('/api/guest')
    expect(answer.headers['x-guest-token']).toMatch(/^[\w-]{43}$/)
    expect(answer.headers['x-guest-token']).not.toBe(forged)
    expect((await thief.get(`/api/projects/${project.id}`)).statusCode).toBe(403)
  }
})

test('who only looks becomes no guest', async () => {
  const guests = async () =>
    (await query<{ count: string }>(server.databaseUrl, 'select count(*) from guests'))[0]?.count
  const before = await guests()
  for (const url of ['/api/projects', '/api/designs/grouped', '/api/memory/context', '/api/quota']) {
    const answer = await person().get(url)
    expect([answer.statusCode, answer.headers['x-guest-token']]).toEqual([200, undefined])
  }
  expect(await guests()).toBe(before)
})

test('guests of one address are counted: past a hundred in a day nobody else begins there', async () => {
  const limited = await startServerForTest({ environment: { RATE_LIMIT: 'on' } })
  await new Person(limited.app).post('/api/guest')
  await query(
    limited.databaseUrl,
    `with made as (insert into owners select from generate_series(1, 99) returning id)
     insert into guests (id, token_hash, place) select made.id, sha256(made.id::text::bytea), guests.place from made, guests`,
  )
  const late = await new Person(limited.app).post('/api/guest')
  expect(late.statusCode).toBe(429)
  expect(late.json().message).toMatch(/sign up/)
})

test('the header wins over the cookie; a browser with the cookie only learns its token', async () => {
  const [one, two] = [person(), person()]
  await one.createProject('Of one')
  await two.createProject('Of two')
  const both = person()
  both.guestToken = one.guestToken
  both.cookies.set('limner_guest', two.guestToken as string)
  expect((await both.get('/api/projects')).json()[0].title).toBe('Of one')
  const cookieOnly = person()
  cookieOnly.cookies.set('limner_guest', two.guestToken as string)
  expect((await cookieOnly.get('/api/projects')).json()[0].title).toBe('Of two')
  expect(cookieOnly.guestToken).toBe(two.guestToken)
})

test('what a guest made moves to the account, with a project for each local one', async () => {
  const guest = person()
  const made = await guest.make({
    prompt: 'Logo for a coffee roaster called Harbor & Finch',
    projectId: 'guest-project-1700000000000',
  })
  await guest.make({ prompt: 'make the second one green', projectId: 'guest-project-1700000000000' })
  const other = await guest.make({ prompt: 'Poster', projectId: 'guest-default' })
  const [picture] = made.output as string[]
  expect((await guest.get(picture as string)).statusCode).toBe(200)
  const token = guest.guestToken as string
  const [now] = await query<{ at: Date }>(server.databaseUrl, 'select now() as at')
  const signedUpAt = now?.at.toISOString() ?? ''
  await guest.signUp()

  const projects = (await guest.get('/api/projects')).json()
  expect(
    projects
      .map((project: { guestProjectId: string; title: string }) => [project.guestProjectId, project.title])
      .sort(),
  ).toEqual([
    ['guest-default', 'Poster'],
    ['guest-project-1700000000000', 'Logo for a coffee roaster called...'],
  ])
  const moved = projects.find((project: { guestProjectId: string }) =>
    project.guestProjectId.startsWith('guest-project'),
  )
  const full = (await guest.get(`/api/projects/${moved.id}/full`)).json()
  expect(full.designs).toHaveLength(5)
  // Its times are those of the work, not of the sign-up.
  const times: string[] = full.designs.map(({ createdAt }: { createdAt: string }) => createdAt).sort()
  expect(moved.createdAt <= (times[0] ?? '')).toBe(true)
  expect(moved.updatedAt >= (times.at(-1) ?? '') && moved.updatedAt < signedUpAt).toBe(true)
  // Nor of the browser that brings the local title along.
  const renamed = await guest.send('PATCH', `/api/projects/${moved.id}`, {
    title: 'Harbor',
    updatedAt: moved.createdAt,
  })
  expect(renamed.json()).toMatchObject({ title: 'Harbor', updatedAt: moved.updatedAt })
  expect((await guest.get(picture as string)).statusCode).toBe(200)
  expect((await guest.get(`/api/prediction/${other.id}`)).json().status).toBe('succeeded')

  const old = person()
  old.guestToken = token
  expect((await old.get(`/api/prediction/${other.id}`)).statusCode).toBe(403)
  expect((await old.get(picture as string)).statusCode).toBe(403)
  expect((await old.get('/api/projects')).json()).toEqual([])
  await old.post('/api/guest')
  expect(old.guestToken).not.toBe(token)
})

test('of 20 parallel claims by two accounts one gets everything', async () => {
  const guest = person()
  for (const local of ['guest-default', 'guest-project-1'])
    await guest.make({ prompt: 'Logo for Claim', projectId: local })
  await guest.createProject('By hand')
  const accounts = [person(), person()]
  const emails = await Promise.all(accounts.map((account) => account.signUp()))
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      server.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { 'x-guest-token': guest.guestToken as string },
        payload: { email: emails[i % 2], password: PASSWORD },
      }),
    ),
  )
  const owned = await Promise.all(accounts.map(async (account) => (await account.get('/api/projects')).json().length))
  expect(owned.sort()).toEqual([0, 3])
  const owners = await query<{ count: number }>(
    server.databaseUrl,
    `select count(distinct owner_id)::int as count from (
       select owner_id from designs d where prompt = 'Logo for Claim'
       union select m.owner_id from media m join designs d on d.id = m.design_id where prompt = 'Logo for Claim'
       union select owner_id from predictions where request->>'prompt' = 'Logo for Claim'
       union select owner_id from projects where title = 'By hand') owners`,
  )
  expect(owners).toEqual([{ count: 1 }])
})

test('a generation that is running while its guest signs up ends in the account', async () => {
  const guest = person()
  await guest.post('/api/guest')
  const before = guest.guestToken as string
  const running = await guest.generate({ prompt: 'crawl Logo for Late', projectId: 'guest-default' })
  expect(running.status).toBe('processing')
  await guest.signUp()
  const done = await guest.settle(running.id)
  expect(done.status).toBe('succeeded')
  expect((await guest.get((done.output as string[])[0] as string)).statusCode).toBe(200)
  const old = person()
  old.guestToken = before
  expect((await old.get(`/api/prediction/${running.id}`)).statusCode).toBe(403)
})
