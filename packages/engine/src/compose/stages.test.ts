import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { sheetsFor } from '../collection/sheets-for.ts'
import { collection } from '../collection/store.ts'
import { isMet } from '../critic/placement.ts'
import { direct } from '../direction/direct.ts'
import type { Scene } from '../scene/types.ts'
import { places } from '../scene/walk.ts'
import { compose } from './compose.ts'
import { tryStage } from './try-sheet.ts'
import { openWorkshop } from './workshop.ts'

const workshop = openWorkshop()
const textsOf = (scene: Scene) => [...places(scene)].flatMap(({ node }) => (node.type === 'text' ? [node] : []))
const stages = collection().filter(({ head }) => head.kinds.includes('stage'))

async function made(prompt: string) {
  const brief = completeCopy(readBrief(prompt), 3)
  const candidates = compose({
    brief,
    seed: 3,
    count: 4,
    workshop,
    images: new Map(),
    avoid: [],
    direct: (of, seed, avoid = { palettes: [], families: [] }, wish = {}, dress = (one) => one) =>
      dress(direct(of, seed, workshop.pictograms, avoid, wish)),
    ...(await sheetsFor(brief, 3)),
  })
  return { brief, candidates }
}

const POSTER =
  "Poster for a lantern walk on a dark green background, featuring a large illustration of an owl in the center, the title 'Owl Night' in huge yellow font at the top center and 'Friday 7 pm, Mill Pond' in medium white font at the bottom center."

test('a prompt that tells what stands where is answered on four stages of different ideas, each with everything where it was told', async () => {
  const { brief, candidates } = await made(POSTER)
  const names = candidates.map(({ design }) => design.archetype)
  expect(names.filter((name) => name.startsWith('stage:'))).toHaveLength(4)
  const ideas = names.map((name) => stages.find((one) => `stage:${one.name}` === name)?.head.idea)
  expect(new Set(ideas).size).toBeGreaterThan(2)
  for (const { design, faults } of candidates) {
    expect(faults).toEqual([])
    const [front] = workshop.layOut(design.scene)
    if (!front) throw new Error('No artboard')
    for (const wish of brief.placements) expect(isMet(wish, front, brief.placements), design.archetype).not.toBe(false)
    expect(design.scene.palette.paper).toBe(brief.colours.find(({ target }) => target === 'background')?.hex)
    const said = textsOf(design.scene).map(({ text }) => text)
    for (const { text } of brief.copy.filter(({ source }) => source === 'given')) expect(said).toContain(text)
  }
}, 60_000)

test('what was told to lead is the largest, and another colour told for other words is theirs', async () => {
  const { candidates } = await made(
    "Poster on a pale yellow background with a large illustration of a teapot in the center, the name 'Steep' in huge black font at the top center, and 'Half price until noon' in large red font at the bottom center.",
  )
  const [first] = candidates
  if (!first) throw new Error('Nothing was made')
  expect(first.design.archetype).toMatch(/^stage:/)
  const texts = textsOf(first.design.scene)
  const [front] = workshop.layOut(first.design.scene)
  expect(front).toBeDefined()
  expect(texts.find(({ text }) => text === 'Steep')?.fill).not.toBe(
    texts.find(({ text }) => text.startsWith('Half'))?.fill,
  )
}, 60_000)

test('two things that were told apart stand apart, and none is shown twice', async () => {
  const { brief, candidates } = await made(
    "Postcard with the message 'Time for Tea' centered at the top in brown on a cream background, with a large teapot at the bottom left and a large sunflower at the bottom right.",
  )
  for (const { design } of candidates.filter(({ design }) => design.archetype.startsWith('stage:'))) {
    const [front] = workshop.layOut(design.scene)
    if (!front) throw new Error('No artboard')
    for (const wish of brief.placements) expect(isMet(wish, front, brief.placements), design.archetype).not.toBe(false)
  }
  expect(candidates.some(({ design }) => design.archetype.startsWith('stage:'))).toBe(true)
}, 60_000)

test('a place that was told as the ground is the ground, also behind what somebody drew', async () => {
  const { candidates } = await made(
    "Postcard with a sunset background, a large palm tree in the center and the text 'Wish You Were Here' huge at the top center",
  )
  for (const { design } of candidates) {
    expect(design.archetype).not.toMatch(/^stage:/)
    // Sky, sea, sun: many forms.
    const grounds = [...places(design.scene)].flatMap(({ node }) =>
      node.type === 'vector' && (node.id === 'setting' || node.id === 'view-land') ? [node.shapes.length] : [],
    )
    expect(Math.max(...grounds), design.archetype).toBeGreaterThan(10)
  }
}, 60_000)

test('a speech bubble, a sign or a ribbon is never left without words', async () => {
  const told = "a large illustration of a teapot in the center, the text 'Steep' huge at the"
  const [below, above] = [`Poster with ${told} bottom center`, `Poster with ${told} top center`].map((prompt) =>
    completeCopy(readBrief(prompt), 3),
  )
  const named = (name: string) => stages.find((one) => one.name === name)
  const [bubble, ribbon] = [named('stage-speech'), named('stage-ribbon')]
  if (!below || !above || !bubble || !ribbon) throw new Error('Nothing to try')
  const tools = { workshop, images: new Map() }
  expect(await tryStage(bubble, above, tools)).toBeDefined()
  expect(await tryStage(bubble, below, tools)).toBeUndefined()
  expect(await tryStage(ribbon, below, tools)).toBeDefined()
}, 60_000)

const CARD =
  "Business card for the kite shop 'Upwind' on a navy background. The name in huge white font at the top center, a large kite illustration centered below the name and '+1 555-201-3344\nhello@upwind.example\nwww.upwind.example\n12 Canal Street, Leeds' in medium white font at the bottom center."

test('a card that tells places is answered on four stages that differ, its facts as one block in one colour, large enough in print', async () => {
  const { brief, candidates } = await made(CARD)
  const names = candidates.map(({ design }) => design.archetype)
  expect(new Set(names).size).toBe(4)
  for (const { design, faults } of candidates) {
    expect(design.archetype).toMatch(/^stage:/)
    expect(faults).toEqual([])
    const [front, back] = workshop.layOut(design.scene)
    if (!front || !back) throw new Error('A card has two sides')
    for (const wish of brief.placements) expect(isMet(wish, front, brief.placements), design.archetype).not.toBe(false)
    expect(design.scene.palette.paper).toBe(brief.colours.find(({ target }) => target === 'background')?.hex)
    const facts = textsOf(design.scene).filter(
      ({ role }) => role && ['phone', 'email', 'link', 'address'].includes(role),
    )
    expect(facts).toHaveLength(4)
    expect(new Set(facts.map(({ fill }) => fill)).size, design.archetype).toBe(1)
    // 7.5 points of a card of 3.5 inches.
    for (const { size } of facts) expect(size).toBeGreaterThanOrEqual((7.5 / 72 / 3.5) * front.width - 0.01)
  }
}, 60_000)

test('what is told to stand on the back of a card stands there, and not on its front', async () => {
  const { candidates } = await made(
    "Business card for a record shop named 'Side B' with a black background. The company name in huge gold font centered and a medium record illustration below the company name. On the back, include 'Ida Moss\nOwner\n+1 555-722-9100\nida@sideb.example' in small white font, centered.",
  )
  for (const { design } of candidates) {
    const [front, back] = design.scene.artboards.map((one) => textsOf({ ...design.scene, artboards: [one] }))
    expect(front?.map(({ text }) => text)).toEqual(['Side B'])
    expect(back?.map(({ text }) => text)).toEqual(['Ida Moss', 'Owner', '+1 555-722-9100', 'ida@sideb.example'])
  }
}, 60_000)

test('a card without a thing is led by its type, where it was told; a small thing told beside words stands there', async () => {
  const { candidates: plain } = await made(
    "Business card for 'Northlight' with a white background, the company name in huge dark blue font at the top center and 'hi@northlight.example\n+1 555-201-7788' in medium gray font at the bottom right.",
  )
  expect(plain.filter(({ design }) => design.archetype.startsWith('stage:')).length).toBeGreaterThan(2)
  const { brief, candidates } = await made(
    "Business card for 'Fix & Go' with a white background. Company name in large black font at the top center, the tagline 'We mend it' below the company name, a small blue wrench icon to the left of the tagline, and 'hi@fixgo.example\n+1 555-201-7788' in small black font at the bottom center.",
  )
  const signed = candidates.filter(({ design }) => design.archetype.startsWith('stage:'))
  expect(signed.length).toBeGreaterThan(2)
  for (const { design } of signed) {
    const [front] = workshop.layOut(design.scene)
    if (!front) throw new Error('No artboard')
    for (const wish of brief.placements) expect(isMet(wish, front, brief.placements), design.archetype).not.toBe(false)
  }
}, 60_000)

test('a stage is made again in other colours and letters where it is asked for by its name', async () => {
  const { brief, candidates } = await made(POSTER)
  const only = candidates[0]?.design.archetype ?? ''
  const again = compose({
    brief,
    seed: 4,
    count: 2,
    workshop,
    images: new Map(),
    avoid: [],
    only,
    direct: (of, seed, avoid = { palettes: [], families: [] }, wish = {}, dress = (one) => one) =>
      dress(direct(of, seed, workshop.pictograms, avoid, wish)),
    ...(await sheetsFor(brief, 4)),
  })
  expect(again.map(({ design }) => design.archetype)).toEqual([only, only])
}, 60_000)

test('every stage has an idea, a picture and words in each of its layouts', () => {
  expect(stages.length).toBeGreaterThan(24)
  for (const { name, head, layouts, sheet } of stages) {
    expect(head.idea, name).toBeDefined()
    for (const layout of layouts)
      expect(layout.slots, name).toEqual(
        expect.arrayContaining(layout.for === 'card' ? ['small'] : ['picture', 'small']),
      )
    expect(sheet().layouts.filter(({ side }) => side === undefined).length, name).toBe(layouts.length)
  }
})
