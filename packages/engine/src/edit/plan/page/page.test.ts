import { beforeAll, expect, test } from 'vitest'
import type { Design } from '../../../design/types.ts'
import { openEngine } from '../../../engine/engine.ts'
import type { Engine, RevisionResult } from '../../../engine/types.ts'
import { places } from '../../../scene/walk.ts'

/** Messages about the parts of websites: screens of blocks, and pages of sections. */

const PROMPTS = {
  fleet: 'Dashboard for a bicycle courier firm: track parcels, see couriers on a map, analyze income',
  tutor: 'Website for Elm Tutors in Leeds, with services, FAQ and contact. Phone 0113 555 0147',
  teas: 'An online shop for teas: browse teas, filter by leaf, add to basket, checkout',
}

let engine: Engine
const designs = new Map<string, Design>()

beforeAll(async () => {
  engine = await openEngine()
  for (const [name, prompt] of Object.entries(PROMPTS)) {
    const [first] = (await engine.design({ prompt, seed: 7, kind: 'website', count: 1 })).concepts
    if (first) designs.set(name, first.design)
  }
}, 60_000)

function designOf(name: string): Design {
  const design = designs.get(name)
  if (!design) throw new Error(`No design ${name}`)
  return design
}

const said = (design: Design, instruction: string): Promise<RevisionResult> =>
  engine.revise({ design, instruction, seed: 3 })

async function changed(name: string, instruction: string): Promise<Design> {
  const result = await said(designOf(name), instruction)
  if (result.status !== 'changed') throw new Error(`${result.status}: ${JSON.stringify(result)}`)
  return result.concept.design
}

const ids = ({ scene }: Design) => [...places(scene)].map(({ node }) => node.id)
const texts = ({ scene }: Design) => [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node.text] : []))
const blocks = (design: Design, name: string) => ids(design).filter((id) => new RegExp(`^${name}-\\d+-panel`).test(id))

test.each([
  ['fleet', 'add a calendar', 'calendar'],
  ['fleet', 'add a list of notifications', 'notifications'],
  ['fleet', 'put a leaderboard at the top', 'leaderboard'],
  ['tutor', 'add a contact form', 'form'],
])('in %s "%s" adds a block that the code has, too', async (name, instruction, block) => {
  const before = blocks(designOf(name), block).length
  const design = await changed(name, instruction)
  expect(blocks(design, block).length).toBe(before + 1)
  expect(engine.component(design).code).toContain('export')
})

test('one block takes the place of another', async () => {
  const design = await changed('fleet', 'a table of invoices instead of the map')
  expect(blocks(design, 'map')).toEqual([])
  expect(blocks(design, 'table').length).toBe(blocks(designOf('fleet'), 'table').length + 1)
  expect(texts(design)).toContain('Invoices')
})

test('what is named and not there is said, and nothing else is changed', async () => {
  const result = await said(designOf('tutor'), 'make the leaderboard darker')
  expect(result.status).toBe('unclear')
  expect(JSON.stringify(result)).toMatch(/no leaderboard/)
})

test.each([
  ['add a pricing section with three plans', 'Sample names and prices', 3],
  ['add a team section with four people', 'Sample names', 4],
])('"%s" is composed of samples that say so', async (instruction, mark, count) => {
  const design = await changed('tutor', instruction)
  expect(texts(design)).toContain(mark)
  const added = ids(design).filter((id) => !ids(designOf('tutor')).includes(id))
  expect(added.filter((id) => /^(?:offer|person)-\d+-(?:panel|card)/.test(id))).toHaveLength(count)
})

test('things of a list stand in so many columns, and one more is made like them', async () => {
  const design = await changed('teas', 'three products per row')
  const widths = [...places(design.scene)].flatMap(({ node, artboard }) =>
    artboard === 0 && /^site-product-\d+$/.test(node.id) ? [node.width] : [],
  )
  expect(new Set(widths).size).toBe(1)
  expect(engine.component(design).code).toContain('export')
  const more = await changed('teas', 'New tea: Silver Needle, £9')
  expect(texts(more)).toContain('Silver Needle')
  expect(texts(more)).toContain('£9')
})

test('the foot of a page gets ways through the site', async () => {
  const design = await changed('tutor', 'the footer needs imprint, privacy, terms')
  expect(texts(design).map((text) => text.toLowerCase())).toEqual(
    expect.arrayContaining(['imprint', 'privacy', 'terms']),
  )
})

test('a second button does not take the words of the first', async () => {
  const design = await changed('tutor', 'add a button "Our fees"')
  for (const text of texts(designOf('tutor'))) expect(texts(design)).toContain(text)
  expect(texts(design)).toContain('Our fees')
})

test('a part becomes wider, taller, or is said to have no room', async () => {
  const taller = await changed('tutor', 'make the hero taller')
  const height = (design: Design) => engine.size(design.scene).height
  expect(height(taller)).toBeGreaterThan(height(designOf('tutor')))
})

test('all sections on one ground', async () => {
  const design = await changed('tutor', 'use the same background for all sections')
  const fills = [...places(design.scene)].flatMap(({ node, parent }) =>
    parent?.id === 'main' && node.type === 'frame' && node.role === 'section' ? [node.fill] : [],
  )
  expect(new Set(fills)).toEqual(new Set(['paper']))
})

test.each([
  ['add a column Region to the table', 'Region'],
  ['add a column "Due on"', 'Due on'],
])('"%s" joins every row of the table', async (instruction, title) => {
  const design = await changed('fleet', instruction)
  const added = [...places(design.scene)].flatMap(({ node }) =>
    ids(designOf('fleet')).includes(node.id) || node.type !== 'text' ? [] : [node.text],
  )
  expect(added.filter((text) => text === title)).toHaveLength(1)
  expect(new Set(added)).toEqual(new Set([title, '–']))
  expect(engine.component(design).code).toContain(title)
})

test('a button stands on everything that is listed, and on nothing where no such thing is', async () => {
  const design = await changed('tutor', 'add a call button to each one')
  expect(texts(design).filter((text) => text === 'Call').length).toBeGreaterThan(1)
  expect((await said(designOf('tutor'), 'put a gift button on every product')).status).toBe('unclear')
})

test('what a wish calls things, and its joints, are no copy', async () => {
  const asked = await said(designOf('tutor'), 'add social media links')
  expect(asked.status).toBe('unclear')
  const put = await said(designOf('tutor'), 'put the phone and instagram @elmtutors there')
  if (put.status === 'changed') for (const text of texts(put.concept.design)) expect(text).not.toMatch(/^and |there$/)
})

test('the website is renamed', async () => {
  const design = await changed('tutor', 'rename it to Oak Tutors')
  expect(texts(design).join('\n')).toContain('Oak Tutors')
})
