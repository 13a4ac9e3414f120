/** Sections of a page by hand: in another order, added, copied, taken away. */
import { expect, test } from 'vitest'
import type { Design } from '../../design/types.ts'
import { openEngine } from '../../engine/engine.ts'
import type { DirectOperation } from '../direct.ts'

const engine = await openEngine()
const [one] = (
  await engine.design({
    prompt: 'Website for Kestrel, a bicycle courier in Lisbon, with services, prices and a contact section',
    kind: 'website',
    seed: 5,
    count: 1,
  })
).concepts
const site = one!.design

const sectionsOf = ({ scene }: Design) => engine.parts(scene).artboards[0]!.sections
const names = (design: Design) => sectionsOf(design).map(({ name }) => name)
async function done(design: Design, operation: DirectOperation) {
  const result = await engine.operate(design, [operation])
  if (result.status !== 'changed') throw new Error(result.status === 'unclear' ? result.question : result.status)
  return result.concept.design
}

test('sections are told in their order; one changes places with its neighbour and back', async () => {
  const before = sectionsOf(site)
  expect(before.length).toBeGreaterThan(2)
  const { id } = before.at(1)!
  const down = await done(site, { op: 'section', id, to: 'down' })
  expect(names(down)).toEqual(names(site).with(1, before[2]!.name).with(2, before[1]!.name))
  expect(names(await done(down, { op: 'section', id, to: 'up' }))).toEqual(names(site))
  expect(await engine.operate(site, [{ op: 'section', id: 'nothing', to: 'up' }])).toMatchObject({ status: 'unclear' })
})

test('a section is added behind another, copied and taken away', async () => {
  const [first] = sectionsOf(site)
  expect(engine.parts(site.scene).addable).toContain('FAQ')
  const added = await done(site, { op: 'add-section', artboard: 0, name: 'FAQ', after: first!.id })
  expect(sectionsOf(added)).toHaveLength(sectionsOf(site).length + 1)
  const fresh = sectionsOf(added)[1]!
  expect(fresh.name).toMatch(/question/i)
  const twice = await done(added, { op: 'duplicate', id: fresh.id })
  expect(names(twice).filter((name) => name === fresh.name)).toHaveLength(2)
  const gone = await done(twice, { op: 'remove', id: fresh.id })
  expect(names(gone)).toEqual(names(added))
})

test('everything that is offered can be added, or says why not', async () => {
  for (const name of engine.parts(site.scene).addable) {
    const result = await engine.operate(site, [{ op: 'add-section', artboard: 0, name }])
    const told = result.status === 'unclear' ? result.question : result.status
    // Facts are never made up: without an address there is no contact.
    expect(told, name).toMatch(name === 'contact' ? /^There is no phone number/ : /^changed$/)
  }
  expect(await engine.operate(site, [{ op: 'add-section', artboard: 0, name: 'qzxv' }])).toMatchObject({
    question: 'There is no such section.',
  })
})

test('what is no page has no sections', async () => {
  const [card] = (
    await engine.design({ prompt: 'Business card for Ines Duarte', kind: 'business-card', seed: 1, count: 1 })
  ).concepts
  const { addable, artboards } = engine.parts(card!.design.scene)
  expect([addable, artboards[0]!.sections]).toEqual([[], []])
  expect(await engine.operate(card!.design, [{ op: 'add-section', artboard: 0, name: 'FAQ' }])).toMatchObject({
    question: 'Only pages have sections.',
  })
})
