import { expect, test } from 'vitest'
import { openEngine } from '../../engine/engine.ts'
import { OCCASION_LINES, TRADE_LINES } from '../lines/read.ts'
import { readBrief } from '../read.ts'
import type { Brief } from '../types.ts'
import { INDUSTRIES } from '../types.ts'
import { completeCopy } from './complete.ts'
import { printable } from './gate.ts'
import { withVariant } from './with-variant.ts'

const written = (prompt: string): Brief => completeCopy(readBrief(prompt))
const headlines = ({ variants = [] }: Brief) => variants.map(({ headline }) => headline)
const buttons = ({ variants = [] }: Brief) => variants.map(({ button }) => button)

test('what people are to do is said to them', () => {
  const brief = written('A banner ad for a hiking app. Encourage people to join the club and plan their first hike.')
  expect(headlines(brief)).toContain('Plan your first hike')
  expect(buttons(brief)).toContain('Join now')
})

test.each([
  ['Make a banner that invites neighbours to adopt a rabbit from the shelter', 'Adopt a rabbit'],
  ['Banner ad for a theatre. The purpose is to get people to reserve a seat', 'Reserve your seat'],
  ['An ad for a vineyard, and urge visitors to book a tasting', 'Book a tasting'],
  ['A banner for our recipe channel. Encourage viewers to subscribe.', 'Subscribe'],
])('the button does what the purpose does: %s', (prompt, button) => {
  expect(buttons(written(prompt))[0]).toBe(button)
})

test('an ad has four headlines, and its subject stands in each concept', () => {
  const brief = written('Create an ad promoting hand-painted tiles')
  const { variants = [] } = brief
  expect(new Set(headlines(brief)).size).toBe(4)
  for (const { headline, line } of variants) expect(`${headline} ${line}`.toLowerCase()).toContain('hand-painted tiles')
})

test('what is announced leads every concept', () => {
  const brief = written('Design a banner to promote our charity rowing regatta. Encourage people to come.')
  const concepts = [0, 1, 2, 3].map((i) => withVariant(brief, i).copy)
  for (const copy of concepts)
    expect(copy.find(({ role }) => role === 'headline')?.text.toLowerCase()).toContain('charity rowing regatta')
})

test('another seed says it in other words', () => {
  const read = readBrief('Create an Instagram post for a tea house')
  expect(headlines(completeCopy(read, 1))).not.toEqual(headlines(completeCopy(read, 2)))
  expect(headlines(completeCopy(read, 1))).toEqual(headlines(completeCopy(read, 1)))
})

test('the four concepts of a design carry the four headlines where nothing is announced', async () => {
  const engine = await openEngine()
  const { concepts } = await engine.design({ prompt: 'Create a banner for a pottery', seed: 3, count: 4 })
  const said = concepts.map(({ design }) => design.brief.copy.find(({ role }) => role === 'headline')?.text)
  expect(new Set(said).size).toBe(4)
}, 60_000)

test('a wish for the day leads its card, and no trade has part in a birthday', () => {
  const leading = written("Facebook post to celebrate Mother's Day").copy.find(({ role }) => role === 'headline')
  expect(leading?.text).toContain("Mother's Day")
  const birthday = TRADE_LINES.get('bakery')?.lines.any ?? []
  for (const line of headlines(written('Instagram post for the birthday of our baker')))
    expect(birthday).not.toContain(line)
})

test.each([
  'Design a banner for a beekeeper. The target audience is gardeners. The primary purpose is convince them to plant more flowers.',
  'Create a Facebook post that highlights the importance of reading to children. Encourage users to share it.',
  'An ad to promote a discount of 30% on rain boots. Motivate shoppers to purchase before the weekend.',
])('no instruction is printed: %s', (prompt) => {
  const { variants = [] } = written(prompt)
  expect(variants).toHaveLength(4)
  for (const { headline, line, button } of variants) {
    if (headline) expect(printable(headline, 'headline', true)).toBe(true)
    if (line) expect(printable(line, 'line', true)).toBe(true)
    if (button) expect(printable(button, 'button', true)).toBe(true)
  }
})

test.each([
  ['Encourage users to', 'headline'],
  ['Sale of the', 'headline'],
  ['Shop now and', 'button'],
  ['Soap, soap and more soap', 'headline'],
  ['Primary purpose is to inform', 'line'],
  ['A line that goes on and on until no sheet on earth has room for all of its words', 'headline'],
] as const)('never set: %s', (text, place) => {
  expect(printable(text, place)).toBe(false)
})

test('every industry has twenty headlines and four lines below; all of them may be printed', () => {
  for (const industry of INDUSTRIES) {
    const lines = TRADE_LINES.get(industry)?.lines ?? {}
    const { below = [], ...voices } = lines
    expect(new Set(Object.values(voices).flat()).size, industry).toBeGreaterThanOrEqual(20)
    expect(below.length, industry).toBeGreaterThanOrEqual(4)
  }
  for (const { lines } of [...TRADE_LINES.values(), ...OCCASION_LINES.values()]) {
    const { below = [], ...voices } = lines
    for (const line of Object.values(voices).flat())
      expect([line, printable(line, 'headline', true)]).toEqual([line, true])
    for (const line of below) expect([line, printable(line, 'line', true)]).toEqual([line, true])
    // Nothing that only the owner can know.
    expect(Object.values(voices).flat().concat(below).join(' ')).not.toMatch(
      /[\d@#$€£%]|\baward|\bguarantee|\bcheapest/i,
    )
  }
})
