/** What every mark of the collection keeps, and how a logo, an icon and a card are made of one. */
import { beforeAll, expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import type { Brief } from '../brief/types.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { namesOfPair, pairOf } from '../collection/mark-pair.ts'
import { sheetsFor } from '../collection/sheets-for.ts'
import { collection, type Entry } from '../collection/store.ts'
import { contrast } from '../colour/colour.ts'
import { rasterOf } from '../critic/critique.ts'
import { sturdiness } from '../critic/measures/mark.ts'
import { greyOf } from '../critic/raster.ts'
import { direct } from '../direction/direct.ts'
import type { PaletteRole, Scene } from '../scene/types.ts'
import { subtree } from '../scene/walk.ts'
import { compose } from './compose.ts'
import { sheetOf } from './sheets.ts'
import { trySheet } from './try-sheet.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

let workshop: Workshop
beforeAll(() => {
  workshop = openWorkshop()
})

const marks = collection().filter(({ isMark }) => isMark)
const ofKind = (kind: string) =>
  collection().filter(({ isMark, head }) => !isMark && head.kinds.some((one) => one === kind))
const named = (name: string): Entry => {
  const found = collection().find((entry) => entry.name === name)
  if (!found) throw new Error(`No sheet is called ${name}`)
  return found
}
const briefOf = (prompt: string): Brief => completeCopy(readBrief(prompt))

async function designsOf(prompt: string, count = 4) {
  const brief = briefOf(prompt)
  const images = new Map()
  return compose({
    brief,
    seed: 5,
    count,
    workshop,
    images,
    avoid: [],
    direct: (of, seed, avoid, wish, dress = (one) => one) => dress(direct(of, seed, workshop.pictograms, avoid, wish)),
    ...(await sheetsFor(brief, 5)),
  }).map(({ design }) => design)
}
const nodesOf = ({ artboards }: Scene) => artboards.flatMap(({ root }) => [...subtree(root)])

/** Of its grey values a mark keeps so much at 16 pixels. */
const STURDY = 0.55

test('every mark is one drawing that still tells at 16 pixels', () => {
  const brief = briefOf('logo')
  for (const mark of marks) {
    const { design } = trySheet(pairOf(named('lockup-alone'), mark), brief, { workshop, images: new Map() })
    const [front] = workshop.layOut(design.scene)
    const grey = greyOf(rasterOf(design.scene, front, workshop.pictograms, new Map()))
    expect(sturdiness(front, grey), mark.name).toBeGreaterThan(STURDY)
  }
})

test('lock-ups hold a usual name and a tagline, with any mark in them', () => {
  const brief = briefOf('logo for "Harbour & Finch", tagline "Made to last"')
  ofKind('logo').forEach((host, i) => {
    if (!host.layouts.some(({ slots }) => slots.includes('brand'))) return
    const mark = marks[i % marks.length]
    const { design, faults } = trySheet(pairOf(host, mark), brief, { workshop, images: new Map() })
    expect(faults, host.name).toEqual([])
    const hasPlace = host.layouts.some(({ slots }) => slots.includes('mark'))
    expect(nodesOf(design.scene).filter(({ role }) => role === 'mark').length, host.name).toBe(hasPlace ? 1 : 0)
  })
})

test('cards hold a person, a house and six ways to reach them, on the front, with and without a mark', () => {
  const brief = briefOf(
    "Business card for Maximiliane Hohenberg, senior partner at 'Hohenberg & Lindqvist', 020 7946 0011, 07700 900123, max@hohenberg.example, hohenberg.example, 148 Mill Lane, Northgate",
  )
  for (const host of ofKind('business-card'))
    for (const mark of [undefined, marks[0]]) {
      if (host.head.idea === 'object' && !mark) continue
      const { design, faults } = trySheet(pairOf(host, mark), brief, { workshop, images: new Map() })
      expect(faults, host.name).toEqual([])
      expect(design.scene.artboards.map(({ name }) => name)).toEqual(['front', 'back'])
    }
})

test('a logo of a trade that has a mark shows it, in ways that differ, and is found again by its name', async () => {
  const designs = await designsOf('logo for Wexcombe Plumbing, a family plumber')
  const made = designs.map(({ archetype }) => archetype)
  expect(made.filter((name) => name.startsWith('sheet:')).length).toBeGreaterThanOrEqual(3)
  expect(new Set(made).size).toBe(made.length)
  for (const name of made.filter((one) => one.startsWith('sheet:'))) expect(sheetOf(name)).toBeDefined()
  for (const { scene } of designs) expect(JSON.stringify(scene)).toContain('Wexcombe')
})

test('where no mark shows what it is about no other one does', async () => {
  const pictures = marks.filter(({ head }) => !head.letters).map(({ name }) => name)
  for (const { archetype } of await designsOf('logo for Qorvex, a maker of ship propellers'))
    expect(
      pictures.some((name) => archetype.includes(`:${name}+`)),
      archetype,
    ).toBe(false)
})

test('a practice, an adviser, an instructor show what they practise, advise on and teach', async () => {
  const shownFor = async (prompt: string) => (await sheetsFor(briefOf(prompt), 5)).parts?.marks[0]?.entry.head.about
  expect(await shownFor('logo for a legal practice')).toContain('legal')
  expect(await shownFor('Business card for Anna Holm, tax advisor')).toContain('tax')
  expect(await shownFor('Logo for a mortgage adviser called Brightkey')).toContain('mortgage')
  expect(await shownFor('logo for a yoga instructor')).toContain('yoga')
  expect(await shownFor('Business card for a tattoo artist')).toContain('tattoo')
})

test('who refuses a symbol gets the word', async () => {
  for (const { scene } of await designsOf('logo for Wexcombe Plumbing, no icon'))
    expect(nodesOf(scene).filter(({ role }) => role === 'mark')).toEqual([])
})

test('an icon that somebody drew for the very thing is shown first; a set of icons is composed', async () => {
  const [first] = await designsOf('app icon for a meditation app')
  expect(first?.archetype).toMatch(/^sheet:icon-/)
  for (const { archetype } of await designsOf('set of 6 icons for a bakery')) expect(archetype).not.toMatch(/^sheet:/)
})

/** The marks of designs, by name; undefined where one shows none. */
const marksOf = (designs: readonly { archetype: string }[]) =>
  designs.map(({ archetype }) => namesOfPair(archetype.replace('sheet:', ''))?.[0])
const times = (list: readonly (string | undefined)[], one: string | undefined) =>
  list.filter((other) => other === one).length

test('the cards of a trade with several marks show several, each on another card', async () => {
  const designs = await designsOf('Business card for Ellen Marsh, florist, 555 0142, ellen@marsh.example')
  const shown = marksOf(designs)
  expect(new Set(shown).size).toBeGreaterThanOrEqual(3)
  expect(new Set(designs.map(({ archetype }) => namesOfPair(archetype)?.[1] ?? archetype)).size).toBe(4)
})

test.each([
  'Business card for Ellen Marsh, beekeeper, 555 0142, ellen@marsh.example',
  'Logo for Marsh Oysters, a raw bar',
])('one mark is shown twice at most: %s', async (prompt) => {
  const { marks: found = [] } = (await sheetsFor(briefOf(prompt), 5)).parts ?? {}
  const shown = marksOf(await designsOf(prompt))
  for (const { entry } of found) expect(times(shown, entry.name), entry.name).toBeLessThanOrEqual(2)
})

test('a mark of one colour is seen on its ground', () => {
  const brief = briefOf('logo for Orrin, a bar')
  for (const mark of marks.filter(({ head }) => !head.letters)) {
    const { design } = trySheet(pairOf(named('lockup-night'), mark), brief, { workshop, images: new Map() })
    const { palette } = design.scene
    const drawn = nodesOf(design.scene).find(({ role }) => role === 'mark')
    const fills = drawn?.type === 'vector' ? drawn.shapes.map(({ fill }) => fill) : []
    const leading = fills.find((fill): fill is PaletteRole => typeof fill === 'string' && fill in palette)
    if (leading) expect(contrast(palette[leading], palette.ink), mark.name).toBeGreaterThan(1.5)
  }
})
