/** Passkeys: added with the password, used without it or beside it, and what is refused. */
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, Person, query, startServer, type TestServer } from '../harness.ts'
import { runAdmin } from '../processes.ts'
import { Authenticator, type Signing } from './authenticator.ts'

const ORIGIN = 'https://design.example.com'
let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { PUBLIC_URL: ORIGIN } })
  // A second server on the same database.
  other = await startServer({ databaseUrl: server.databaseUrl, environment: { PUBLIC_URL: ORIGIN } })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const begin = async (app = server.app) => (await new Person(app).post('/api/login/passkey/begin')).json()
const enter = (credential: unknown, person = new Person(server.app)) =>
  person.post('/api/login/passkey', { credential })

async function add(
  person: Person,
  authenticator: Authenticator,
  { name, how = {} }: { name?: string; how?: Signing } = {},
) {
  const begun = await person.post('/api/user/passkeys/begin', { password: PASSWORD })
  expect(begun.statusCode, begun.body).toBe(200)
  const credential = authenticator.create(begun.json(), how)
  return person.post('/api/user/passkeys', { ...(name && { name }), credential })
}

/** Somebody with a passkey. */
async function withPasskey() {
  const ada = new Person(server.app)
  const email = await ada.signUp()
  const authenticator = new Authenticator(ORIGIN)
  const added = await add(ada, authenticator, { name: 'Telephone' })
  expect(added.statusCode, added.body).toBe(201)
  return { ada, email, authenticator, id: added.json().id as string }
}

test('it is added with the password, and signs in without it; the list tells when it was last used', async () => {
  const ada = new Person(server.app)
  const email = await ada.signUp()
  expect((await ada.post('/api/user/passkeys/begin', { password: 'another pass phrase' })).statusCode).toBe(403)
  const authenticator = new Authenticator(ORIGIN)
  const added = await add(ada, authenticator)
  expect([added.statusCode, added.json().name]).toEqual([201, 'Unknown device'])
  expect((await ada.get('/api/user/passkeys')).json()).toMatchObject([{ lastUsedAt: null }])

  const somewhere = new Person(server.app)
  const entered = await enter(authenticator.get(await begin()), somewhere)
  expect([entered.statusCode, entered.json().email]).toEqual([200, email])
  expect((await somewhere.get('/api/user')).json().email).toBe(email)
  const [passkey] = (await ada.get('/api/user/passkeys')).json()
  expect(Date.parse(passkey.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000)
})

test('the work of a guest comes along, as with a password', async () => {
  const { authenticator } = await withPasskey()
  const guest = new Person(server.app)
  const project = await guest.createProject('Begun before')
  expect((await enter(authenticator.get(await begin()), guest)).statusCode).toBe(200)
  expect((await guest.get('/api/projects')).json()).toMatchObject([{ id: project.id }])
})

test('a challenge is good on every server, once, also of many at the same time', async () => {
  const { authenticator } = await withPasskey()
  const answer = authenticator.get(await begin(other.app))
  const codes = await Promise.all([1, 2, 3].map(async () => (await enter(answer)).statusCode))
  expect(codes.sort()).toEqual([200, 401, 401])
  // Signed anew, with a higher count: it is the challenge that is spent.
  const challenge = await begin()
  expect((await enter(authenticator.get(challenge))).statusCode).toBe(200)
  expect((await enter(authenticator.get(challenge))).statusCode).toBe(401)
})

test('a challenge counts for five minutes, for the address that asked, and for signing in alone', async () => {
  const { ada, authenticator } = await withPasskey()
  const late = await begin()
  await query(server.databaseUrl, `update passkey_challenges set expires_at = now() - interval '1 second'`)
  expect((await enter(authenticator.get(late))).statusCode).toBe(401)

  const asked = await server.app.inject({
    ...{ method: 'POST', url: '/api/login/passkey/begin', remoteAddress: '192.0.2.7' },
  })
  expect((await enter(authenticator.get(asked.json()))).statusCode).toBe(401)

  const toAdd = (await ada.post('/api/user/passkeys/begin', { password: PASSWORD })).json()
  expect((await enter(authenticator.get(toAdd))).statusCode).toBe(401)
  const made = new Authenticator(ORIGIN).create({ ...(await begin()), user: toAdd.user })
  expect((await ada.post('/api/user/passkeys', { credential: made })).statusCode).toBe(422)
})

test.each<[string, Signing]>([
  ['the origin of another site', { origin: 'https://design.example.org' }],
  ['a subdomain', { origin: 'https://evil.design.example.com' }],
  ['the same host without TLS', { origin: 'http://design.example.com' }],
  ['the id of another site', { host: 'design.example.org' }],
  ['no PIN and no finger', { isVerified: false }],
])('%s is refused, to sign in and to add', async (_name, how) => {
  const { ada, authenticator } = await withPasskey()
  expect((await enter(authenticator.get(await begin(), how))).statusCode).toBe(401)
  expect((await add(ada, new Authenticator(ORIGIN), { how })).statusCode).toBe(422)
  expect((await ada.get('/api/user/passkeys')).json()).toHaveLength(1)
})

test('a count that stands still or goes back is refused: somebody has copied the key', async () => {
  const { authenticator } = await withPasskey()
  for (const [counter, status] of [
    [7, 200],
    [7, 401],
    [6, 401],
    [0, 401],
    [8, 200],
  ] as const)
    expect((await enter(authenticator.get(await begin(), { counter }))).statusCode, String(counter)).toBe(status)
})

test('an authenticator that does not count signs in again and again', async () => {
  const { authenticator } = await withPasskey()
  for (let i = 0; i < 2; i++)
    expect((await enter(authenticator.get(await begin(), { counter: 0 }))).statusCode).toBe(200)
})

test('a passkey that nobody has added, a foreign signature and a foreign owner are refused', async () => {
  const { authenticator } = await withPasskey()
  expect((await enter(new Authenticator(ORIGIN).get(await begin()))).statusCode).toBe(401)
  const challenge = await begin()
  const mine = authenticator.get(challenge)
  const { signature } = new Authenticator(ORIGIN).get(challenge).response
  expect((await enter({ ...mine, response: { ...mine.response, signature } })).statusCode).toBe(401)
  const userHandle = Buffer.from(crypto.randomUUID()).toString('base64url')
  const again = authenticator.get(await begin())
  expect((await enter({ ...again, response: { ...again.response, userHandle } })).statusCode).toBe(401)
})

test('the passkey of one account cannot be added to another', async () => {
  const { authenticator } = await withPasskey()
  const eve = new Person(server.app)
  await eve.signUp()
  expect((await add(eve, authenticator)).statusCode).toBe(409)
  const begun = (await eve.post('/api/user/passkeys/begin', { password: PASSWORD })).json()
  const ada = (await withPasskey()).ada
  const credential = new Authenticator(ORIGIN).create(begun)
  expect((await ada.post('/api/user/passkeys', { credential })).statusCode).toBe(422)
})

test('it is removed with the password, by its owner alone, and no longer signs in', async () => {
  const { ada, authenticator, id } = await withPasskey()
  const { ada: eve } = await withPasskey()
  const remove = (person: Person, password = PASSWORD) =>
    person.send('DELETE', `/api/user/passkeys/${id}`, { password })
  expect((await remove(new Person(server.app))).statusCode).toBe(401)
  expect((await remove(eve)).statusCode).toBe(403)
  expect((await remove(ada, 'another pass phrase')).statusCode).toBe(403)
  expect((await enter(authenticator.get(await begin()))).statusCode).toBe(200)
  expect((await remove(ada)).statusCode).toBe(200)
  expect((await remove(ada)).statusCode).toBe(404)
  expect((await enter(authenticator.get(await begin()))).statusCode).toBe(401)
})

test('a key may vouch for itself, a certificate is not looked into', async () => {
  const { ada } = await withPasskey()
  expect((await add(ada, new Authenticator(ORIGIN), { how: { attestation: 'self' } })).statusCode).toBe(201)
  expect((await add(ada, new Authenticator(ORIGIN), { how: { attestation: 'certificate' } })).statusCode).toBe(422)
})

test('what is no passkey at all is refused as one', async () => {
  const { ada, authenticator } = await withPasskey()
  const { user, challenge } = (await ada.post('/api/user/passkeys/begin', { password: PASSWORD })).json()
  const made = new Authenticator(ORIGIN).create({ user, challenge })
  const nested = Buffer.alloc(9000, 0x81).toString('base64url')
  for (const attestationObject of ['AA', 'oA', nested]) {
    const credential = { ...made, response: { ...made.response, attestationObject } }
    expect((await ada.post('/api/user/passkeys', { credential })).statusCode).toBe(422)
  }
  const answer = authenticator.get(await begin())
  for (const part of ['clientDataJSON', 'authenticatorData', 'signature'])
    expect((await enter({ ...answer, response: { ...answer.response, [part]: 'AA' } })).statusCode, part).toBe(401)
  expect((await enter({ ...answer, response: { ...answer.response, signature: '!' } })).statusCode).toBe(400)
})

test('there can be twenty', async () => {
  const { ada, id } = await withPasskey()
  await query(
    server.databaseUrl,
    `insert into passkeys (user_id, credential_id, public_key, name)
      select user_id, gen_random_uuid(), public_key, name from passkeys, generate_series(2, 20) where id = $1`,
    [id],
  )
  expect((await ada.post('/api/user/passkeys/begin', { password: PASSWORD })).statusCode).toBe(409)
})

test('a passkey stands in for the code after the password, and alone it asks for none', async () => {
  const { ada, email, authenticator } = await withPasskey()
  const { secret } = (await ada.post('/api/user/second-factor', { password: PASSWORD })).json()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expect((await ada.post('/api/user/second-factor/confirm', { code })).statusCode).toBe(200)

  const login = (more: object, password = PASSWORD) =>
    new Person(server.app).post('/api/login', { email, password, ...more })
  const asked = await login({})
  const paths = asked.json().issues.map(({ path: one }: { path: string }) => one)
  expect([asked.statusCode, paths]).toEqual([401, ['body.code', 'body.passkey']])
  expect((await login({ passkey: authenticator.get(await begin()) })).statusCode).toBe(200)
  expect((await login({ passkey: authenticator.get(await begin()) }, 'another pass phrase')).statusCode).toBe(401)
  const { authenticator: foreign } = await withPasskey()
  const wrong = await login({ passkey: foreign.get(await begin()) })
  expect([wrong.statusCode, wrong.json().issues[0].path]).toEqual([401, 'body.passkey'])
  expect((await enter(authenticator.get(await begin()))).statusCode).toBe(200)

  const off = (passkey: unknown) => ada.send('DELETE', '/api/user/second-factor', { password: PASSWORD, passkey })
  expect((await off(foreign.get(await begin()))).statusCode).toBe(422)
  expect((await off(authenticator.get(await begin()))).statusCode).toBe(200)
  expect((await login({})).statusCode).toBe(200)
})

test('the server’s own machine takes off whatever somebody lost', async () => {
  const { email, authenticator } = await withPasskey()
  const { stdout } = await runAdmin(server.databaseUrl, server.config.dataDirectory, 'second-factor', 'off', email)
  expect(stdout).toContain('Passkeys removed: 1.')
  expect((await enter(authenticator.get(await begin()))).statusCode).toBe(401)
})

test('what is taken away of an account tells its passkeys, and no key', async () => {
  const { ada } = await withPasskey()
  const { passkeys } = (await ada.get('/api/user/export')).json()
  expect(passkeys).toEqual([{ name: 'Telephone', since: expect.any(String), lastUsedAt: null }])
})
