/** The set: one design in several formats that belong together. */
import type { Design, Prediction } from '@limner/contract/types'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOf, type Person, startServer, type TestServer } from '../harness.ts'

let server: TestServer
let ada: Person
let poster: string
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  ada = await memberOf(server)
  const made = await ada.make({ prompt: 'Poster for a jazz night at Blue Door on Friday 3 May, 8pm' })
  poster = `/api/designs/${made.designId}`
}, 60_000)
afterAll(() => server.close())

const behind = async (id: string | undefined): Promise<string[]> =>
  (await ada.get(`/api/designs/${id}/set`)).json().behind
const setOf = async (design: string): Promise<Design[]> => (await ada.get(`${design}/set`)).json().designs

/** The answer to a generation, once it is there. */
async function ended(answered: { statusCode: number; body: string; json: () => Prediction }): Promise<Prediction> {
  expect(answered.statusCode, answered.body).toBe(200)
  let prediction = answered.json()
  while (prediction.status === 'processing') {
    await new Promise((resolve) => setTimeout(resolve, 100))
    prediction = (await ada.get(`/api/prediction/${prediction.id}`)).json()
  }
  expect(prediction.status, prediction.error ?? '').toBe('succeeded')
  return prediction
}

test('a design alone is a set of one', async () => {
  expect(await setOf(poster)).toHaveLength(1)
})

test('formats become designs that belong to it, and come as one zip', async () => {
  const made = await ended(await ada.post(`${poster}/set`, { formats: ['story', 'email-header'] }))
  expect(made.message).toMatch(/Story and Email header, made from this design, which stays as it is/)
  const set = await setOf(poster)
  expect(set.map(({ width, height }) => width < height)).toEqual([true, true, false])
  expect(set.map(({ versionNumber, parentDesignId }) => [versionNumber, parentDesignId])).toEqual(
    Array(3).fill([1, null]),
  )
  // Seen from each of them it is the same set.
  expect((await setOf(`/api/designs/${set[2]?.id}`)).map(({ id }) => id)).toEqual(set.map(({ id }) => id))
  const zip = await ada.get(`${poster}/set/export`)
  expect(zip.statusCode).toBe(200)
  const { 'RIGHTS.txt': rights, ...files } = unzipSync(zip.rawPayload)
  expect(new TextDecoder().decode(rights)).toMatch(/^RIGHTS[\s\S]+FONTS/)
  expect(new Set(Object.keys(files).map((path) => path.split('/')[0])).size).toBe(3)
})

test('formats asked for in the chat belong to it, too; the same for another town does not', async () => {
  const prompt = 'also as a LinkedIn post'
  await ended(await ada.post('/api/generate-design', { prompt, parentDesignId: poster.split('/').at(-1) }))
  expect(await setOf(poster)).toHaveLength(4)
})

test('what was said to one is repeated in the others', async () => {
  const modificationPrompt = 'make the background dark green'
  const changed = await ended(
    await ada.post('/api/generate-design', {
      prompt: modificationPrompt,
      modificationPrompt,
      parentDesignId: poster.split('/').at(-1),
    }),
  )
  const next = changed.designs?.[0]?.id
  expect(await behind(next)).toHaveLength(3)
  expect(await behind(poster.split('/').at(-1))).toEqual([])
  const told = await ended(await ada.post(`/api/designs/${next}/set/repeat`, {}))
  expect(told.message).toMatch(/^Done in the other formats: story, /)
  const set = await setOf(poster)
  expect(set.map(({ versionNumber }) => versionNumber)).toEqual([2, 2, 2, 2])
  const palettes = await Promise.all(
    set.map(async ({ id }) => (await ada.get(`/api/designs/${id}/parts`)).json().palette.paper),
  )
  expect(new Set(palettes).size).toBe(1)
  expect(await behind(next)).toEqual([])
  // One that is made of the changed version has the change, as has one that was asked for in the chat, and one of the first version has not.
  await ended(await ada.post(`/api/designs/${next}/set`, { formats: ['a5'] }))
  await ended(await ada.post('/api/generate-design', { prompt: 'also as a Facebook cover', selectedDesignId: next }))
  expect(await behind(next)).toEqual([])
  await ended(await ada.post(`${poster}/set`, { formats: ['a6'] }))
  expect(await behind(next)).toHaveLength(1)
})

test('what was done to one by hand is repeated in the others', async () => {
  const [first] = await setOf(poster)
  const operations = [{ op: 'palette', set: { accent: '#c2185b' } }]
  const changed = await ended(await ada.post(`/api/designs/${first?.id}/operations`, { operations }))
  await ended(await ada.post(`/api/designs/${changed.designs?.[0]?.id}/set/repeat`, {}))
  for (const { id } of await setOf(poster))
    expect((await ada.get(`/api/designs/${id}/parts`)).json().palette.accent).toBe('#c2185b')
})

test('where there is nothing to repeat, or nowhere, it says so', async () => {
  const alone = await ada.make({ prompt: 'Poster for a bake sale' })
  const first = await ada.post(`/api/designs/${alone.designId}/set/repeat`, {})
  expect([first.statusCode, first.json().message]).toEqual([
    422,
    'This version was not made by a change: there is nothing to repeat.',
  ])
  const stranger = await memberOf(server)
  expect((await stranger.post(`${poster}/set`, { formats: ['story'] })).statusCode).toBe(403)
  expect((await ada.post(`${poster}/set`, { formats: ['billboard'] })).statusCode).toBe(400)
})
