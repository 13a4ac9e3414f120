import fs from 'node:fs'
import path from 'node:path'
import type { Session } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, Person, startServer, type TestServer } from './harness.ts'

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
/** The links of all mails to this address, in order. */
function linksTo(email: string): string[] {
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
    .map((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? '')
}

test('names, address and notifications are kept; an address of somebody else is refused', async () => {
  const { person } = await newcomer()
  const other = await newcomer()
  const patch = { firstName: ' Augusta ', notifyCompletion: false, notifyWeekly: true }
  expect((await person.send('PATCH', '/api/user', patch)).json()).toMatchObject({
    firstName: 'Augusta',
    notifyCompletion: false,
    notifyWeekly: true,
  })
  expect((await person.get('/api/user')).json()).toMatchObject({ firstName: 'Augusta', lastName: 'B' })
  expect((await person.send('PATCH', '/api/user', { email: other.email.toUpperCase() })).statusCode).toBe(409)
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
  const all = (await person.get('/api/user/export')).json()
  expect(all.user.email).toBe(email)
  expect(all.projects[0]).toMatchObject({ title: 'Mine', messages: [{ content: 'Logo for Export' }, { type: 'ai' }] })
  expect(all.projects[0].designs).toHaveLength(4)
  expect((await person.send('DELETE', '/api/user', { password: 'wrong' })).statusCode).toBe(403)
  expect((await person.send('DELETE', '/api/user', { password: PASSWORD })).json()).toEqual({ ok: true })
  expect((await person.get('/api/user')).statusCode).toBe(401)
  expect((await login(email, PASSWORD)).status).toBe(401)
  expect((await person.get(`/api/designs/${made.designId}`)).statusCode).toBe(404)
})

test('a mailed link sets a new password once; strangers learn nothing', async () => {
  const { person, email } = await newcomer()
  const anybody = new Person(server.app)
  const ask = (address: string) => anybody.post('/api/reset-password', { email: address })
  const [known, unknown] = [await ask(email), await ask('nobody@example.com')]
  expect([known.body, known.statusCode]).toEqual([unknown.body, unknown.statusCode])
  await vi.waitFor(() => expect(linksTo(email)).toHaveLength(1))
  expect(linksTo('nobody@example.com')).toEqual([])

  const [token] = linksTo(email)
  const reset = (newPassword: string) => anybody.post('/api/reset-password/confirm', { token, newPassword })
  expect((await reset('password123')).statusCode).toBe(422)
  const answers = await Promise.all([reset(NEXT), reset(NEXT)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
  expect((await person.get('/api/user')).statusCode).toBe(401)
  expect((await login(email, NEXT)).status).toBe(200)
})
