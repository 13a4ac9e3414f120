/** Who may sign up: anybody, whoever was invited, nobody. */
import { expect, test } from 'vitest'
import { PASSWORD, Person, query, startServerForTest } from '../harness.ts'

const body = (email: string, invitation?: string) => ({ email, password: PASSWORD, ...(invitation && { invitation }) })
const tokenIn = (link: string): string => new URL(link).searchParams.get('invitation') ?? ''

test('closed: nobody signs up, and whoever has an account signs in', async () => {
  const { app, databaseUrl } = await startServerForTest()
  const email = await new Person(app).signUp()
  const closed = await startServerForTest({ databaseUrl, environment: { REGISTRATION: 'closed' } })
  const refused = await new Person(closed.app).post('/api/register', body('new@example.com'))
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Nobody can sign up here. Ask whoever runs this server for an account.',
  ])
  expect((await new Person(closed.app).post('/api/login', { email, password: PASSWORD })).statusCode).toBe(200)
})

test('invited: a link is good for one account, of its address, until it is revoked or too old', async () => {
  const { databaseUrl, ...open } = await startServerForTest()
  const email = await new Person(open.app).signUp()
  await query(databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  const { app } = await startServerForTest({ databaseUrl, environment: { REGISTRATION: 'invited' } })
  const admin = new Person(app)
  await admin.post('/api/login', { email, password: PASSWORD })
  const register = (email: string, token?: string) => new Person(app).post('/api/register', body(email, token))
  expect((await register('stranger@example.com')).statusCode).toBe(403)
  expect((await register('stranger@example.com', 'x'.repeat(43))).statusCode).toBe(403)

  const forAda = (await admin.post('/api/admin/invitations', { email: 'ada@example.com' })).json()
  expect((await register('eve@example.com', tokenIn(forAda.link))).statusCode).toBe(403)
  expect((await register('Ada@Example.com', tokenIn(forAda.link))).statusCode).toBe(201)
  expect((await register('ada2@example.com', tokenIn(forAda.link))).statusCode).toBe(403)

  const forAnybody = (await admin.post('/api/admin/invitations', {})).json()
  const racers = ['one@example.com', 'two@example.com', 'three@example.com']
  const answers = await Promise.all(racers.map((email) => register(email, tokenIn(forAnybody.link))))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403])

  const revoked = (await admin.post('/api/admin/invitations', {})).json()
  const old = (await admin.post('/api/admin/invitations', {})).json()
  expect((await admin.get('/api/admin/invitations')).json()).toHaveLength(2)
  expect((await admin.send('DELETE', `/api/admin/invitations/${revoked.id}`)).statusCode).toBe(200)
  await query(databaseUrl, `update invitations set expires_at = now() - interval '1 minute' where id = $1`, [old.id])
  for (const { link } of [revoked, old])
    expect((await register('late@example.com', tokenIn(link))).statusCode).toBe(403)
  expect((await admin.get('/api/admin/invitations')).json()).toEqual([])
  expect((await admin.send('DELETE', `/api/admin/invitations/${revoked.id}`)).statusCode).toBe(404)
})
