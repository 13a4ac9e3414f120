/** The server with the engine that the product has. */
import type { Prediction } from '@limner/contract/types'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { flatPng } from './fake-engine.ts'
import { Person, query, startServer, type TestServer } from './harness.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine', environment: { WORKERS: '2' } })
  ada = new Person(server.app)
  await ada.signUp()
}, 120_000)
afterAll(() => server.close())

async function generate(body: Record<string, unknown>): Promise<Prediction> {
  const { id } = await ada.generate(body)
  return ada.settle(id, 60_000)
}
const pngSize = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

test.each([
  ['logo', 'Logo for a coffee roaster called "Harbor & Finch", navy and copper', 1],
  ['business-card', 'Business card for Ines Moreau, dentist, +33 1 44 55 66 77', 2],
  ['poster', 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm', 1],
])('%s: pictures of the size that was promised', async (kind, prompt, sides) => {
  const made = await generate({ prompt })
  expect(made.status, made.error).toBe('succeeded')
  expect(made.designs).toHaveLength(4)
  expect(made.understood?.length).toBeGreaterThan(1)
  expect(made.replitPrompt?.length).toBeGreaterThan(50)
  for (const design of made.designs ?? []) {
    expect(design.kind).toBe(kind)
    expect(design.pictures.length).toBeGreaterThanOrEqual(sides)
    expect(design.prompt).toBe(prompt)
    const picture = await ada.get(design.imageUrl)
    expect(pngSize(picture.rawPayload)).toEqual([design.width, design.height])
    expect(Math.max(design.width, design.height)).toBeGreaterThanOrEqual(1000)
  }
  expect(new Set(made.designs?.map((design) => design.imageUrl)).size).toBe(4)
  const svg = await ada.get(made.output?.[0]?.replace('.png', '.svg') as string)
  expect(svg.body).toMatch(/^<svg /)
})

test('shapes of a drawing are told where they are asked for, and changed one by one', async () => {
  const made = await generate({
    prompt: 'A boat',
    sheet: `<sheet kind="poster" width="300" height="400">
      <palette paper="#fff8e7" ink="#1d1a16"/>
      <board fill="paper">
        <drawing id="boat" role="illustration" left="50" top="200" width="200" height="100" viewBox="0 0 200 100" alt="boat">
          <path id="sail" d="M100 0L160 60H100Z" fill="ink"/>
          <path d="M20 70H180L160 100H40Z" fill="ink"/>
        </drawing>
        <text id="headline" left="40" top="40" size="40" fill="ink">Regatta</text>
      </board>
    </sheet>`,
  })
  const shapesOf = async (id: string | undefined, query: string) => {
    const { artboards } = (await ada.get(`/api/designs/${id}/parts${query}`)).json()
    return artboards[0].parts.filter(({ parent }: { parent?: string }) => parent === 'boat')
  }
  expect(await shapesOf(made.designId, '')).toEqual([])
  expect(await shapesOf(made.designId, '?inside=boat')).toMatchObject([
    { id: 'boat#1', name: 'Sail', kind: 'shape', colour: { hex: '#1d1a16', role: 'ink' } },
    { id: 'boat#2', name: 'Shape 2', kind: 'shape', box: { x: 70, y: 270, width: 160, height: 30 } },
  ])
  const operations = [
    { op: 'style', id: 'boat#1', set: { colour: '#b3261e' } },
    { op: 'move', id: 'boat#2', x: 4, y: 6 },
  ]
  const changed: Prediction = (await ada.post(`/api/designs/${made.designId}/operations`, { operations })).json()
  expect(changed.designs?.[0], changed.message).toMatchObject({ versionNumber: 2 })
  const drawing = await ada.get(`/api/designs/${changed.designId}/drawing?inside=boat`)
  expect(drawing.json().svg).toContain('data-part="boat#2"')
  expect(await shapesOf(changed.designId, '?inside=boat')).toMatchObject([
    { colour: { hex: '#b3261e' } },
    { box: { x: 74, y: 276 } },
  ])
  const { sheet } = (await ada.get(`/api/designs/${changed.designId}/sheet`)).json()
  expect(sheet).toContain('#b3261e')
})

test('an edit in the chat changes the design that it means, and says what', async () => {
  const { id: projectId } = await ada.createProject()
  const made = await generate({ prompt: 'Logo for a bakery called "Crumb", warm', projectId })
  const edited = await generate({ prompt: 'make the second one dark green', projectId })
  expect(edited.designs).toHaveLength(1)
  expect(edited.designs?.[0]).toMatchObject({ parentDesignId: made.designIds?.[1], versionNumber: 2 })
  expect(edited.changes?.length).toBeGreaterThan(0)
  expect(edited.message).toMatch(/^Done\. .*green.* This is concept 2 of 4; the others stay as they are\.$/)
  // The contact sheet stays what it was: the third one is still the third, and "it" is what was edited last.
  const third = await generate({ prompt: 'make the third one navy blue', projectId })
  expect(third.designs?.[0]).toMatchObject({ parentDesignId: made.designIds?.[2], versionNumber: 2 })
  const it = await generate({ prompt: 'make it black and white', projectId })
  expect(it.designs?.[0]).toMatchObject({ parentDesignId: third.designId, versionNumber: 3 })
  const looked = await generate({ prompt: 'make it burgundy', projectId, selectedDesignId: edited.designId })
  expect(looked.designs?.[0]).toMatchObject({ parentDesignId: edited.designId })
  // An earlier version that lies on the stage is what is meant, though its line went on.
  const restored = await generate({ prompt: 'make it dark red', projectId, selectedDesignId: made.designIds?.[2] })
  expect(restored.designs?.[0]).toMatchObject({ parentDesignId: made.designIds?.[2] })
  const again = await generate({ prompt: 'undo that', parentDesignId: edited.designId })
  expect(again.message).toBe('Done. This is version 1 again.')
})

test('several designs are wished in one message: formats, all of an answer, the same for others', async () => {
  const { id: projectId } = await ada.createProject()
  const made = await generate({
    prompt: 'Poster for an open evening at The Blue Door, Friday 12 June, 9 pm',
    projectId,
  })
  const formats = await generate({ prompt: 'also as a story, a banner and a letterhead', projectId })
  expect(formats.designs?.map(({ width, height }) => Math.sign(width - height))).toEqual([-1, 1])
  // Each begins a line of its own.
  expect(formats.designs?.map(({ parentDesignId, versionNumber }) => [parentDesignId, versionNumber])).toEqual(
    Array(2).fill([null, 1]),
  )
  expect(formats.message).toMatch(/^Done: story and banner, made from this design.*I cannot make a letterhead/)

  // The banner is a design of its own: what is said next of it changes it alone.
  const banner = formats.designs?.[1]
  const other = await generate({ prompt: 'another layout', projectId, selectedDesignId: banner?.id })
  expect(other.designs?.[0]).toMatchObject({ parentDesignId: banner?.id, kind: 'banner', versionNumber: 2 })

  const all = await generate({ prompt: 'all four in dark green', parentDesignId: made.designId })
  expect(all.message).toMatch(/^Done in all 4 designs\./)
  expect(all.designs?.map(({ parentDesignId }) => parentDesignId)).toEqual(made.designIds)

  const dates = await generate({ prompt: 'the same for 19 June and 26 June', parentDesignId: made.designId })
  expect(dates.message).toMatch(/^Done: 19 June and 26 June/)
  const looks = await Promise.all(
    (dates.designs ?? []).map(({ imageUrl }) => ada.get(imageUrl.replace('.png', '.svg')).then(({ body }) => body)),
  )
  expect(new Set(looks).size).toBe(2)
})

test('what is no edit is offered where it is done', async () => {
  const made = await generate({ prompt: 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm' })
  const asked = await generate({ prompt: 'download it as a PDF', parentDesignId: made.designId })
  expect(asked.designs ?? []).toHaveLength(0)
  expect(asked.actions?.map(({ label }) => label)).toEqual(['Download PDF'])
  const file = await ada.get(asked.actions?.[0]?.url ?? '')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const shared = await generate({ prompt: 'publish it in the gallery', parentDesignId: made.designId })
  expect(shared.actions).toEqual([{ label: 'All Projects', url: '/dashboard?tab=projects' }])
})

test('every answer offers three next wishes, and each of them works', async () => {
  const { id: projectId } = await ada.createProject()
  const made = await generate({ prompt: 'Flyer for the "Sedge Market", local cheese, Sunday 7 March', projectId })
  expect(made.suggestions).toHaveLength(3)
  for (const prompt of made.suggestions ?? []) {
    const done = await generate({ prompt, parentDesignId: made.designId })
    expect(done.message, prompt).toMatch(/^Done/)
    expect(done.suggestions, prompt).toHaveLength(3)
    expect(done.suggestions, prompt).not.toContain(prompt)
  }
})

test('an edit finds the versions and the other designs that its words point at', async () => {
  const made = await generate({ prompt: 'Logo for a bakery called "Crumb", warm brown' })
  const palette = async (id: string | undefined) =>
    (
      await query<{ palette: object }>(server.databaseUrl, 'select scene->$2 as palette from designs where id = $1', [
        id,
        'palette',
      ])
    )[0]?.palette
  const edit = (prompt: string, parentDesignId: string | undefined) => generate({ prompt, parentDesignId })
  const green = await edit('make it dark green', made.designId)
  const blue = await edit('make it navy blue', green.designId)
  const first = await edit('use the colours of version 1', blue.designId)
  expect(await palette(first.designId)).toEqual(await palette(made.designId))
  const second = await edit('use the colours of version 2', first.designId)
  expect(await palette(second.designId)).toEqual(await palette(green.designId))
  const other = await edit('use the colours of the third one', blue.designId)
  expect(await palette(other.designId)).toEqual(await palette(made.designIds?.[2]))
})

describe('uploads', () => {
  const send = (bytes: Buffer, type = 'image/png') =>
    ada.post('/api/generate-design', {
      prompt: 'Poster for a garden party with my photo',
      image_input: [`data:${type};base64,${bytes.toString('base64')}`],
    })

  test.each([
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', flatPng(200, 200, [1, 2, 3]).subarray(0, 150)],
    [
      'SVG that says it is a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_name, bytes) => {
    const answer = await send(bytes)
    expect([415, 422], answer.body).toContain(answer.statusCode)
    expect(answer.json().message).not.toMatch(/vips|sharp|\/work|node_modules/i)
  })

  test('a picture of 30000 × 30000 is refused before it is decoded', async () => {
    const bomb = flatPng(1, 1, [0, 0, 0])
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    const { crc32 } = await import('node:zlib')
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    await send(flatPng(2, 2, [0, 0, 0]))
    const began = performance.now()
    expect((await send(bomb)).statusCode).toBe(422)
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  test('a logo as SVG is taken, kept without its script, and drawn into the designs as shapes', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script>
      <rect width="18" height="18" fill="#c0392b"/><circle cx="30" cy="10" r="9" fill="#14254b"/></svg>`
    const made = await send(Buffer.from(svg), 'image/svg+xml')
    expect(made.statusCode, made.body).toBe(200)
    await ada.settle(made.json().id, 60_000)
    const [row] = await query<{ id: string; type: string; facts: { drawing?: { shapes: unknown[] } } }>(
      server.databaseUrl,
      'select id, type, facts from media where design_id is null order by created_at desc limit 1',
    )
    expect(row).toMatchObject({ type: 'image/png', facts: { treatAs: 'logo' } })
    expect(row?.facts.drawing?.shapes).toHaveLength(2)
    const kept = await ada.get(`/media/${row?.id}.png`)
    expect(kept.rawPayload.includes('alert')).toBe(false)
  })

  test('what a picture carries besides its pixels is gone', async () => {
    const payload = '<script>alert("polyglot")</script>'
    const made = await send(Buffer.concat([flatPng(300, 200, [200, 120, 40]), Buffer.from(payload)]))
    expect(made.statusCode, made.body).toBe(200)
    await ada.settle(made.json().id, 60_000)
    const [row] = await query<{ id: string }>(
      server.databaseUrl,
      'select id from media where design_id is null order by created_at desc limit 1',
    )
    const kept = await ada.get(`/media/${row?.id}.png`)
    expect(kept.statusCode).toBe(200)
    expect(kept.rawPayload.includes('polyglot')).toBe(false)
  })
})
