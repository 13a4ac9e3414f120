/** From design to code, through the API, with the engine that the product has. */
import type { Design, Prediction } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { Person, query, startServer, type TestServer } from './harness.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let ada: Person
let design: Design
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  ada = new Person(server.app)
  await ada.signUp()
  const { id: projectId } = await ada.createProject()
  const made: Prediction = await ada.make({
    prompt: 'Poster for a jazz night at The Blue Door, Friday 12 June',
    projectId,
  })
  design = made.designs?.[0] as Design
}, 120_000)
afterAll(() => server.close())

const ENDPOINTS = ['generate-code', 'generate-replit-prompt', 'analyze-design'] as const
const MISSING = '00000000-0000-4000-8000-000000000000'

test('code, named by the picture or by the id: the same component', async () => {
  const byPicture = await ada.post('/api/generate-code', { imageUrl: design.imageUrl })
  expect(byPicture.statusCode, byPicture.body).toBe(200)
  const { code, componentName, dependencies } = byPicture.json()
  expect(code).toContain(`export default function ${componentName}(`)
  // Lines break where the design breaks them.
  expect(code.replaceAll('\\n', ' ')).toContain('The Blue Door')
  expect(dependencies).toContain('react')
  for (const name of dependencies) expect(code).toContain(`'${name}`)
  const byId = await ada.post('/api/generate-code', { imageUrl: 'elsewhere', designId: design.id })
  expect(byId.json()).toEqual(byPicture.json())
  const alone = await ada.post('/api/generate-code', { designId: design.id })
  expect(alone.json()).toEqual(byPicture.json())
  expect((await ada.post('/api/generate-code', {})).json().message).toBe('The request needs a designId or an imageUrl.')
})

test('of a site each page has code of its own, of what has one page it is always that', async () => {
  const { id: projectId } = await ada.createProject()
  const prompt = 'Website for the pottery studio Clay & Kiln with pages home, about, shop and contact'
  const { designs: [site] = [] } = await ada.make({ prompt, projectId })
  const ofPage = async (page?: number) =>
    (await ada.post('/api/generate-code', { designId: site?.id, page })).json().code
  const [first, ...others] = [await ofPage(), await ofPage(1), await ofPage(3)]
  expect(await ofPage(0)).toBe(first)
  expect(new Set([first, ...others]).size).toBe(3)
  const poster = await ada.post('/api/generate-code', { designId: design.id })
  expect((await ada.post('/api/generate-code', { designId: design.id, page: 2 })).json()).toEqual(poster.json())
})

test('the build prompt and the analysis are of the same design', async () => {
  const prompt = (await ada.post('/api/generate-replit-prompt', { imageUrl: design.imageUrl })).json()
  expect(prompt.replitPrompt).toContain('The Blue Door')
  const analysis = (await ada.post('/api/analyze-design', { imageUrl: design.imageUrl })).json()
  expect(analysis.kind).toBe('poster')
  expect(analysis.contrast.length).toBeGreaterThan(1)
  for (const one of analysis.contrast) expect(one.passes, one.text).toBe(one.ratio >= one.needed - 0.02)
  for (const { hex } of analysis.palette) expect(prompt.replitPrompt.toLowerCase()).toContain(hex)
})

describe.each(ENDPOINTS)('%s', (name) => {
  const url = `/api/${name}`

  test('of a private design answers nobody else', async () => {
    const stranger = new Person(server.app)
    await stranger.signUp()
    for (const body of [{ imageUrl: design.imageUrl }, { imageUrl: 'x', designId: design.id }])
      expect((await stranger.post(url, body)).statusCode).toBe(403)
  })

  test('of nothing is missing', async () => {
    for (const body of [{ imageUrl: `/media/${MISSING}.png` }, { imageUrl: 'x', designId: MISSING }])
      expect((await ada.post(url, body)).statusCode).toBe(404)
  })

  test.each(['http://169.254.169.254/latest/meta-data', 'file:///etc/passwd', '//[::1]/media/x.png', ''])(
    'never opens %j',
    async (imageUrl) => {
      const answer = await ada.post(url, { imageUrl })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().message).toMatch(/\/media\//)
    },
  )

  test('of an uploaded picture is made from what is seen of it, for its owner only', async () => {
    const image = `data:image/png;base64,${flatPng(64, 64, [200, 120, 40]).toString('base64')}`
    await ada.make({ prompt: 'Poster for a garden party with my photo', image_input: [image] })
    const [upload] = await query<{ id: string }>(server.databaseUrl, 'select id from media where design_id is null')
    const body = { imageUrl: `/media/${upload?.id}.png` }
    const answer = await ada.post(url, body)
    expect(answer.statusCode, answer.body).toBe(200)
    // Kept as JPEG, which may change a colour by a step.
    expect(answer.body.toLowerCase()).toMatch(/#c[789]7[789]2[789]/)
    const stranger = new Person(server.app)
    await stranger.signUp()
    expect((await stranger.post(url, body)).statusCode).toBe(403)
  })
})
