import type { Design, Prediction } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { Person, query, startServer, startServerForTest, type TestServer } from './harness.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = new Person(server.app)
  await ada.signUp()
})
afterAll(() => server.close())

const events = (body: string): Prediction[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)))
const designOf = async (id: string | undefined): Promise<{ design: Design; versions: Design[] }> =>
  (await ada.get(`/api/designs/${id}`)).json()

describe('a new design', () => {
  test('is answered at once when it is ready soon', async () => {
    const { id: projectId } = await ada.createProject()
    const answer = await ada.post('/api/generate-design', { prompt: 'Harbor logo', projectId })
    const made: Prediction = answer.json()
    expect(made).toMatchObject({
      status: 'succeeded',
      replitPrompt: 'Build: Harbor logo',
      message: expect.stringMatching(/^Perfect! /),
      understood: [{ label: 'Kind', value: 'Logo' }],
    })
    expect(made.output).toHaveLength(4)
    expect(made.designId).toBe(made.designIds?.[0])
    expect(made.designs?.map((design) => design.imageUrl)).toEqual(made.output)
    expect(made.designs?.[0]).toMatchObject({
      title: 'Harbor logo',
      kind: 'logo',
      width: 64,
      height: 64,
      versionNumber: 1,
      parentDesignId: null,
    })
    expect(answer.headers['server-timing']).toMatch(
      /^queue;dur=[\d.]+, brief;dur=[\d.]+, compose;dur=[\d.]+, paint;dur=[\d.]+, encode;dur=[\d.]+$/,
    )
    const full = (await ada.get(`/api/projects/${projectId}/full`)).json()
    expect(full.designs.map((design: Design) => design.id)).toEqual(made.designIds)
  })

  test('differs from those that the project has', async () => {
    const { id: projectId } = await ada.createProject()
    await ada.make({ prompt: 'Logo', projectId })
    await ada.make({ prompt: 'Logo', projectId })
    const rows = await query<{ fingerprint: string }>(
      server.databaseUrl,
      'select fingerprint from designs where project_id = $1',
      [projectId],
    )
    expect(new Set(rows.map((row) => row.fingerprint)).size).toBe(8)
  })

  test('without words is refused', async () => {
    for (const prompt of ['', '   ', undefined, 7])
      expect((await ada.post('/api/generate-design', { prompt })).statusCode).toBe(400)
  })
})

describe('a new design that takes long', () => {
  test('ends at once as failed when it is stopped, and leaves nothing behind', async () => {
    const { id: projectId } = await ada.createProject()
    const key = crypto.randomUUID()
    const started = ada.post('/api/generate-design', { prompt: 'crawl logo', projectId }, { 'idempotency-key': key })
    const find = () => query(server.databaseUrl, 'select id from predictions where idempotency_key = $1', [key])
    await expect.poll(find, { timeout: 5_000 }).toHaveLength(1)
    const stranger = new Person(server.app)
    expect((await stranger.post('/api/generate-design/stop', { key })).statusCode).toBe(404)
    const stopped: Prediction = (await ada.post('/api/generate-design/stop', { key })).json()
    expect(stopped).toMatchObject({ status: 'failed', error: 'Stopped.' })
    expect((await started).json()).toMatchObject({ id: stopped.id, status: 'failed' })
    // Its worker goes on for a while; what it brings is not kept.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    expect((await ada.get(`/api/prediction/${stopped.id}`)).json()).toMatchObject({ status: 'failed' })
    expect((await ada.get(`/api/projects/${projectId}/full`)).json().designs).toEqual([])
  })

  test('is answered "processing" and can be followed', async () => {
    const began = performance.now()
    const started = await ada.generate({ prompt: 'crawl logo' })
    expect(performance.now() - began).toBeLessThan(3_500)
    expect(started.status).toBe('processing')
    expect(started.output).toBeUndefined()
    const heard = events((await ada.get(`/api/prediction/${started.id}/events`)).body)
    expect(heard[0]?.progress?.stage).toBe('directing')
    expect(heard.at(-1)).toMatchObject({ id: started.id, status: 'succeeded' })
    expect(heard.at(-1)?.output).toHaveLength(4)
    const over = events((await ada.get(`/api/prediction/${started.id}/events`)).body)
    expect(over).toHaveLength(1)
  })
})

describe('failure', () => {
  test('is told in words, after three tries, without anything of the inside', async () => {
    const failed = await ada.settle((await ada.generate({ prompt: 'fail please' })).id)
    expect(failed).toMatchObject({
      status: 'failed',
      error: expect.any(String),
      message: expect.stringMatching(/^Sorry, /),
    })
    expect(JSON.stringify(failed)).not.toMatch(/secret|\/etc|Error/)
    const [row] = await query<{ attempt: number; designs: number }>(
      server.databaseUrl,
      'select attempt, (select count(*)::int from designs where prediction_id = p.id) as designs from predictions p where id = $1',
      [failed.id],
    )
    expect(row).toEqual({ attempt: 3, designs: 0 })
  })

  test('of a thread costs nobody else anything', async () => {
    const [crashed, fine] = await Promise.all([
      ada.generate({ prompt: 'crash now' }),
      ada.make({ prompt: 'Fine logo' }),
    ])
    expect((await ada.settle(crashed.id)).status).toBe('failed')
    expect((await ada.settle(fine.id)).status).toBe('succeeded')
  })
})

describe('a request that is sent again', () => {
  test('50 times in parallel with one key is made once', async () => {
    const key = { 'idempotency-key': 'logo-1' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => ada.make({ prompt: 'Once logo' }, key)))
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
    const rows = await query(server.databaseUrl, `select id from predictions where request->>'prompt' = 'Once logo'`)
    expect(rows).toHaveLength(1)
    const designs = await query(server.databaseUrl, `select id from designs where prompt = 'Once logo'`)
    expect(designs).toHaveLength(4)
  })

  test('with the key of another request is a conflict; another person has keys of their own', async () => {
    const key = { 'idempotency-key': 'logo-2' }
    await ada.make({ prompt: 'First logo' }, key)
    expect((await ada.post('/api/generate-design', { prompt: 'Second logo' }, key)).statusCode).toBe(409)
    const bob = new Person(server.app)
    expect((await bob.post('/api/generate-design', { prompt: 'Second logo' }, key)).statusCode).toBe(200)
  })
})

describe('an edit', () => {
  test('makes the next version of the design that it names', async () => {
    const { id: projectId } = await ada.createProject()
    const made = await ada.make({ prompt: 'Edit logo', projectId })
    const parentDesignId = made.designIds?.[1]
    const edited = await ada.make({
      prompt: 'Edit logo Modify to: darker',
      parentDesignId,
      parentDesignUrl: made.output?.[1],
      modificationPrompt: 'darker',
      image_input: [made.output?.[1]],
    })
    expect(edited).toMatchObject({
      status: 'succeeded',
      message: 'Done. Colour: darker.',
      changes: [{ what: 'Colour', to: 'darker' }],
    })
    expect(edited.designs).toHaveLength(1)
    expect(edited.designs?.[0]).toMatchObject({
      parentDesignId,
      versionNumber: 2,
      prompt: 'Edit logo',
      modificationPrompt: 'darker',
    })
    const { versions } = await designOf(edited.designId)
    expect(versions.map((version) => version.versionNumber)).toEqual([1, 2])
    const full = (await ada.get(`/api/projects/${projectId}/full`)).json()
    expect(full.designs).toHaveLength(5)
  })

  test('is taken from the prompt, or from the address of the picture, where the fields are missing', async () => {
    const made = await ada.make({ prompt: 'Bare logo' })
    const edited = await ada.make({
      prompt: 'Bare logo Modify to: much brighter',
      parentDesignUrl: made.output?.[2],
    })
    expect(edited.designs?.[0]).toMatchObject({
      parentDesignId: made.designIds?.[2],
      modificationPrompt: 'much brighter',
    })
  })

  test('is understood from the words of the chat', async () => {
    const { id: projectId } = await ada.createProject()
    const made = await ada.make({ prompt: 'Chat logo', projectId })
    const edited = await ada.make({ prompt: 'make the third one dark green', projectId })
    expect(edited.designs?.[0]).toMatchObject({ parentDesignId: made.designIds?.[2], versionNumber: 2 })
    const fresh = await ada.make({ prompt: 'Another logo', projectId })
    expect(fresh.designs).toHaveLength(4)
  })

  test('that is not understood asks back and makes nothing', async () => {
    const made = await ada.make({ prompt: 'Unclear logo' })
    const asked = await ada.make({ prompt: 'gibberish', parentDesignId: made.designId })
    expect(asked).toMatchObject({
      status: 'succeeded',
      output: [],
      message: 'What do you mean?',
      suggestions: ['Darker'],
    })
    expect(asked.designId).toBeUndefined()
  })
})

describe('a line of edits', () => {
  test('goes back and forth: going back is a new version that equals the older one', async () => {
    const made = await ada.make({ prompt: 'Return logo' })
    const two = await ada.make({ prompt: 'blue', parentDesignId: made.designId })
    const three = await ada.make({ prompt: 'red', parentDesignId: two.designId })
    const four = await ada.make({ prompt: 'go back', parentDesignId: three.designId })
    expect(four).toMatchObject({ message: 'Done. This is version 2 again.' })
    expect(four.designs?.[0]).toMatchObject({ versionNumber: 4, parentDesignId: three.designId })
    const bytes = async (url: string | undefined) => (await ada.get(url as string)).rawPayload
    expect((await bytes(four.output?.[0])).equals(await bytes(two.output?.[0]))).toBe(true)
    const five = await ada.make({ prompt: 'undo', parentDesignId: four.designId })
    expect(five.message).toBe('Done. This is version 1 again.')
    const none = await ada.make({ prompt: 'undo', parentDesignId: five.designId })
    expect(none).toMatchObject({ output: [], message: 'There is no earlier version of this design to go back to.' })
    const named = await ada.make({ prompt: 'back to version 3', parentDesignId: five.designId })
    expect(named.message).toBe('Done. This is version 3 again.')
  })

  test('twenty edits of one design at once get twenty numbers', async () => {
    const made = await ada.make({ prompt: 'Busy logo' })
    const started = await Promise.all(
      Array.from({ length: 20 }, (_, i) => ada.make({ prompt: `colour ${i}`, parentDesignId: made.designId })),
    )
    for (const { id } of started) await ada.settle(id)
    const { versions } = await designOf(made.designId)
    expect(versions.map((version) => version.versionNumber)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1))
  })
})

describe('an attached picture', () => {
  const png = flatPng(64, 64, [10, 20, 30])
  const dataUrl = `data:image/png;base64,${png.toString('base64')}`

  test('is examined and kept; own pictures may be named by address', async () => {
    const made = await ada.make({ prompt: 'Poster with my photo', image_input: dataUrl })
    expect(made.status).toBe('succeeded')
    const again = await ada.make({ prompt: 'Poster with my design', image_input: [made.output?.[0]] })
    expect(again.status).toBe('succeeded')
    const [row] = await query<{ facts: { width: number } }>(
      server.databaseUrl,
      'select facts from media where design_id is null limit 1',
    )
    expect(row?.facts.width).toBe(64)
  })

  test.each([
    ['an address elsewhere', 'https://example.com/a.png', 422],
    ['an address of the inside', 'http://169.254.169.254/latest', 422],
    ['a file', 'file:///etc/passwd', 422],
    ['HTML', `data:text/html;base64,${Buffer.from('<script>').toString('base64')}`, 415],
    ['a type that we do not take', `data:image/x-icon;base64,${Buffer.from('<svg/>').toString('base64')}`, 415],
    ['HTML that says it is a PNG', `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`, 422],
    ['more than 10 MB', `data:image/png;base64,${'A'.repeat(13_990_000)}`, 413],
  ])('%s is refused', async (_name, picture, status) => {
    const answer = await ada.post('/api/generate-design', { prompt: 'Poster', image_input: [picture] })
    expect(answer.statusCode, answer.body).toBe(status)
  })

  test('one at most', async () => {
    expect(
      (await ada.post('/api/generate-design', { prompt: 'Poster', image_input: [dataUrl, dataUrl] })).statusCode,
    ).toBe(400)
  })
})

test('more than can be done is refused, and cheap answers do not wait for what is being made', async () => {
  const { app } = await startServerForTest({ environment: { MAX_WAITING: '3' } })
  const people = Array.from({ length: 12 }, () => new Person(app))
  const started = people.map((person) => person.post('/api/generate-design', { prompt: 'slow logo' }))
  const ended = Promise.all(started).then(() => 'ended')
  const look = async () => (await new Person(app).get('/api/health/status')).json()
  await vi.waitFor(async () => expect((await look()).queue.waiting).toBeGreaterThanOrEqual(3), { timeout: 20_000 })
  for (let i = 0; i < 10; i++) expect((await look()).live).toBe(true)
  expect(await Promise.race([ended, 'being made'])).toBe('being made')
  const late = await new Person(app).post('/api/generate-design', { prompt: 'slow logo' })
  expect(late.statusCode).toBe(503)
  expect(late.headers['retry-after']).toBe('5')
  await ended
})

test('concepts are shown as they are painted: the first one in the answer, each once in the events', async () => {
  const ada = new Person(server.app)
  await ada.signUp()
  const prompt = 'A painstaking logo'
  const first = (await ada.post('/api/generate-design', { prompt }, { prefer: 'respond-async' })).json<Prediction>()
  expect(first.status).toBe('processing')
  expect(first.progress?.concepts?.[0]).toMatchObject({ position: 1, width: 64, height: 64 })
  expect(first.progress?.concepts?.[0]?.url).toMatch(/^data:image\/webp;base64,\S+$/)
  expect(first.output).toBeUndefined()
  const heard = events((await ada.get(`/api/prediction/${first.id}/events`)).body)
  const positions = heard.flatMap(({ progress }) => progress?.concepts ?? []).map(({ position }) => position)
  expect(positions.slice(0, 3)).toEqual([1, 2, 3])
  expect(new Set(positions).size).toBe(positions.length)
  expect(heard.at(-1)).toMatchObject({ status: 'succeeded' })
  expect(heard.at(-1)?.progress).toBeUndefined()
  expect(heard.at(-1)?.designs).toHaveLength(4)
  // Who does not prefer so waits for all of them.
  const whole = (await ada.post('/api/generate-design', { prompt })).json<Prediction>()
  expect(whole).toMatchObject({ status: 'succeeded' })
})
