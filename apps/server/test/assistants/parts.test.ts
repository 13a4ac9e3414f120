/** Tasks of an assistant that works on the parts of a design. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { memberOf, Person, startServer, type TestServer } from '../harness.ts'
import { type Assistant, keyFor, openAssistant } from './assistant.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let ada: Person
let assistant: Assistant

beforeAll(async () => {
  server = await startServer({ engineModule: '@limner/engine' })
  const address = new URL('/mcp', await server.app.listen({ port: 0, host: '127.0.0.1' }))
  ada = await memberOf(server)
  assistant = await openAssistant(address, await keyFor(ada, ['read', 'design']))
}, 120_000)
afterAll(async () => {
  await assistant.client.close()
  await server.close()
})

const SHEET = `<sheet kind="poster" width="600" height="800">
  <palette paper="#fff8e7" ink="#1d1a16" accent="#b3401f"/>
  <board fill="paper">
    <text id="title" left="60" top="80" size="64" fill="ink">Jazz night</text>
    <text id="place" left="60" top="200" size="32" fill="ink">The Blue Door</text>
  </board>
</sheet>`

const Read = z.object({
  addable: z.array(z.string()).optional(),
  artboards: z.array(
    z.object({
      sections: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
      parts: z.array(
        z.looseObject({
          id: z.string(),
          kind: z.string(),
          parent: z.string().optional(),
          box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
        }),
      ),
    }),
  ),
})

async function read(designId: string, more: Record<string, unknown> = {}) {
  const { isError, content, structuredContent } = await assistant.call('read_design', { designId, ...more })
  expect(isError, JSON.stringify(content[0])).toBeFalsy()
  const { addable, artboards } = Read.parse(structuredContent)
  const parts = artboards.flatMap((one) => one.parts)
  const part = (id: string) => {
    const found = parts.find((one) => one.id === id)
    if (!found) throw new Error(`${id} is not in ${parts.map((one) => one.id)}`)
    return found
  }
  return { addable, sections: artboards[0]?.sections ?? [], parts, part, content }
}
const operate = (designId: string, ...operations: Record<string, unknown>[]) =>
  assistant.make('apply_operations', { designId, operations })

test('every operation is told with what it does and an example, and every example is one', async () => {
  const { tools } = await assistant.client.listTools()
  const told = JSON.stringify(tools.find(({ name }) => name === 'apply_operations')?.inputSchema)
  for (const op of ['rotate', 'lock', 'crop', 'group', 'section', 'add-section', 'qr', 'drawing'])
    expect(told).toContain(`"const":"${op}"`)
  const { first } = await assistant.make('write_sheet', { sheet: SHEET })
  const examples = [...told.matchAll(/"examples":(\[\{.*?\}\])[,}]/g)].flatMap(([, some = '[]']) => JSON.parse(some))
  expect(examples.length).toBeGreaterThan(20)
  for (const example of examples) {
    const { statusCode } = await ada.post(`/api/designs/${first.designId}/operations`, { operations: [example] })
    expect(statusCode, JSON.stringify(example)).not.toBe(400)
  }
})

test('an icon is found by looking, put in where it is to stand, and read again', async () => {
  const found = await assistant.call('search_library', { words: 'saxophone', limit: 4 })
  const { items } = z
    .object({ items: z.array(z.object({ item: z.string(), kind: z.string(), preview: z.string() })) })
    .parse(found.structuredContent)
  expect(items.length).toBeGreaterThan(1)
  expect(found.content.filter(({ type }) => type === 'image')).toHaveLength(items.length)
  const [chosen] = items
  const picture = await new Person(server.app).get(chosen?.preview.replace(/^https?:\/\/[^/]+/, '') ?? '')
  expect([picture.headers['content-type'], picture.rawPayload.subarray(1, 4).toString()]).toEqual(['image/png', 'PNG'])
  const { first } = await assistant.make('write_sheet', { sheet: SHEET })
  const at = { x: 300, y: 550 }
  const { first: changed } = await operate(first.designId, {
    ...{ op: 'add', artboard: 0, part: 'drawing', item: chosen?.item, at },
  })
  const before = (await read(first.designId)).parts.map(({ id }) => id)
  const [added] = (await read(changed.designId)).parts.filter(({ id }) => !before.includes(id))
  const { x = 0, y = 0, width = 0, height = 0 } = added?.box ?? {}
  expect(x + width / 2).toBeCloseTo(at.x, -1)
  expect(y + height / 2).toBeCloseTo(at.y, -1)
})

test('a heading that was rotated and locked holds when words ask for a change', async () => {
  const { first } = await assistant.make('write_sheet', { sheet: SHEET })
  const { first: turned } = await operate(
    first.designId,
    { op: 'rotate', id: 'title', degrees: 5 },
    { op: 'lock', id: 'title', locked: true },
  )
  const held = (await read(turned.designId)).part('title')
  expect(held).toMatchObject({ rotate: 5, locked: true })
  const said = await assistant.call('revise', { designId: turned.designId, instruction: 'make the headline bigger' })
  expect(JSON.stringify(said.content[0])).toMatch(/lock/i)
  const { first: other } = await assistant.make('revise', {
    ...{ designId: turned.designId, instruction: 'make all the text bigger' },
  })
  const after = await read(other.designId)
  expect(after.part('title').box).toEqual(held.box)
  expect(after.part('place').box.height).toBeGreaterThan((await read(turned.designId)).part('place').box.height)
})

test('a section of a website is moved, and one that is missing added', async () => {
  const prompt = 'Website for a bakery called Crumb, with prices and opening hours'
  const { first } = await assistant.make('design', { prompt, kind: 'website', count: 1, seed: 4 })
  const { sections, addable = [] } = await read(first.designId)
  expect(sections.length).toBeGreaterThan(2)
  const [moved] = sections.slice(2)
  const { first: changed } = await operate(first.designId, { op: 'section', id: moved?.id, to: 'up' })
  const after = (await read(changed.designId)).sections.map(({ id }) => id)
  expect(after.indexOf(moved?.id ?? '')).toBe(1)
  const { first: longer } = await operate(changed.designId, { op: 'add-section', artboard: 0, name: addable[0] })
  expect((await read(longer.designId)).sections.length).toBe(sections.length + 1)
})

test('a sheet is mended by the faults that it has, until its boxes come', async () => {
  const broken = SHEET.replace('top="80"', 'topp="80"').replace('size="32"', 'size="huge"')
  const tried = await assistant.call('write_sheet', { sheet: broken })
  const { faults } = z
    .object({ faults: z.array(z.object({ line: z.number(), column: z.number(), message: z.string() })) })
    .parse(tried.structuredContent)
  expect(faults.map(({ line }) => line)).toEqual([4, 5])
  const made = await assistant.make('write_sheet', { sheet: SHEET })
  const { boxes } = z
    .object({ boxes: z.array(z.looseObject({ id: z.string(), box: z.object({ x: z.number(), y: z.number() }) })) })
    .parse(made)
  expect(boxes.find(({ id }) => id === 'title')?.box.x).toBeCloseTo(60, -1)
})

test('a drawing is opened, and one of its shapes given another colour', async () => {
  const { first } = await assistant.make('write_sheet', { sheet: SHEET })
  const { structuredContent } = await assistant.call('search_library', {
    ...{ words: 'sailing boat', kind: 'drawing', limit: 1, pictures: false },
  })
  const { items } = z.object({ items: z.array(z.object({ item: z.string() })) }).parse(structuredContent)
  const add = { op: 'add', artboard: 0, part: 'drawing', item: items[0]?.item }
  const { first: drawn } = await operate(first.designId, add)
  const drawing = (await read(drawn.designId)).parts.find(({ kind }) => kind === 'drawing')
  const shapes = (await read(drawn.designId, { inside: drawing?.id })).parts.filter(({ id }) => id.includes('#'))
  expect(shapes.length).toBeGreaterThan(1)
  const set = { colour: '#123456' }
  const { first: coloured } = await operate(drawn.designId, { op: 'style', id: shapes[0]?.id, set })
  expect((await read(coloured.designId, { inside: drawing?.id })).part(shapes[0]?.id ?? '')).toMatchObject({
    colour: { hex: '#123456' },
  })
})

test('parts are grouped, named and moved as one; a code is added; the design is looked at', async () => {
  const { first } = await assistant.make('write_sheet', { sheet: SHEET })
  const group = { op: 'group', ids: ['title', 'place'], name: 'Heading' }
  const { first: grouped } = await operate(first.designId, group, {
    ...{ op: 'add', artboard: 0, part: 'qr', content: 'https://example.com/jazz', at: { x: 300, y: 640 } },
  })
  const before = await read(grouped.designId)
  const heading = before.parts.find((one) => one.grouped === true)
  expect(heading).toMatchObject({ kind: 'group', name: expect.stringContaining('Heading') })
  expect(before.part('title').parent).toBe(heading?.id)
  const { first: moved } = await operate(grouped.designId, { op: 'move', id: heading?.id, x: 0, y: 40 })
  const after = await read(moved.designId, { picture: true })
  expect(after.part('title').box.y).toBeCloseTo(before.part('title').box.y + 40, 0)
  expect(after.content.map(({ type }) => type)).toEqual(['text', 'image'])
})
