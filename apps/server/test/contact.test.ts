import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Person, query, startServerForTest } from './harness.ts'

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
