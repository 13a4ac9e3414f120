import fs from 'node:fs'
import path from 'node:path'
import type { Session } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD, Person, query, startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const NEXT = 'nine tailors of fenchurch'
const newcomer = async () => {
  const person = new Person(server.app)
  return { person, email: await person.signUp() }
}
const login = async (email: string, password: string) => {
  const person = new Person(server.app)
  return { person, status: (await person.post('/api/login', { email, password })).statusCode }
}
/** All mails to this address, in order. */
function mailsTo(email: string): string[] {
  const folder = path.join(server.config.dataDirectory, 'mail')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) =>
      fs
        .readFileSync(path.join(folder, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${email}`))
}
/** The tokens in the links of all mails to this address, in order. */
const linksTo = (email: string): string[] => mailsTo(email).flatMap((mail) => /\?token=([\w-]+)/.exec(mail)?.[1] ?? [])
const subjectsTo = (email: string): string[] =>
  mailsTo(email).map((mail) => /Subject: (.*)/.exec(mail)?.[1]?.trim() ?? '')
const tokenFor = async (email: string): Promise<string> => {
  const before = linksTo(email).length
  await new Person(server.app).post('/api/reset-password', { email })
  await vi.waitFor(() => expect(linksTo(email)).toHaveLength(before + 1))
  return linksTo(email).at(-1) as string
}
const reset = (token: unknown, newPassword = NEXT) =>
  new Person(server.app).post('/api/reset-password/confirm', { token, newPassword })

test('names and notifications are kept; who may do what is not theirs to change', async () => {
  const { person } = await newcomer()
  const patch = { firstName: ' Augusta ', notifyCompletion: false, notifyWeekly: true }
  expect((await person.send('PATCH', '/api/user', patch)).json()).toMatchObject({
    firstName: 'Augusta',
    notifyCompletion: false,
    notifyWeekly: true,
  })
  expect((await person.get('/api/user')).json()).toMatchObject({ firstName: 'Augusta', lastName: 'B' })
  expect((await person.send('PATCH', '/api/user', { role: 'admin' })).statusCode).toBe(400)
})

test('a new password needs the old one and ends the other sessions', async () => {
  const { person, email } = await newcomer()
  const elsewhere = (await login(email, PASSWORD)).person
  const change = (currentPassword: string, newPassword: string) =>
    person.post('/api/user/password', { currentPassword, newPassword })
  expect((await change('wrong', NEXT)).statusCode).toBe(403)
  expect((await change(PASSWORD, 'password123')).statusCode).toBe(422)
  expect((await elsewhere.get('/api/user')).statusCode).toBe(200)
  expect((await change(PASSWORD, NEXT)).json()).toEqual({ ok: true })
  expect((await elsewhere.get('/api/user')).statusCode).toBe(401)
  expect((await person.get('/api/user')).statusCode).toBe(200)
  expect((await login(email, PASSWORD)).status).toBe(401)
})

test('sessions are listed and ended, only one’s own', async () => {
  const { person, email } = await newcomer()
  const [one, two] = [(await login(email, PASSWORD)).person, (await login(email, PASSWORD)).person]
  const list = async (): Promise<Session[]> => (await person.get('/api/user/sessions')).json()
  const sessions = await list()
  expect(sessions.map(({ current }) => current)).toEqual([false, false, true])
  const stranger = (await newcomer()).person
  await stranger.post('/api/user/sessions/end', { id: sessions[0]?.id })
  expect(await list()).toHaveLength(3)
  await person.post('/api/user/sessions/end', { id: sessions[0]?.id })
  expect((await two.get('/api/user')).statusCode).toBe(401)
  await person.post('/api/user/sessions/end', {})
  expect((await one.get('/api/user')).statusCode).toBe(401)
  expect(await list()).toHaveLength(1)
})

test('all that is kept can be taken away, and deleted', async () => {
  const { person, email } = await newcomer()
  const project = await person.createProject('Mine')
  const made = await person.make({ prompt: 'Logo for Export', projectId: project.id })
  const deleted = await person.createProject('In the bin')
  await person.make({ prompt: 'Logo for Bygones', projectId: deleted.id })
  await person.send('DELETE', `/api/projects/${deleted.id}`)
  const all = (await person.get('/api/user/export')).json()
  expect(all.user.email).toBe(email)
  expect(all.projects).toHaveLength(1)
  expect(all.bin).toMatchObject([{ title: 'In the bin', messages: [{ content: 'Logo for Bygones' }, { type: 'ai' }] }])
  expect(all.bin[0].designs).toHaveLength(4)
  expect(all.projects[0]).toMatchObject({ title: 'Mine', messages: [{ content: 'Logo for Export' }, { type: 'ai' }] })
  expect(all.projects[0].designs).toHaveLength(4)
  expect(all).toMatchObject({
    sessions: [{ userAgent: expect.any(String) }],
    browsers: [{}],
    forgotten: [],
    countedDesigns: [],
    reviewLinks: [],
    webhooks: [],
  })
  expect(JSON.stringify(all)).not.toMatch(/hash/i)
  expect((await person.send('DELETE', '/api/user', { password: 'wrong' })).statusCode).toBe(403)
  const { id } = (await person.get('/api/user')).json()
  expect((await person.send('DELETE', '/api/user', { password: PASSWORD })).json()).toEqual({ ok: true })
  expect((await person.get('/api/user')).statusCode).toBe(401)
  expect((await login(email, PASSWORD)).status).toBe(401)
  for (const table of ['sessions', 'devices'])
    expect(await query(server.databaseUrl, `select 1 from ${table} where user_id = $1`, [id])).toEqual([])
  expect((await person.get(`/api/designs/${made.designId}`)).statusCode).toBe(404)
})

describe('a new address', () => {
  const move = (person: Person, email: string, password?: string) =>
    person.send('PATCH', '/api/user', { email, ...(password && { password }) })

  test('needs the password, and counts when its own mail has been opened; the old one is told', async () => {
    const { person, email } = await newcomer()
    const wanted = `new-${email}`
    expect((await move(person, wanted)).statusCode).toBe(403)
    expect((await move(person, wanted, 'wrong')).statusCode).toBe(403)
    const openReset = await tokenFor(email)
    expect((await move(person, wanted, PASSWORD)).json()).toMatchObject({ email })
    expect((await person.get('/api/user/pending-email')).json()).toEqual({ email: wanted })
    expect((await login(wanted, PASSWORD)).status).toBe(401)
    await vi.waitFor(() => expect(subjectsTo(email)).toContain('A new address for your Limner account'))

    const [token] = linksTo(wanted)
    const confirm = () => new Person(server.app).post('/api/confirm-email', { token })
    const answers = await Promise.all([confirm(), confirm()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await person.get('/api/user')).json()).toMatchObject({ email: wanted })
    expect((await login(wanted, PASSWORD)).status).toBe(200)
    expect((await login(email, PASSWORD)).status).toBe(401)
    await vi.waitFor(() => expect(subjectsTo(email)).toContain('Your Limner account has a new address'))
    // What was mailed to the old address opens nothing any more.
    expect((await reset(openReset)).statusCode).toBe(400)
  })

  test('of somebody else is refused, also when they come in between; a new password stops the move', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    expect((await move(one.person, other.email.toUpperCase(), PASSWORD)).statusCode).toBe(409)
    const wanted = `between-${one.email}`
    await move(one.person, wanted, PASSWORD)
    await new Person(server.app).signUp(wanted)
    const taken = await one.person.post('/api/confirm-email', { token: linksTo(wanted)[0] })
    expect(taken.statusCode).toBe(409)

    const stopped = `stopped-${other.email}`
    await move(other.person, stopped, PASSWORD)
    await other.person.post('/api/user/password', { currentPassword: PASSWORD, newPassword: NEXT })
    expect((await other.person.post('/api/confirm-email', { token: linksTo(stopped)[0] })).statusCode).toBe(400)
    expect((await other.person.get('/api/user/pending-email')).json()).toEqual({ email: null })
  })

  test('is not mailed without end', async () => {
    const { person, email } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => move(person, `n${i}-${email}`, PASSWORD)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  })
})

describe('a forgotten password', () => {
  test('is set anew by a mailed link, once; sessions end, a notice is mailed, strangers learn nothing', async () => {
    const { person, email } = await newcomer()
    const anybody = new Person(server.app)
    const ask = (address: string) => anybody.post('/api/reset-password', { email: address })
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
    expect([known.body, known.statusCode]).toEqual([unknown.body, unknown.statusCode])
    await vi.waitFor(() => expect(linksTo(email)).toHaveLength(1))
    expect(linksTo('nobody@example.com')).toEqual([])

    const [token] = linksTo(email)
    expect((await reset(token, 'password123')).statusCode).toBe(422)
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await person.get('/api/user')).statusCode).toBe(401)
    expect((await login(email, NEXT)).status).toBe(200)
    await vi.waitFor(() => expect(subjectsTo(email)).toContain('Your Limner password was changed'))
  })

  test('what else opens the account is told, and taken off where that is wanted', async () => {
    const { person, email } = await newcomer()
    const { key } = (await person.post('/api/user/keys', { name: 'Script', password: PASSWORD })).json()
    const program = () => new Person(server.app).get('/api/user', { authorization: `Bearer ${key}` })
    await query(
      server.databaseUrl,
      `insert into passkeys (user_id, credential_id, public_key, name)
      select id, 'credential of ' || email, 'key', 'Telephone' from users where email = $1`,
      [email],
    )
    const kept = await reset(await tokenFor(email))
    expect(kept.json()).toEqual({ ok: true, passkeys: 1, apiKeys: 1, isConnected: false })
    expect((await person.get('/api/user')).statusCode).toBe(401)
    expect((await program()).statusCode).toBe(200)

    const token = await tokenFor(email)
    const alone = { token, newPassword: PASSWORD, endOtherWays: true }
    const ended = await new Person(server.app).post('/api/reset-password/confirm', alone)
    expect(ended.json()).toEqual({ ok: true, passkeys: 0, apiKeys: 0, isConnected: false })
    expect((await program()).statusCode).toBe(401)
    await person.post('/api/login', { email, password: PASSWORD })
    expect((await person.get('/api/user/passkeys')).json()).toEqual([])
  })

  test('only the newest link is good; used, superseded, expired and unknown ones are answered alike', async () => {
    const { email } = await newcomer()
    const [first, second, third] = [await tokenFor(email), await tokenFor(email), await tokenFor(email)]
    await query(
      server.databaseUrl,
      `update mailed_links set created_at = now() - interval '61 minutes'
      where user_id = (select id from users where email = $1) and spent_at is null`,
      [email],
    )
    const fourth = await tokenFor(email)
    expect((await reset(fourth)).statusCode).toBe(200)
    const unknown = 'A'.repeat(43)
    const answers = await Promise.all([first, second, third, fourth, unknown].map((token) => reset(token)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1)
    for (const token of [null, '', [], 7, 'short']) expect((await reset(token)).statusCode).toBe(400)
  })

  test('five links an hour, however many are asked for at once', async () => {
    const { email } = await newcomer()
    const asked = Array.from({ length: 30 }, () => new Person(server.app).post('/api/reset-password', { email }))
    expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await vi.waitFor(() => expect(linksTo(email)).toHaveLength(5))
    await new Person(server.app).post('/api/reset-password', { email })
    await tokenFor((await newcomer()).email)
    expect(linksTo(email)).toHaveLength(5)
  })
})
