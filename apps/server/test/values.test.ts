/** Designs asked for with values and as sheets, and their files at signed addresses; with the engine that the product has. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { Person, query, startServer, type TestServer } from './harness.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  ada = new Person(server.app)
  await ada.signUp()
}, 120_000)
afterAll(() => server.close())

const PROMPT = 'For a jazz night at The Blue Door, Friday 12 June, 9 pm'
const SHEET = `<sheet kind="poster" width="300" height="400">
  <palette paper="#fff8e7" ink="#1d1a16" accent="#b3401f"/>
  <board fill="paper">
    <text left="30" top="40" size="44" fill="ink">Jazz night</text>
  </board>
</sheet>`

test('kind, size, number, look and colours are what was said', async () => {
  const made = await ada.make({
    ...{ prompt: PROMPT, kind: 'banner', width: 900, height: 300, count: 2, style: 'art-deco' },
    palette: ['#0B3D2E', '#d4af37'],
  })
  expect(made.designs?.map(({ kind, width, height }) => [kind, width, height])).toEqual([
    ['banner', 900, 300],
    ['banner', 900, 300],
  ])
  for (const { projectId, pageUrl } of made.designs ?? []) expect(pageUrl).toBe(`/project/${projectId}`)
  const { palette } = (await ada.get(`/api/designs/${made.designId}/parts`)).json()
  expect(Object.values(palette).map((hex) => String(hex).toLowerCase())).toContain('#0b3d2e')
})

test('the same words, values and seed give the same pictures, whatever was made before', async () => {
  const ask = async () => {
    const made = await ada.make({ prompt: PROMPT, format: 'instagram story', count: 1, seed: 7, wait: 30 })
    expect(made.status, made.error).toBe('succeeded')
    return (await ada.get(made.output?.[0] ?? '')).rawPayload
  }
  const first = await ask()
  await ada.make({ prompt: PROMPT, count: 1 })
  expect((await ask()).equals(first)).toBe(true)
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1080, 1920])
})

test('a sheet is the design: set to the letter, told by its parts, written out again, and changed in words', async () => {
  const made = await ada.make({ sheet: SHEET })
  expect(made.status, made.error).toBe('succeeded')
  expect(made.designs?.map(({ kind, width, height }) => [kind, width, height])).toEqual([['poster', 300, 400]])
  const { artboards } = (await ada.get(`/api/designs/${made.designId}/parts`)).json()
  const [text] = artboards[0].texts
  expect(text).toMatchObject({ text: 'Jazz night' })
  expect(Math.abs(text.box.x - 30)).toBeLessThan(5)
  const { sheet } = (await ada.get(`/api/designs/${made.designId}/sheet`)).json()
  expect(sheet).toContain('Jazz night')
  const again = await ada.make({ sheet: sheet.replace('Jazz night', 'Late set'), prompt: 'A poster for the late set' })
  expect(again.designs?.[0]).toMatchObject({ prompt: 'A poster for the late set', width: 300 })
  const changed = await ada.make({
    ...{ prompt: 'change the title to "Early set"', parentDesignId: made.designId },
    modificationPrompt: 'change the title to "Early set"',
  })
  expect(changed.designs?.[0]).toMatchObject({ versionNumber: 2, parentDesignId: made.designId })
})

test('a sheet shows the attached picture, and can name no other', async () => {
  const shown = (await ada.make({ prompt: 'Logo for Crumb', count: 1 })).output?.[0] ?? ''
  const placed = (more: string) =>
    SHEET.replace('</board>', `<image ${more} left="0" top="200" width="300" height="200"/></board>`)
  const stranger = new Person(server.app)
  const named = await stranger.post('/api/generate-design', { sheet: placed(`slot="given" href="${shown}"`) })
  expect(named.statusCode).toBe(422)
  const kinds = async (body: Record<string, unknown>) => {
    const { designId } = await stranger.make({ sheet: placed('slot="given"'), ...body })
    const { artboards } = (await stranger.get(`/api/designs/${designId}/parts`)).json()
    return artboards[0].parts.map(({ kind }: { kind: string }) => kind)
  }
  expect(await kinds({})).not.toContain('picture')
  const id = /media\/([\da-f-]{36})/.exec(shown)?.[1] ?? 'none'
  expect(await kinds({ sheet: placed(`media="${id}"`) })).not.toContain('picture')
  const image = `data:image/png;base64,${flatPng(60, 40, [200, 40, 20]).toString('base64')}`
  expect(await kinds({ image_input: image })).toContain('picture')
})

test('what is wrong in a sheet is told with line and column and what is allowed, and nothing is made', async () => {
  const [before] = await query(server.databaseUrl, 'select count(*) from predictions')
  const refused = await ada.post('/api/generate-design', { sheet: SHEET.replace('<text', '<txt') })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({
    error: 'unprocessable',
    message: expect.stringContaining('Line 4, column 5'),
    issues: expect.arrayContaining([
      { path: 'body.sheet', line: 4, column: 5, message: expect.stringContaining('is <text> meant?') },
    ]),
  })
  expect(await query(server.databaseUrl, 'select count(*) from predictions')).toEqual([before])
})

test.each([
  [{}, 400, 'Prompt is missing'],
  [{ prompt: PROMPT, height: 300 }, 400, 'Width is missing'],
  [{ prompt: PROMPT, format: 'A4 portrait', width: 300 }, 400, 'Format and width exclude one another'],
  [{ prompt: PROMPT, kind: 'hologram' }, 400, 'Kind must be logo, website, business-card, poster, icon or banner'],
  [{ prompt: PROMPT, palette: ['navy'] }, 400, 'must be a colour such as #1f3a5f'],
  [{ prompt: PROMPT, count: 9 }, 400, 'Count must be 8 or less'],
  [{ prompt: PROMPT, kind: 'poster', format: 'foolscap' }, 422, 'There are: '],
  [{ prompt: PROMPT, outputs: ['gif'] }, 400, 'Outputs, entry 1 must be png, svg, pdf or tsx'],
  [{ prompt: PROMPT, model: 'one:small' }, 422, 'There is no language model “one:small”. There are none here for you.'],
  [{ prompt: PROMPT, image_input: 'https://127.0.0.1/a.png' }, 422, 'it is not a public address'],
  [{ prompt: PROMPT, kind: 'poster', intent: 'change' }, 400, 'Kind is for new designs'],
  [{ sheet: SHEET, parentDesignUrl: '/media/x.png' }, 400, 'Sheet is for new designs'],
  [{ sheet: SHEET, count: 2 }, 400, 'Count and sheet exclude one another'],
])('%j is refused: %i %s', async (body, status, message) => {
  const refused = await ada.post('/api/generate-design', body)
  expect(refused.statusCode, refused.body).toBe(status)
  expect(refused.json().message).toContain(message)
})

test('files come at signed addresses, which need no key, belong to one file and expire', async () => {
  const made = await ada.make({ sheet: SHEET, outputs: ['png', 'svg', 'pdf', 'tsx'] })
  const files = made.designs?.[0]?.files ?? []
  expect(files.map(({ format }) => format)).toEqual(['png', 'svg', 'pdf', 'tsx'])
  const nobody = new Person(server.app)
  const starts = await Promise.all(
    files.map(async ({ url }) => {
      const file = await nobody.get(url)
      expect(file.statusCode, file.body).toBe(200)
      return file.rawPayload.subarray(0, 5).toString('latin1')
    }),
  )
  expect(starts).toEqual([expect.stringContaining('PNG'), expect.stringMatching(/^<svg/), '%PDF-', expect.any(String)])
  const [{ url, expiresAt } = { url: '', expiresAt: '' }] = files
  const left = Date.parse(expiresAt) - Date.now()
  expect(left).toBeGreaterThan(3_600_000)
  expect(left).toBeLessThanOrEqual(7_200_000)
  const refused = async (address: string) => (await nobody.get(address)).statusCode
  expect(await refused(url.replace('format=png', 'format=svg'))).toBe(403)
  expect(await refused(url.replace(/expires=\d+/, 'expires=9999999999'))).toBe(403)
  expect(await refused(url.replace(/signature=.*/, 'signature=x'))).toBe(403)
  vi.useFakeTimers({ now: Date.parse(expiresAt) + 1000, toFake: ['Date'] })
  try {
    expect((await nobody.get(url)).json().message).toContain('expired')
  } finally {
    vi.useRealTimers()
  }
  const [press] = (await ada.get(`/api/designs/${made.designId}/files?outputs=pdf&colour=cmyk`)).json().files
  const inks = await new Person(server.app).get(press.url)
  expect(inks.headers['content-disposition']).toContain('print CMYK CGATS-TR-001.pdf')
  expect((await ada.get(press.url.replace('cmyk', 'rgb'))).statusCode).toBe(403)
  const again = (await ada.get(`/api/designs/${made.designId}/files?outputs=png,pdf`)).json().files
  expect(again.map(({ format }: { format: string }) => format)).toEqual(['png', 'pdf'])
})

test('guests get the files that they get besides; the others take an account', async () => {
  const guest = new Person(server.app)
  expect((await guest.post('/api/generate-design', { sheet: SHEET, outputs: 'pdf' })).statusCode).toBe(401)
  const made = await guest.make({ sheet: SHEET, outputs: 'png' })
  expect((await new Person(server.app).get(made.designs?.[0]?.files?.[0]?.url ?? '')).statusCode).toBe(200)
  expect((await guest.get(`/api/designs/${made.designId}/files?outputs=svg`)).statusCode).toBe(401)
  expect((await new Person(server.app).get(`/api/designs/${made.designId}/files`)).statusCode).toBe(403)
})

test('the language of sheets is told to everybody', async () => {
  expect((await new Person(server.app).get('/api/sheet-language')).json().page).toContain('<board')
})
