/** Signing in through an identity provider (OpenID Connect), and connecting an account with it. */
import { LOGIN_MESSAGES } from '@limner/contract/login-message'
import { expect, test } from 'vitest'
import { PASSWORD, Person, startServerForTest } from '../harness.ts'
import { type Claims, startFakeProvider } from './fake-provider.ts'

const ADA: Claims = {
  sub: 'ada-1',
  email: 'ada@works.example',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Byron',
}

async function start(environment: Record<string, string> = {}, databaseUrl?: string) {
  const provider = await startFakeProvider()
  const { app } = await startServerForTest({
    ...(databaseUrl && { databaseUrl }),
    environment: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'limner',
      OIDC_CLIENT_SECRET: 's3cret',
      ...environment,
    },
  })
  /** Through the provider and back: where the person ends. */
  async function passThrough(person: Person, query = ''): Promise<string> {
    const away = await person.get(`/sign-in/start${query}`)
    const back = provider.agree(String(away.headers.location))
    return String((await person.get(back.pathname + back.search)).headers.location)
  }
  return { app, provider, passThrough, person: () => new Person(app) }
}
const to = (message: keyof typeof LOGIN_MESSAGES) => `/login?message=${encodeURIComponent(LOGIN_MESSAGES[message])}`

test('somebody new gets an account, with what they made as a guest; later they are known by their subject', async () => {
  const { provider, passThrough, person } = await start()
  provider.next = { claims: ADA }
  const ada = person()
  const project = await ada.createProject('Made before')
  expect(await passThrough(ada, '?redirect=/designs')).toBe('/designs')
  expect((await ada.get('/api/user')).json()).toMatchObject({
    email: 'ada@works.example',
    firstName: 'Ada',
    lastName: 'Byron',
    role: 'user',
  })
  expect((await ada.get('/api/projects')).json().map(({ id }: { id: string }) => id)).toEqual([project.id])

  provider.next = { claims: { ...ADA, email: 'married@works.example' } }
  const again = person()
  expect(await passThrough(again)).toBe('/dashboard')
  expect((await again.get('/api/user')).json()).toMatchObject({ email: 'ada@works.example' })
  // Without a password nothing opens by one.
  const login = await person().post('/api/login', { email: 'ada@works.example', password: PASSWORD })
  expect(login.statusCode).toBe(401)
})

test('an address of which nobody says that it is verified, or that has an account, opens nothing', async () => {
  const { provider, passThrough, person } = await start()
  const email = await person().signUp()
  for (const [claims, message] of [
    [{ ...ADA, email }, 'providerTaken'],
    [{ ...ADA, email_verified: false }, 'providerUnverified'],
    [{ sub: 'ada-1' }, 'providerUnverified'],
  ] as const) {
    provider.next = { claims }
    const someone = person()
    expect(await passThrough(someone)).toBe(to(message))
    expect((await someone.get('/api/user')).statusCode).toBe(401)
  }
})

test('an address that only the user info tells counts', async () => {
  const { provider, passThrough, person } = await start()
  provider.next = { claims: { sub: 'ada-1' }, userinfo: { email: 'ada@works.example', email_verified: true } }
  const ada = person()
  await passThrough(ada)
  expect((await ada.get('/api/user')).json()).toMatchObject({ email: 'ada@works.example' })
})

test('who may sign up: of certain domains, or nobody new; where passwords cannot sign up, the provider still can', async () => {
  const staff = await start({ OIDC_DOMAINS: 'works.example', REGISTRATION: 'closed' })
  staff.provider.next = { claims: ADA }
  expect(await staff.passThrough(staff.person())).toBe('/dashboard')
  staff.provider.next = { claims: { ...ADA, sub: 'eve', email: 'eve@works.example.evil' } }
  expect(await staff.passThrough(staff.person())).toBe(to('providerStranger'))

  const nobody = await start({ OIDC_SIGN_UP: 'off' })
  nobody.provider.next = { claims: ADA }
  expect(await nobody.passThrough(nobody.person())).toBe(to('providerStranger'))
})

test('a stranger who was invited is let in, at the address that was invited', async () => {
  const { databaseUrl, ...open } = await startServerForTest()
  const owner = new Person(open.app)
  await owner.signUp()
  const { id } = await owner.createProject('Harbor')
  const { link } = (await owner.post(`/api/projects/${id}/invitations`, { email: ADA.email, role: 'editor' })).json()
  const token = link.split('/').at(-1)
  const query = `?redirect=/invitation/${token}&invitation=${token}`

  const closed = await start({ OIDC_SIGN_UP: 'off', REGISTRATION: 'closed' }, databaseUrl)
  closed.provider.next = { claims: ADA }
  expect(await closed.passThrough(closed.person(), query)).toBe(to('providerStranger'))

  const { provider, passThrough, person } = await start({ OIDC_SIGN_UP: 'off', REGISTRATION: 'invited' }, databaseUrl)
  provider.next = { claims: { ...ADA, sub: 'eve', email: 'eve@works.example' } }
  expect(await passThrough(person(), query)).toBe(to('providerStranger'))
  provider.next = { claims: ADA }
  expect(await passThrough(person())).toBe(to('providerStranger'))
  const ada = person()
  expect(await passThrough(ada, query)).toBe(`/invitation/${token}`)
  expect((await ada.post(`/api/invitations/${token}/accept`)).json()).toMatchObject({ kind: 'project', id })
})

test.each([
  ['to another question', { nonce: 'another' }],
  ['meant for another server', { audience: 'somebody-else' }],
])('an answer %s opens nothing', async (_, forged) => {
  const { provider, passThrough, person } = await start()
  provider.next = { claims: ADA, ...forged }
  const ada = person()
  expect(await passThrough(ada)).toBe(to('providerFailed'))
  expect((await ada.get('/api/user')).statusCode).toBe(401)
})

test('an answer that another browser asked for opens nothing, nor does one a second time', async () => {
  const { provider, person } = await start()
  provider.next = { claims: ADA }
  const [mallory, victim] = [person(), person()]
  const away = await mallory.get('/sign-in/start')
  await victim.get('/sign-in/start')
  const back = provider.agree(String(away.headers.location))
  for (const who of [victim, person()]) {
    const answer = await who.get(back.pathname + back.search)
    expect(answer.headers.location).toBe(to('providerFailed'))
    expect((await who.get('/api/user')).statusCode).toBe(401)
  }
})

test('where to go afterwards stays on this server', async () => {
  const { provider, passThrough, person } = await start()
  provider.next = { claims: ADA }
  expect(await passThrough(person(), `?redirect=${encodeURIComponent('//evil.example')}`)).toBe('/dashboard')
})

test('an account is connected by whoever is signed in, and disconnected with the password', async () => {
  const { provider, passThrough, person } = await start()
  const ada = person()
  const email = await ada.signUp()
  provider.next = { claims: { ...ADA, email } }
  expect(await passThrough(ada, '?connect=1')).toBe('/dashboard?tab=settings&provider=connected')
  expect((await ada.get('/api/user/provider')).json()).toEqual({ isConnected: true, hasPassword: true })
  const elsewhere = person()
  expect(await passThrough(elsewhere)).toBe('/dashboard')
  expect((await elsewhere.get('/api/user')).json().email).toBe(email)

  const other = person()
  await other.signUp()
  expect(await passThrough(other, '?connect=1')).toBe('/dashboard?tab=settings&provider=taken')
  expect(
    await person()
      .get('/sign-in/start?connect=1')
      .then(({ headers }) => headers.location),
  ).toMatch(/^\/login/)

  const end = (password: string) => ada.send('DELETE', '/api/user/provider', { password })
  expect((await end('a wrong pass phrase')).statusCode).toBe(403)
  expect((await end(PASSWORD)).statusCode).toBe(200)
  provider.next = { claims: { ...ADA, email } }
  expect(await passThrough(person())).toBe(to('providerTaken'))
})

test('whoever has no password learns how to get one, and cannot lock themselves out', async () => {
  const { provider, passThrough, person } = await start()
  provider.next = { claims: ADA }
  const ada = person()
  await passThrough(ada)
  expect((await ada.get('/api/user/provider')).json()).toEqual({ isConnected: true, hasPassword: false })
  const refused = await ada.send('DELETE', '/api/user/provider', { password: 'anything' })
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Your account has no password yet. Set one through “Forgot your password?”.',
  ])
})

test('a provider that does not answer is said so; without one there is nothing at the address', async () => {
  const { app } = await startServerForTest({
    environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'limner' },
  })
  expect((await new Person(app).get('/sign-in/start')).headers.location).toBe(to('providerFailed'))
  const none = await startServerForTest()
  expect((await new Person(none.app).get('/sign-in/start')).statusCode).toBe(404)
})
