/** Models beside the engine: what they bring to a generation, what is said when they do not, what they cost, who may. */
import {
  FAULTS,
  type ProviderFault,
  type ProviderServer,
  STREAM_FAULTS,
  startProviderServer,
} from '@limner/models/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { flatPng } from '../fake-engine.ts'
import { leaveUnended, Person, query, startServer, startServerForTest, type TestServer } from '../harness.ts'

const KEY = 'sk-planted-5d0c1f'
const MODELS = { language: 'compatible:tiny', image: 'replicate:acme/brush' }
const PROPOSAL = {
  ...{ language: 'es', kind: 'poster', about: 'jazz night', brand: 'Nobody Inc' },
  pictures: [{ use: 'backdrop', shows: 'a smoky stage' }],
}

let provider: ProviderServer
let server: TestServer
let ada: Person
const environment = (more: Record<string, string> = {}) => ({
  ...{ MODEL_URL: provider.base('compatible'), MODEL_KEY: KEY, REPLICATE_URL: provider.base('replicate') },
  ...{ LANGUAGE_MODELS: 'compatible:tiny@1/2', IMAGE_MODELS: 'replicate:acme/brush@0.03', MODEL_TIMEOUT: '1' },
  ...{ PICTURE_TIMEOUT: '2', SECRET_KEY: 'a secret of this server, thirty two long', REPLICATE_KEY: KEY },
  ...more,
})
const newPerson = async (of = server) => {
  const person = new Person(of.app)
  await person.signUp()
  return person
}
const paid = () => provider.asked.filter((one) => one.paid)
const labelled = (made: { understood?: { label: string; value: string }[] | undefined }, label: string) =>
  made.understood?.find((line) => line.label === label)?.value

beforeAll(async () => {
  provider = await startProviderServer(flatPng(64, 48, [40, 60, 90]).toString('base64'))
  server = await startServer({ environment: environment() })
  ada = await newPerson()
})
beforeEach(() => {
  provider.plays(null)
  provider.slow(0)
  provider.paces(0)
  provider.takes(KEY)
  provider.says(JSON.stringify(PROPOSAL))
  provider.asked.length = 0
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

test('models are chosen among those that are configured, with what they cost about; guests have none', async () => {
  expect((await ada.get('/api/models')).json()).toEqual({
    language: [{ id: 'compatible:tiny', name: 'tiny', provider: 'compatible', estimate: 0.008 }],
    image: [{ id: 'replicate:acme/brush', name: 'acme/brush', provider: 'replicate', estimate: 0.03 }],
  })
  const guest = new Person(server.app)
  expect((await guest.get('/api/models')).json()).toEqual({ language: [], image: [] })
  await guest.make({ prompt: 'Poster: noche de jazz', models: MODELS })
  expect(provider.asked).toEqual([])
})

test('a reader and a painter help: concepts with the picture, the first one without, and what it cost', async () => {
  const made = await ada.make({ prompt: 'Cartel: noche de jazz', models: MODELS })
  expect(made.status).toBe('succeeded')
  expect(made.designs?.map(({ title }) => title.includes('with a picture'))).toEqual([false, true, true, true])
  expect(labelled(made, 'Kind')).toBe('jazz night')
  expect(labelled(made, 'Read by')).toBe('tiny')
  expect(labelled(made, 'Picture by')).toBe('acme/brush')
  expect(labelled(made, 'Left out')).toContain('Nobody Inc')
  // Five times 1200 tokens at 1 and 300 at 2 dollars a million (four drawings and a proposal), and a picture at 3 cents.
  expect(labelled(made, 'Cost')).toBe('US$ 0.039')
  const { spent, days } = (await ada.get('/api/models/usage')).json()
  expect(spent).toBeCloseTo(0.039)
  expect(days).toHaveLength(2)
  const kept = await query(server.databaseUrl, `select id from media where facts is not null`)
  expect(kept).toHaveLength(1)
})

test('a model draws the concepts; what it cannot mend is replaced by the built-in engine, and each says who made it', async () => {
  const sheet = (words: string) => `Here it is: <sheet kind="poster">${words}</sheet>`
  provider.says(sheet('good'))
  const all = await ada.make({ prompt: 'Poster: jazz night', models: { language: MODELS.language } })
  expect(labelled(all, 'Drawn by')).toBe('1–4 tiny')
  expect(all.message).toMatch(/^Perfect!/)
  // Drawn and looked at, four times.
  expect(paid()).toHaveLength(8)
  provider.asked.length = 0
  provider.says(sheet('faulty'))
  const mended = await ada.make({ prompt: 'Poster: jazz night', models: { language: MODELS.language } })
  expect(labelled(mended, 'Left out')).toBe('A line was left out')
  // Drawn, mended, and looked at, for the answers were quick.
  expect(paid()).toHaveLength(12)
  provider.says(sheet('hopeless'), sheet('good'))
  const some = await ada.make({ prompt: 'Poster: jazz night', models: { language: MODELS.language } })
  expect(some.designs).toHaveLength(4)
  expect(labelled(some, 'Drawn by')).toMatch(/^1–4 tiny|^1–3 tiny, 4 built in/)
})

test('a drawing that asks for a picture gets it where it stands; where none comes it stays as it was drawn', async () => {
  provider.says('<sheet kind="poster">asking, took</sheet>')
  const made = await ada.make({ prompt: 'Poster: jazz night', models: MODELS })
  expect(labelled(made, 'Drawn by')).toContain('tiny')
  expect(labelled(made, 'Picture by')).toBe('acme/brush')
  expect(labelled(made, 'From your picture')).toBe('Its blue')
  const painted = provider.asked.filter(({ body }) => body.includes('a kite'))
  expect(painted).toHaveLength(1)
  expect(made.designs).toHaveLength(4)
  const alone = await ada.make({ prompt: 'Poster: jazz night', models: { language: MODELS.language } })
  expect(labelled(alone, 'Picture by')).toBeUndefined()
  expect(alone.message).toMatch(/^Perfect!/)
})

/** A sheet that takes its time to be written. */
const LONG = `<sheet kind="poster"><board>${'<rect width="10" height="10"/>'.repeat(60)}<text>good</text></board></sheet>`

test('drawings are seen to grow, beside a built-in one that stands until they are there; each says who makes it', async () => {
  provider.says(LONG)
  provider.paces(25)
  const { id } = await ada.generate(
    { prompt: 'Poster: jazz night', models: { language: MODELS.language } },
    { prefer: 'respond-async' },
  )
  const told = (await ada.get(`/api/prediction/${id}/events`)).body
  const states = [...told.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '{}'))
  const seen = states.flatMap(({ progress }) => progress?.concepts ?? [])
  const [first] = seen
  expect(first).toMatchObject({ position: 4 })
  expect(first.by).toBeUndefined()
  const growing = seen.filter(({ growing }) => growing)
  expect(growing.length).toBeGreaterThan(2)
  expect(new Set(growing.map(({ position, url }) => `${position} ${url}`)).size).toBe(growing.length)
  expect(growing.every(({ by, position, title }) => by === 'tiny' && position < 4 && title === 'A sketch')).toBe(true)
  const whole = seen.filter(({ by, growing }) => by && !growing)
  expect(whole.length).toBeGreaterThan(0)
  const fractions = states.flatMap(({ progress }) => (progress?.stage === 'composing' ? [progress.fraction] : []))
  expect(fractions.length).toBeGreaterThan(5)
  expect(labelled(states.at(-1), 'Drawn by')).toBe('1–4 tiny')
})

test.each(STREAM_FAULTS)('%s: what came before it is closed and stands, or gives way', async (fault) => {
  provider.says(LONG)
  provider.plays(fault)
  const made = await ada.make({ prompt: 'Poster: jazz night', models: { language: MODELS.language } })
  expect(made.status).toBe('succeeded')
  expect(made.designs).toHaveLength(4)
  expect(labelled(made, 'Drawn by')).toBe('1–4 tiny')
  // Each is drawn and looked at once; the look broke off, too.
  expect(paid()).toHaveLength(8)
  provider.says(LONG.replaceAll('<rect', '<hopeless'))
  const hopeless = await ada.make({ prompt: 'Poster: jazz night', models: { language: MODELS.language } })
  expect(hopeless.designs).toHaveLength(4)
  expect(hopeless.message).toMatch(/tiny gave an answer that could not be used|here is the built-in design/)
})

test('a drawing that was half written when the server died is closed after it, and not asked for again', async () => {
  provider.says(LONG)
  const { id } = await ada.make({ prompt: 'Poster: jazz night', models: { language: MODELS.language } })
  const before = paid().length
  const half = Object.fromEntries([0, 1, 2, 3].map((at) => [at, LONG.slice(0, 600)]))
  await leaveUnended(server.databaseUrl, id, `steps = '${JSON.stringify({ drawn: half })}'`)
  expect(labelled(await ada.settle(id), 'Drawn by')).toBe('1–4 tiny')
  expect(paid()).toHaveLength(before)
})

test('a model that cannot draw directs instead', async () => {
  const made = await ada.make({ prompt: 'Cartel: noche de jazz', models: { language: MODELS.language } })
  expect(labelled(made, 'Read by')).toBe('tiny')
  expect(labelled(made, 'Drawn by')).toBeUndefined()
})

test('the choice is remembered with the project; the built-in engine is one, too', async () => {
  const { id } = await ada.createProject()
  await ada.make({
    prompt: 'Cartel: noche de jazz',
    projectId: id,
    models: { language: 'compatible:tiny' },
  })
  expect((await ada.get(`/api/projects/${id}/models`)).json()).toEqual({ language: 'compatible:tiny', image: null })
  const once = paid().length
  await ada.make({ prompt: 'Cartel: otra noche', projectId: id })
  expect(paid()).toHaveLength(2 * once)
  await ada.make({ prompt: 'Cartel: la última', projectId: id, models: { language: null, image: null } })
  await ada.make({ prompt: 'Cartel: la penúltima', projectId: id })
  expect(paid()).toHaveLength(2 * once)
})

test('what a member chooses is theirs alone: the next wish of the owner costs what the owner has chosen', async () => {
  const { id } = await ada.createProject()
  const member = await newPerson()
  const { id: memberId } = (await member.get('/api/user')).json()
  const text = `insert into members (project_id, user_id, role) values ($1, $2, 'editor')`
  await query(server.databaseUrl, text, [id, memberId])
  const made = await member.make({ prompt: 'Cartel: noche', projectId: id, models: { language: MODELS.language } })
  expect(labelled(made, 'Read by')).toBe('tiny')
  expect((await ada.get(`/api/projects/${id}/models`)).json()).toEqual({ language: null, image: null })
  const before = paid().length
  await ada.make({ prompt: 'Cartel: otra noche', projectId: id })
  expect(paid()).toHaveLength(before)
})

test('a wish that nobody understands is written by the model, and held as every edit is', async () => {
  const [first] = (await ada.make({ prompt: 'Logo for Plover' })).designs ?? []
  provider.says(JSON.stringify({ operations: [{ op: 'palette', set: { accent: '#0b3d2e' } }] }))
  const edit = {
    prompt: 'unread gibberish',
    parentDesignId: first?.id,
    modificationPrompt: 'unread gibberish',
    models: MODELS,
  }
  expect((await ada.make(edit)).message).toContain('Palette')
  provider.plays('bad key')
  const made = await ada.make(edit)
  expect(made).toMatchObject({ status: 'succeeded', designs: [] })
  expect(made.message).toContain('tiny does not accept this server’s key; the design stays as it is.')
})

/** How each fault is told, for a reader and for a painter; null: it is overcome. */
const TOLD: Record<ProviderFault, string | null> = {
  hang: 'did not answer in',
  drip: 'did not answer in',
  'busy once': null,
  'used up': 'accepts no more requests',
  broken: 'reported an internal error',
  cut: 'could not be reached',
  // Whichever comes first: the most bytes that are read, or the deadline.
  endless: '(?:gave an answer that could not be used|did not answer in)',
  'wrong object': 'gave an answer that could not be used',
  'no json': 'gave an answer that could not be used',
  refusal: 'declined this request',
  expired: 'could not be reached',
  'wrong type': 'gave an answer that could not be used',
  huge: 'gave an answer that could not be used',
  'bad key': 'does not accept this server’s key',
  elsewhere: 'gave an answer that could not be used',
}
/** Milliseconds: the deadline of the step, and what the engine needs on a busy machine. */
const IN_TIME = { reader: 9_000, painter: 10_000 }

/** Three of a question: a reader is asked for four drawings, and for a proposal where it draws none. */
const MAX_TRIES = { compatible: 15, replicate: 3 }

/** Its designs, in time and at most three tries of the provider; what it says of the fault. */
async function makeWith(fault: ProviderFault, adapter: 'compatible' | 'replicate', models: typeof MODELS | object) {
  provider.plays(fault, adapter)
  const began = Date.now()
  const made = await ada.make({ prompt: 'Cartel: noche de jazz', models })
  expect(made.status).toBe('succeeded')
  expect(made.designs).toHaveLength(4)
  expect(paid().filter((one) => one.adapter === adapter).length).toBeLessThanOrEqual(MAX_TRIES[adapter])
  expect(JSON.stringify(made)).not.toContain(KEY)
  return { message: made.message ?? '', took: Date.now() - began }
}

// What expires is a file, and a reader names none.
test.each(FAULTS.filter((fault) => fault !== 'expired'))(
  'a reader with the fault “%s”: designs in time, and a sentence',
  async (fault) => {
    const { message, took } = await makeWith(fault, 'compatible', { language: MODELS.language, image: null })
    const told = TOLD[fault]
    if (told)
      expect(message).toMatch(
        new RegExp(`^tiny ${told}.*; here (?:is the built-in design|are the built-in designs)\\.\n\nI've created`),
      )
    else expect(message).toMatch(/^Perfect! (?!.*tiny)/s)
    expect(took).toBeLessThan(IN_TIME.reader)
  },
)

test.each(FAULTS)('a painter with the fault “%s”: designs in time, and a sentence', async (fault) => {
  const { message, took } = await makeWith(fault, 'replicate', MODELS)
  const told = TOLD[fault]
  if (told) expect(message).toMatch(new RegExp(`acme/brush ${told}.*; here is the design without a painted picture\\.`))
  else expect(message).not.toContain('acme/brush')
  expect(took).toBeLessThan(IN_TIME.painter)
})

test('while some wait for a model that hangs, whoever asked for none is served at once', async () => {
  const busy = await startServerForTest({ environment: environment({ MODEL_TIMEOUT: '60' }) })
  const [patient, other] = [await newPerson(busy), await newPerson(busy)]
  provider.plays('hang', 'compatible')
  const waiting = await Promise.all(
    [1, 2, 3].map((i) =>
      patient.generate(
        { prompt: `Cartel ${i}`, models: MODELS },
        { prefer: 'respond-async', 'idempotency-key': `${i}` },
      ),
    ),
  )
  // Each asks for four drawings.
  await expect.poll(() => paid().length).toBe(12)
  expect((await other.make({ prompt: 'Logo for Plover' })).designs).toHaveLength(4)
  for (const { id } of waiting)
    expect((await patient.get(`/api/prediction/${id}`)).json()).toMatchObject({ status: 'processing' })
})

test('who stops a generation stops the painter, too', async () => {
  provider.plays('refusal', 'nobody')
  const waiting = await ada.generate(
    { prompt: 'Cartel: noche de jazz, painstaking', models: MODELS },
    { 'idempotency-key': 'to-stop', prefer: 'respond-async' },
  )
  // The job is looked at for ever: it is stopped while it is.
  provider.slow(700)
  const isLookedAt = () => provider.asked.some(({ path }) => path.startsWith('/predictions/'))
  await expect.poll(isLookedAt, { timeout: 60_000 }).toBe(true)
  await ada.post('/api/generate-design/stop', { key: 'to-stop' })
  await expect.poll(() => provider.asked.some(({ path }) => path.endsWith('/cancel')), { timeout: 60_000 }).toBe(true)
  expect((await ada.settle(waiting.id)).status).toBe('failed')
})

test('a month’s limit stops before it is passed, for one and for all', async () => {
  const frugal = await startServerForTest({
    environment: environment({ MODEL_USER_DOLLARS: '0.07', MODEL_TOTAL_DOLLARS: '0.12' }),
  })
  const [one, two, three] = [await newPerson(frugal), await newPerson(frugal), await newPerson(frugal)]
  const ask = (person: Person) => person.make({ prompt: 'Cartel: noche de jazz', models: MODELS })
  expect((await ask(one)).message).not.toContain('budget')
  // Whichever question comes first that it does not suffice for.
  expect((await ask(one)).message).toMatch(/The budget for models has been used up for this month; here (is|are) the /)
  await Promise.all([ask(two), ask(three)])
  const [sum] = await query<{ cost: string }>(frugal.databaseUrl, 'select sum(cost) as cost from model_usage')
  expect(Number(sum?.cost)).toBeLessThanOrEqual(120_000)
})

test('keys are given once by an administrator, kept sealed, tested, and stand nowhere', async () => {
  const { REPLICATE_KEY: _, ...without } = environment()
  const bare = await startServerForTest({ environment: without })
  const admin = new Person(bare.app)
  const email = await admin.signUp()
  expect((await admin.get('/api/models/providers')).statusCode).toBe(403)
  await query(bare.databaseUrl, `update users set role = 'admin' where email = $1`, [email])
  const provided = async () => (await admin.get('/api/models/providers')).json().providers
  expect(await provided()).toMatchObject([
    { name: 'compatible', key: 'environment' },
    { name: 'replicate', key: 'none', models: [{ model: 'acme/brush', role: 'image', isAdded: false }] },
  ])
  expect((await admin.get('/api/models')).json().image).toEqual([])
  const put = (name: string, key: string) => admin.send('PUT', `/api/models/providers/${name}/key`, { key })
  const tested = async () => (await admin.post('/api/models/providers/replicate/test')).json()
  expect(await tested()).toMatchObject({ ok: false })
  expect((await put('replicate', 'wrong')).statusCode).toBe(200)
  expect(await tested()).toEqual({ ok: false, message: 'It does not accept this key, or there is none.' })
  await put('replicate', KEY)
  expect(await tested()).toMatchObject({ ok: true })
  expect((await put('compatible', KEY)).statusCode).toBe(422)
  expect((await put('elsewhere', KEY)).statusCode).toBe(404)
  expect((await admin.get('/api/models')).json().image).toHaveLength(1)
  await admin.make({ prompt: 'Cartel: noche de jazz', models: MODELS })
  const tables = ['model_keys', 'model_usage', 'predictions', 'messages', 'designs', 'media']
  const rows = await Promise.all(tables.map((name) => query(bare.databaseUrl, `select t::text from ${name} t`)))
  const hex = Buffer.from(KEY).toString('hex')
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${KEY}|${hex}`))
  expect(JSON.stringify(await provided())).not.toContain(KEY)
  await admin.send('DELETE', '/api/models/providers/replicate/key')
  expect((await admin.get('/api/models')).json().image).toEqual([])
})

test('what was asked before a crash is not asked again; a painter’s job is waited for', async () => {
  const { id } = await ada.make({ prompt: 'Cartel: noche de jazz', models: MODELS })
  const before = paid().length
  // The row is open again, with what its steps had brought.
  await leaveUnended(server.databaseUrl, id, `steps = '${JSON.stringify({ proposal: PROPOSAL })}'`)
  expect(labelled(await ada.settle(id), 'Picture by')).toBe('acme/brush')
  await leaveUnended(server.databaseUrl, id, `steps = '{}'`)
  expect((await ada.settle(id)).message).toContain('restarted while tiny was at work')
  expect(paid()).toHaveLength(before)
})
