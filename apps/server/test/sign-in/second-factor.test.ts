/** The second factor: an app that shows codes, and what happens without it. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, Person, query, startServer, type TestServer } from '../harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const login = (email: string, code?: string, password = PASSWORD) =>
  new Person(server.app).post('/api/login', { email, password, ...(code && { code }) })

/** Somebody with a second factor that is on. The code of the step before was used for it. */
async function withFactor() {
  const ada = new Person(server.app)
  const email = await ada.signUp()
  const { secret } = (await ada.post('/api/user/second-factor', { password: PASSWORD })).json()
  const answer = await ada.post('/api/user/second-factor/confirm', { code: codeOf(secret, -1) })
  expect(answer.statusCode).toBe(200)
  return { ada, email, secret: secret as string, recoveryCodes: answer.json().recoveryCodes as string[] }
}

test('it is begun with the password, and counts once a first code was given', async () => {
  const ada = new Person(server.app)
  const email = await ada.signUp()
  expect((await ada.post('/api/user/second-factor', { password: 'another pass phrase' })).statusCode).toBe(403)
  const begun = (await ada.post('/api/user/second-factor', { password: PASSWORD })).json()
  expect(begun.address).toBe(new URL(begun.address).href)
  expect(begun.address).toContain(`secret=${begun.secret}`)
  expect(begun.picture).toMatch(/^data:image\/svg\+xml;base64,/)
  expect((await login(email)).statusCode).toBe(200)

  const wrong = await ada.post('/api/user/second-factor/confirm', { code: codeOf(begun.secret, 40) })
  expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([422, 'body.code'])
  const right = await ada.post('/api/user/second-factor/confirm', { code: codeOf(begun.secret) })
  expect(right.json().recoveryCodes).toHaveLength(10)
  expect((await ada.get('/api/user/second-factor')).json()).toEqual({ isOn: true, recoveryCodes: 10 })
  expect((await ada.post('/api/user/second-factor', { password: PASSWORD })).statusCode).toBe(409)
})

test('the right password alone opens nothing; a wrong one learns nothing of the factor', async () => {
  const { email, secret } = await withFactor()
  const asked = await login(email)
  expect([asked.statusCode, asked.json().issues[0].path]).toEqual([401, 'body.code'])
  expect(asked.cookies).toEqual([])
  const wrong = await login(email, codeOf(secret), 'another pass phrase')
  expect([wrong.statusCode, wrong.json().issues]).toEqual([401, undefined])
  expect((await login(email, codeOf(secret))).statusCode).toBe(200)
})

test('a code is taken once, also of many at the same time; a recovery code, too', async () => {
  const { email, secret, recoveryCodes } = await withFactor()
  const code = codeOf(secret)
  const answers = await Promise.all([1, 2, 3, 4].map(() => login(email, code)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  const [recovery] = recoveryCodes as [string]
  expect((await login(email, recovery.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
  expect((await login(email, recovery)).statusCode).toBe(401)
})

test('whoever guesses codes is stopped, from wherever it comes, and asking without a code clears no count', async () => {
  const { email, secret } = await withFactor()
  for (let i = 0; i < 20; i++) await login(email, codeOf(secret, 100 + i))
  const refused = await login(email, codeOf(secret))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('it is turned off with the password and a code; a new password does not turn it off', async () => {
  const { ada, email, secret, recoveryCodes } = await withFactor()
  const off = (code: string) => ada.send('DELETE', '/api/user/second-factor', { password: PASSWORD, code })
  expect((await off('000000')).statusCode).toBe(422)
  const changed = { currentPassword: PASSWORD, newPassword: 'eleven herons wade upstream' }
  expect((await ada.post('/api/user/password', changed)).statusCode).toBe(200)
  expect((await login(email, undefined, changed.newPassword)).json().issues[0].path).toBe('body.code')
  const body = { password: changed.newPassword, code: recoveryCodes[1] }
  expect((await ada.send('DELETE', '/api/user/second-factor', body)).statusCode).toBe(200)
  expect((await login(email, undefined, changed.newPassword)).statusCode).toBe(200)
  expect(codeOf(secret)).toMatch(/^\d{6}$/)
})

test('the database shows no secret and no code', async () => {
  const { secret, recoveryCodes } = await withFactor()
  const rows = await query(server.databaseUrl, 'select sealed_secret::text from second_factors')
  const codes = await query(server.databaseUrl, 'select code_hash::text from recovery_codes')
  const stored = JSON.stringify([rows, codes])
  const hex = (text: string) => Buffer.from(text).toString('hex')
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(hex(text))
})
