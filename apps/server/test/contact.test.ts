import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Person, query, startServerForTest, type TestServer } from './harness.ts'

const message = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  inquiryType: 'press',
  subject: 'Looms',
  message: 'Do they weave algebraic patterns?',
}

test('a message is kept and mailed to the team; the rules are told in their own words; a fourth in a minute waits', async () => {
  const { app, databaseUrl, config } = await startServerForTest({
    environment: { CONTACT_EMAIL: 'team@example.com', RATE_LIMIT: 'on' },
  })
  const person = new Person(app)
  const wrong = { name: ' ', email: 'ada', inquiryType: 'x', subject: '', message: 'short' }
  const refused = await person.post('/api/contact', wrong)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().issues.map((issue: { message: string }) => issue.message)).toEqual([
    'Name is required',
    'Please enter a valid email address',
    'Please select an inquiry type',
    'Subject is required',
    'Message must be at least 10 characters',
  ])
  const evil = { ...message, subject: 'Looms\r\nBcc: everybody@example.com' }
  expect((await person.post('/api/contact', evil)).statusCode).toBe(201)
  const [row] = await query(databaseUrl, 'select name, inquiry_type from contact_messages')
  expect(row).toEqual({ name: 'Ada Byron', inquiry_type: 'press' })
  const folder = path.join(config.dataDirectory, 'mail')
  const [file] = fs.readdirSync(folder)
  const mail = fs.readFileSync(path.join(folder, file as string), 'utf8')
  expect(mail).toMatch(/^To: team@example.com\r$/m)
  expect(mail).toMatch(/^Reply-To: ada@example.com\r$/m)
  expect(mail).toMatch(/^Subject: \[press\] Looms Bcc: everybody@example.com\r$/m)
  expect(mail).not.toMatch(/^Bcc:/m)
  expect((await person.post('/api/contact', message)).statusCode).toBe(201)
  const last = await person.post('/api/contact', message)
  expect(last.statusCode).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})

async function adminOf({ app, databaseUrl }: TestServer): Promise<Person> {
  const admin = new Person(app)
  const email = await admin.signUp()
  await query(databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  return admin
}

test('the inbox of the admins holds the messages: they are read, answered, deleted', async () => {
  const server = await startServerForTest()
  const admin = await adminOf(server)
  const inbox = async (search = '') => (await admin.get(`/api/contact/messages${search}`)).json()
  expect(await inbox()).toEqual({ messages: [], total: 0, totalPages: 0, unread: 0 })
  for (const subject of ['First', 'Second', 'Third'])
    expect((await new Person(server.app).post('/api/contact', { ...message, subject })).statusCode).toBe(201)
  const { messages, unread, totalPages } = await inbox('?limit=2')
  expect([messages.map((one: { subject: string }) => one.subject), unread, totalPages]).toEqual([
    ['Third', 'Second'],
    3,
    2,
  ])
  const [third, second] = messages
  expect(third).toMatchObject({ ...message, subject: 'Third', readAt: null, answeredAt: null })
  const mark = (id: string, marks: object) => admin.send('PATCH', `/api/contact/messages/${id}`, marks)
  const read = (await mark(third.id, { read: true })).json()
  expect(Date.parse(read.readAt)).toBeGreaterThan(0)
  expect((await mark(third.id, { read: true })).json().readAt).toBe(read.readAt)
  const answered = (await mark(second.id, { answered: true })).json()
  expect([answered.readAt, answered.answeredAt].map(Boolean)).toEqual([true, true])
  expect(await inbox('?show=unread')).toMatchObject({ total: 1, unread: 1, messages: [{ subject: 'First' }] })
  expect((await inbox('?show=unanswered')).total).toBe(2)
  expect((await mark(third.id, { read: false })).json().readAt).toBeNull()
  expect((await admin.send('DELETE', `/api/contact/messages/${third.id}`)).json()).toEqual({ ok: true })
  expect((await mark(third.id, { read: true })).json().message).toBe('There is no such message.')
  expect((await inbox()).total).toBe(2)
})

test('without an address of the team, a message waits in the inbox and no mail is written', async () => {
  const server = await startServerForTest()
  expect((await new Person(server.app).post('/api/contact', message)).statusCode).toBe(201)
  expect((await (await adminOf(server)).get('/api/contact/messages')).json().total).toBe(1)
  expect(fs.existsSync(path.join(server.config.dataDirectory, 'mail'))).toBe(false)
})
