/** What every sheet of the collection keeps: it can be read, says all that is given, and holds the words that most prompts have. */
import { beforeAll, expect, test } from 'vitest'
import { hash } from '../base/random.ts'
import { withAsks } from '../brief/asks/list.ts'
import type { Copy } from '../brief/types.ts'
import { completeCopy } from '../brief/write/complete.ts'
import { FORMATS, sampleBriefs } from '../collection/samples.fixture.ts'
import { collection, type Entry } from '../collection/store.ts'
import { readBack } from '../critic/read-back.ts'
import type { Role } from '../scene/types.ts'
import { trySheet } from './try-sheet.ts'
import { openWorkshop, type Workshop } from './workshop.ts'

/** So many sheets are set with words: the collection grows, the time of a test does not. */
const SAMPLE = 24
const USUAL = ['only a name', 'an occasion and three facts', 'an offer with a call']
/** Of what is usual, so much may miss a gate: then another concept is shown. */
const MISSED = 0.15

let workshop: Workshop
beforeAll(() => {
  workshop = openWorkshop()
})

/** Sheets of posters and banners: what is made of a mark and what takes it, drawings alone and stages have tests of their own. */
const sheets = collection().filter((entry) => entry.head.kinds.some((kind) => kind === 'poster' || kind === 'banner'))
const drawn = [...sheets].sort((a, b) => hash(a.name) - hash(b.name)).slice(0, SAMPLE)
const formatsOf = ({ layouts }: Entry) =>
  Object.entries(FORMATS).flatMap(([shape, format]) => (layouts.some((layout) => layout.for === shape) ? [format] : []))

test('the names of sheets are their own', () => {
  const names = collection().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('every sheet has a place for facts in each layout, and is read as it was packed', () => {
  for (const { layouts, name } of sheets) {
    expect(layouts.length, name).toBeGreaterThan(0)
    for (const { slots } of layouts) expect(slots, name).toContain('details')
  }
  // What cannot be read is not packed: a sample tells whether it still can.
  for (const entry of drawn) expect(entry.sheet().layouts.length, entry.name).toBe(entry.layouts.length)
})

test('sheets with usual words pass all gates, and nothing given is missing', () => {
  let [tried, missed] = [0, 0]
  const told: string[] = []
  for (const entry of drawn)
    for (const format of formatsOf(entry)) {
      const [name] = USUAL.slice((hash(entry.name) + tried) % USUAL.length)
      const brief = sampleBriefs(entry.head, format).find((one) => one.name === name)?.brief
      if (!brief) throw new Error(`No sample is called ${name}`)
      const { faults } = trySheet(entry, brief, { workshop, images: new Map() })
      tried++
      if (faults.length > 0) missed++
      told.push(...faults.map((fault) => `${entry.name} · ${format.name} · ${name}: ${fault}`))
      expect(
        faults.filter((fault) => fault.includes('missing')),
        entry.name,
      ).toEqual([])
    }
  expect(missed / tried, told.join('\n')).toBeLessThanOrEqual(MISSED)
}, 120_000)

/** Facts that have no slot of their own. */
const FACTS = [
  'bring a chair',
  'children free',
  'tea and cake all day',
  'dogs on leads',
  'no booking needed',
  'parking behind the school',
  'cash only',
  'ends when it rains',
]

/** So many sheets. */
const EACH = 8

test('eight facts without a slot of their own stand among the details', () => {
  const copy = (role: Role, text: string): Copy => ({ role, text, source: 'given' })
  for (const entry of drawn.slice(0, EACH)) {
    const [format] = formatsOf(entry)
    const plain = format && sampleBriefs(entry.head, format).find(({ name }) => name === 'one short word')?.brief
    if (!plain) throw new Error(`${entry.name} has no layout of a usual shape`)
    const { variants: _, ...rest } = plain
    const brief = completeCopy(
      withAsks({
        ...rest,
        copy: [
          copy('headline', 'Harvest fair'),
          copy('date', 'Saturday 12 May'),
          ...FACTS.map((text) => copy('detail', text)),
        ],
      }),
    )
    const { design, faults } = trySheet(entry, brief, { workshop, images: new Map() })
    expect(faults, entry.name).toEqual([])
    const unsaid = readBack(design.brief, design.scene).filter(({ ask, met }) => ask.set && !met)
    expect(unsaid, entry.name).toEqual([])
  }
}, 60_000)
