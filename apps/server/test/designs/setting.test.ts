/** How words are set, for whoever writes in them: told to who may, with faces of ours by their addresses and an owner's own inside. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Api, Result } from '@limner/contract/types'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberOf, Person, startServer, type TestServer } from '../harness.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  owner = await memberOf(server)
}, 60_000)
afterAll(() => server.close())

type Parts = Result<Api['getDesignParts']>
type Setting = Result<Api['getPartSetting']>

const addressOf = (design: string, part: string) => `/api/designs/${design}/setting?part=${encodeURIComponent(part)}`

/** The first design waits for the engine to be opened. */
const make = async (body: Record<string, unknown>) => owner.settle((await owner.generate(body)).id, 50_000)

/** Its largest words, and how they are set. */
async function headline(design: string) {
  const { artboards }: Parts = (await owner.get(`/api/designs/${design}/parts`)).json()
  const texts = (artboards[0]?.parts ?? []).filter(({ text }) => text)
  const part = texts.reduce((one, other) => ((other.text?.size ?? 0) > (one.text?.size ?? 0) ? other : one))
  const answer = await owner.get(addressOf(design, part.id))
  expect(answer.statusCode, answer.body).toBe(200)
  return { part, setting: answer.json() as Setting, body: answer.body }
}

const spoken = ({ lines }: Setting) =>
  lines.map(({ pieces, after }) => pieces.map(({ text }) => text).join('') + after).join('')

test('the lines of a text and the files of its typeface are told to who may change it', async () => {
  const { designId } = await make({ prompt: 'Poster for the Saltmarsh Choir, Sunday 6 September, 5 pm' })
  const { part, setting } = await headline(designId ?? '')
  expect(spoken(setting)).toBe(part.text?.words)
  expect(setting.families[0]).toBe(part.text?.family)
  for (const { width } of setting.lines) expect(width).toBeLessThanOrEqual(setting.room.width + 1)
  const latin = setting.faces.find(({ range }) => /^U\+0+-ff\b/i.test(range))
  const file = await new Person(server.app).get(latin?.url ?? '')
  expect(file.statusCode, file.body).toBe(200)
  expect(file.rawPayload.toString('latin1', 0, 4)).toBe('wOF2')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')

  expect((await owner.get(addressOf(designId ?? '', 'nobody'))).statusCode).toBe(404)
  expect((await (await memberOf(server)).get(addressOf(designId ?? '', part.id))).statusCode).toBe(403)
  const away = await owner.get('/api/library/font?family=Comic%20Sans&weight=400&part=latin')
  expect([away.statusCode, away.json().message]).toEqual([404, 'There is no such font.'])
})

test('a font of the owner comes inside the answer and has no address', async () => {
  const require = createRequire(import.meta.resolve('@limner/engine'))
  const name = 'lobster'
  const bytes = readFileSync(require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff2`))
  const sent = { file: `data:font/woff2;base64,${bytes.toString('base64')}`, mayUse: true }
  const font = (await owner.post('/api/brand-fonts', sent)).json()
  const typefaces = { display: font.family, text: 'Figtree' }
  const kit = (await owner.post('/api/brand-kits', { name: 'Harbour', typefaces })).json()
  const made = await make({ prompt: 'Poster for a harbour concert on 4 May', brand: kit.id })
  const { setting, body } = await headline(made.designId ?? '')
  expect(setting.families[0]).toBe('Lobster')
  const face = setting.faces.find(({ family }) => family === 'Lobster')
  expect(face?.url).toBeUndefined()
  expect(Buffer.from(face?.data ?? '', 'base64').toString('latin1', 0, 4)).toBe('wOF2')
  const { sheet } = (await owner.get(`/api/designs/${made.designId}/sheet`)).json()
  const [, sha256 = ''] = /#([\da-f]{64})/.exec(sheet) ?? []
  expect(sha256).toHaveLength(64)
  expect(body).not.toContain(sha256)
  const named = encodeURIComponent(`Lobster#${sha256}`)
  expect((await owner.get(`/api/library/font?family=${named}&weight=400&part=latin`)).statusCode).toBe(404)
})
