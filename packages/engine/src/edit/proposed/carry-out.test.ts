/** Operations of a model: what they may change, and how it is told. */
import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/types.ts'
import { places } from '../../scene/walk.ts'

let engine: Engine
let design: Design
beforeAll(async () => {
  engine = await openEngine()
  const { concepts } = await engine.design({
    prompt: 'Poster: Open Mill Day, 14 June, Old Mill, Harpford',
    seed: 3,
    count: 1,
  })
  const [first] = concepts
  if (!first) throw new Error('No concept')
  design = first.design
})
const nodes = () => [...places(design.scene)].map(({ node }) => node)
const headline = () => nodes().find(({ role }) => role === 'headline')?.id ?? ''

test('what fits is done, and told by what is measured', async () => {
  const result = await engine.carryOut(
    design,
    [{ op: 'palette', set: { accent: '#0b3d2e', paper: '#f4efe6' } }],
    'ruhiger',
  )
  expect(result).toMatchObject({ status: 'changed' })
  if (result.status === 'changed') expect(result.changes.length).toBeGreaterThan(0)
})

test('what does not fit is nothing: other properties, other nodes, roots, colours that are none', async () => {
  const root = design.scene.artboards[0]?.root.id ?? ''
  const result = await engine.carryOut(
    design,
    [
      { op: 'set', id: headline(), set: { href: 'https://evil.example', fact: false, fill: 'url(#a)' } },
      { op: 'set', id: 'no-such-node', set: { size: 10 } },
      { op: 'remove', id: root },
    ],
    'x',
  )
  expect(result).toMatchObject({ status: 'unclear' })
})

test('a text may say what the wish says, and invents nothing', async () => {
  const text = (words: string) => [{ op: 'set' as const, id: headline(), set: { text: words } }]
  expect(await engine.carryOut(design, text('Open Mill Day, only $5'), 'mach es lustiger')).toMatchObject({
    ...{ status: 'unclear', question: expect.stringContaining('a number') },
  })
  expect(await engine.carryOut(design, text('Mill Day'), 'Titel: Mill Day')).toMatchObject({ status: 'changed' })
})

test('a change that would break the layout is refused with the reason', async () => {
  const texts = nodes().filter(({ type }) => type === 'text')
  const operations = texts.map(({ id }) => ({ op: 'set' as const, id, set: { size: 1400 } }))
  const result = await engine.carryOut(design, operations, 'huge')
  expect(
    result.status === 'unclear' || (result.status === 'changed' && result.concept.design.scene !== design.scene),
  ).toBe(true)
  const before = nodes().filter(({ type }) => type === 'text').length
  if (result.status === 'changed')
    expect([...places(result.concept.design.scene)].filter(({ node }) => node.type === 'text').length).toBe(before)
})

test('a piece of a sheet is added where it is wished, under a name of its own', async () => {
  const root = design.scene.artboards[0]?.root.id ?? ''
  const sheet =
    '<drawing left="12" top="12" width="40" height="40" viewBox="0 0 10 10"><circle id="sun" cx="5" cy="5" r="5" fill="accent"/></drawing>'
  const result = await engine.carryOut(design, [{ op: 'add', parent: root, index: 0, sheet }], 'add a sun')
  if (result.status !== 'changed') throw new Error(JSON.stringify(result))
  const before = new Set(nodes().map(({ id }) => id))
  const added = [...places(result.concept.design.scene)].filter(({ node }) => !before.has(node.id))
  expect(added).toHaveLength(1)
})

test('a piece that cannot be read, states what nobody said, or would take given words away is refused with the reason', async () => {
  const root = design.scene.artboards[0]?.root.id ?? ''
  const add = (sheet: string) => engine.carryOut(design, [{ op: 'add', parent: root, sheet }], 'add something')
  expect(await add('<blob/>')).toMatchObject({ status: 'unclear', question: expect.stringContaining('blob') })
  expect(await add('<text left="10" top="10" width="200" size="30">Only 12 seats</text>')).toMatchObject({
    ...{ status: 'unclear', question: expect.stringContaining('a number') },
  })
  const fact = nodes().find((node) => node.type === 'text' && node.fact)?.id ?? ''
  const replaced = await engine.carryOut(
    design,
    [{ op: 'replace', id: fact, sheet: '<rect width="9" height="9"/>' }],
    'x',
  )
  expect(replaced).toMatchObject({ status: 'unclear', question: expect.stringContaining('words that you gave') })
})
