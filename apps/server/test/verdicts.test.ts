/** Every endpoint of the contract, asked by everybody, about everything: the verdict that the contract declares. */
import { api, type Endpoint } from '@limner/contract'
import type { Prediction, Project } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BODIES, MISSING, REFUSED } from './bodies.ts'
import { Person, query, startServer, type TestServer } from './harness.ts'

let server: TestServer
const things: Record<string, Partial<Record<Who, Record<string, string>>>> = {}
const people = {} as Record<Who, Person>

type Who = 'anonymous' | 'guest A' | 'guest B' | 'user A' | 'user B'
const CALLERS: Who[] = ['anonymous', 'guest A', 'guest B', 'user A', 'user B']
const OWNERS = ['guest A', 'user A'] as const
const pictureOf = ({ output }: Prediction) => /[\da-f-]{36}/.exec(output?.[0] ?? '')?.[0] ?? ''

/** A review link: guests have none, and the rule about them is asked of theirs all the same. */
async function linkTo(designId: string): Promise<string> {
  const insert = `insert into reviews (token, owner_id, design_id) select $1, owner_id, id from designs where id = $2 returning id`
  const [review] = await query<{ id: string }>(server.databaseUrl, insert, [crypto.randomUUID(), designId])
  return review?.id ?? ''
}

/** A brand kit: guests have none, and the rule about them is asked of theirs all the same. */
async function kitOf(designId: string): Promise<string> {
  const insert = `insert into brand_kits (owner_id, name, colours, tones, facts)
    select owner_id, 'Kit', '{}', '[]', '{}' from designs where id = $1 returning id`
  const [kit] = await query<{ id: string }>(server.databaseUrl, insert, [designId])
  return kit?.id ?? ''
}

/** A webhook: guests have none, and the rule about them is asked of theirs all the same. Nothing is sent to a port below 1024. */
async function webhookOf(designId: string): Promise<string> {
  const insert = `insert into webhooks (owner_id, url, events)
    select owner_id, 'https://example.com:1/', '[]' from designs where id = $1 returning id`
  const [webhook] = await query<{ id: string }>(server.databaseUrl, insert, [designId])
  return webhook?.id ?? ''
}

/** A project with a member and an invitation: guests have neither, and the rule about them is asked of theirs all the same. */
async function teamOf(person: Person): Promise<{ member: string; invitation: string }> {
  const project = await person.createProject('Team')
  const email = await new Person(server.app).signUp()
  const insert = `with account as (select id from users where email = $2),
    member as (insert into members (project_id, user_id, role) select $1, id, 'viewer' from account returning id),
    invitation as (
      insert into member_invitations (token_hash, project_id, email, role, invited_by, expires_at)
      select sha256($3::bytea), $1, 'grace@example.com', 'viewer', id, now() + interval '1 day' from account returning id)
    select member.id as member, invitation.id as invitation from member, invitation`
  const [made] = await query<{ member: string; invitation: string }>(server.databaseUrl, insert, [
    ...[project.id, email, project.id],
  ])
  return made ?? { member: '', invitation: '' }
}

async function populate(who: (typeof OWNERS)[number]) {
  const person = people[who]
  const project = await person.createProject('Private')
  const published: Project = await person.createProject('Public')
  const prediction: Prediction = await person.make({ prompt: 'Logo for Verdict', projectId: project.id })
  const shown: Prediction = await person.make({ prompt: 'Logo for Verdict', projectId: published.id })
  await server.app.inject({ url: '/api/health/status' })
  const design = { private: prediction.designId ?? '', public: shown.designId ?? '' }
  const [one, other] = [await teamOf(person), await teamOf(person)]
  things[who] = {
    member: { private: one.member, public: other.member },
    'member invitation': { private: one.invitation, public: other.invitation },
    project: { private: project.id, public: published.id },
    design,
    review: { private: await linkTo(design.private), public: await linkTo(design.public) },
    'brand kit': { private: await kitOf(design.private), public: await kitOf(design.public) },
    webhook: { private: await webhookOf(design.private), public: await webhookOf(design.public) },
    picture: { private: pictureOf(prediction), public: pictureOf(shown) },
    prediction: { private: prediction.id, public: shown.id },
  } as never
  return published.id
}

beforeAll(async () => {
  server = await startServer()
  for (const who of CALLERS) people[who] = new Person(server.app)
  await people['user A'].signUp()
  await people['user B'].signUp()
  await people['guest B'].post('/api/guest')
  await people['guest A'].post('/api/guest')
  for (const who of OWNERS) {
    const id = await populate(who)
    // Guests cannot publish; the rule about public things is asked of theirs all the same.
    await query(server.databaseUrl, 'update projects set is_public = true where id = $1', [id])
  }
}, 60_000)
afterAll(() => server.close())

function expected(endpoint: Endpoint, name: string, who: Who, owner: Who | null, isPublic: boolean): number {
  const success = REFUSED[name] ?? endpoint.status ?? 200
  // Nobody here has a key.
  if (endpoint.auth === 'api key') return 401
  if (endpoint.auth === 'admin session') return who.startsWith('user') ? 403 : 401
  if (endpoint.auth === 'session' && !who.startsWith('user')) return 401
  const { subject } = endpoint
  if (!subject || subject.access === 'anyone') return success
  if (owner === null) return 404
  if (who === owner || (isPublic && subject.access.startsWith('public'))) return success
  return 403
}

/** A fresh person with the same credentials, so that nothing that one call hands out reaches the next. */
function copyOf(who: Who): Person {
  const person = new Person(server.app)
  person.cookies = new Map(people[who].cookies)
  person.guestToken = people[who].guestToken
  return person
}

/** Each of these is asked of things of its own, here, in keys.test.ts, sign-in/passkeys.test.ts, designs/reviews.test.ts, programs/webhooks.test.ts, brand/kits.test.ts, projects/bin.test.ts or teams/roles.test.ts. */
const DESTRUCTIVE = new Set([
  'deleteProject',
  'restoreProject',
  'deleteForEver',
  'logout',
  'revokeOwnKey',
  'revokeReview',
  'deleteBrandKit',
  'deleteBrandFont',
  'deleteWebhook',
  'removePasskey',
  'removeMember',
  'revokeMemberInvitation',
])

describe.each(Object.entries<Endpoint>(api).filter(([name]) => !DESTRUCTIVE.has(name)))('%s', (name, endpoint) => {
  const noun = endpoint.subject?.noun
  const cases: { who: Who; owner: Who | null; visibility: 'private' | 'public' }[] = CALLERS.flatMap((who) =>
    noun
      ? [
          { who, owner: null, visibility: 'private' as const },
          ...OWNERS.flatMap((owner) =>
            (['private', 'public'] as const).map((visibility) => ({ who, owner, visibility })),
          ),
        ]
      : [{ who, owner: null, visibility: 'private' as const }],
  )
  test.each(cases)('$who asks for the $visibility one of $owner', async ({ who, owner, visibility }) => {
    const ids = owner ? (things[owner] as unknown as Record<string, Record<string, string>>)[noun ?? ''] : undefined
    const id = ids?.[visibility] ?? MISSING
    const response = await copyOf(who).send(endpoint.method, endpoint.path.replace(/:\w+/, id), BODIES[name])
    expect(response.statusCode, response.body).toBe(expected(endpoint, name, who, owner, visibility === 'public'))
  })
})

test('every endpoint with a parameter declares whose the thing must be', () => {
  for (const [name, endpoint] of Object.entries<Endpoint>(api))
    if (endpoint.path.includes(':')) expect(endpoint.subject, name).toBeDefined()
})

test.each(CALLERS)('%s deletes a project', async (who) => {
  const owner = copyOf('user A')
  const { id } = await owner.createProject('To be deleted')
  const answer = await copyOf(who).send('DELETE', `/api/projects/${id}`)
  expect(answer.statusCode).toBe({ 'user A': 200, 'user B': 403 }[who as string] ?? 401)
  expect((await owner.get(`/api/projects/${id}`)).statusCode).toBe(who === 'user A' ? 404 : 200)
})

describe('ids inside a body', () => {
  const foreign = () => things['user A'] as unknown as Record<string, Record<string, string>>
  const fields = [
    ['projectId', 'project'],
    ['parentDesignId', 'design'],
    ['selectedDesignId', 'design'],
  ] as const
  test.each(fields)('%s of somebody else, public or not, is refused', async (field, noun) => {
    for (const visibility of ['private', 'public'])
      for (const who of ['user B', 'guest A', 'anonymous'] as const) {
        const body = { prompt: 'Logo for Thief', [field]: foreign()[noun]?.[visibility] }
        expect((await copyOf(who).post('/api/generate-design', body)).statusCode).toBe(403)
      }
  })
  test.each(fields)('%s of nothing is missing', async (field) => {
    const body = { prompt: 'Logo for Nobody', [field]: MISSING }
    expect((await copyOf('user B').post('/api/generate-design', body)).statusCode).toBe(404)
  })
  test('the picture of a foreign design cannot be used, by address or as a parent', async () => {
    const design = (await people['user A'].get(`/api/designs/${foreign().design?.private}`)).json().design
    const body = { prompt: 'Poster', image_input: [design.imageUrl] }
    expect((await copyOf('user B').post('/api/generate-design', body)).statusCode).toBe(403)
    const edit = { prompt: 'Darker', parentDesignUrl: design.imageUrl }
    expect((await copyOf('user B').post('/api/generate-design', edit)).statusCode).toBe(403)
  })
})

test('owner, role and dates cannot be set from outside', async () => {
  const person = copyOf('user A')
  const project = await person.createProject('Mine')
  const patch = { title: 'Still mine', ownerId: MISSING, createdAt: '2001-01-01T00:00:00Z' }
  expect((await person.send('PATCH', `/api/projects/${project.id}`, patch)).statusCode).toBe(400)
  expect((await person.get(`/api/projects/${project.id}`)).json()).toEqual(project)
  const somebody = new Person(server.app)
  const body = { email: 'role@example.com', password: 'seven lamps of architecture' }
  for (const more of [{ role: 'admin' }, { id: MISSING }])
    expect((await somebody.post('/api/register', { ...body, ...more })).statusCode).toBe(400)
  expect((await somebody.post('/api/register', body)).json().role).toBe('user')
})

describe('endpoints for programs and administrators', () => {
  /** What each answers to a caller that it is for, asked for nothing that there is. */
  const LET_IN: Record<string, number> = {
    pushArticle: 400,
    pushArticles: 400,
    syncSelectedArticles: 400,
    syncArticle: 404,
    // No Bubble app is configured here.
    syncArticles: 503,
    deleteArticle: 404,
    withdrawArticle: 404,
    listContactMessages: 200,
    updateContactMessage: 404,
    deleteContactMessage: 404,
    listKeys: 200,
    createKey: 403,
    revokeKey: 404,
    listProviders: 200,
    setProviderKey: 404,
    removeProviderKey: 404,
    testProvider: 404,
    addProvider: 404,
    removeProvider: 404,
    listOfferedModels: 404,
    setProviderModels: 404,
    tryModel: 404,
    listAccounts: 200,
    setAccountRole: 403,
    showQueue: 200,
    clearQueue: 200,
    listAllArticles: 200,
    publishArticle: 404,
    takeDownProject: 404,
    allowProject: 404,
    listTakenDown: 200,
    listInvitations: 200,
    createInvitation: 201,
    revokeInvitation: 404,
  }
  const restricted = Object.entries<Endpoint>(api).filter(
    ([, { auth }]) => auth === 'api key' || auth === 'admin session',
  )
  let admin: Person
  const keys = { valid: '', revoked: '' }
  beforeAll(async () => {
    admin = new Person(server.app)
    const email = await admin.signUp()
    const { PASSWORD, query } = await import('./harness.ts')
    await query(server.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
    for (const name of ['valid', 'revoked'] as const) {
      const made = (await admin.post('/api/keys', { name, password: PASSWORD })).json()
      keys[name] = made.key
      if (name === 'revoked') await admin.send('DELETE', `/api/keys/${made.id}`)
    }
  })
  test.each(restricted)('%s lets in whom it is for, and nobody else', async (name, { method, path, auth }) => {
    const ask = async (person: Person, headers: Record<string, string> = {}) =>
      (await person.send(method, path.replace(/:\w+/, MISSING), BODIES[name], headers)).statusCode
    const program = (headers: Record<string, string>) => ask(new Person(server.app), headers)
    const [byHeader, byBearer, revoked] = await Promise.all([
      program({ 'x-api-key': keys.valid }),
      program({ authorization: `Bearer ${keys.valid}` }),
      program({ 'x-api-key': keys.revoked }),
    ])
    expect(byBearer).toBe(byHeader)
    expect(revoked).toBe(401)
    expect(byHeader).toBe(auth === 'api key' ? LET_IN[name] : 403)
    expect(await ask(copyOf('user A'))).toBe(auth === 'api key' ? 401 : 403)
    expect(await ask(admin)).toBe(auth === 'api key' ? 401 : LET_IN[name])
  })
})
