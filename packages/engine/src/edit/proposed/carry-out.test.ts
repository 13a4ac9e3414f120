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
