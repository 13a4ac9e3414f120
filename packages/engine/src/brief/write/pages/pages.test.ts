import { expect, test } from 'vitest'
import { readBrief } from '../../read.ts'
import { completeCopy } from '../complete.ts'
import { writePage } from '../page.ts'
import { DECKS, deckFor } from './decks/index.ts'
import { topicsOf } from './topics.ts'

test.each(DECKS.map(({ keys, words }) => [keys[0] as string, words] as const))(
  'the deck of %s is whole',
  (_, words) => {
    expect(words.nav.length).toBe(4)
    expect(words.headlines.length).toBeGreaterThanOrEqual(4)
    expect(words.subheads.length).toBeGreaterThanOrEqual(3)
    expect(words.calls.length).toBeGreaterThanOrEqual(2)
    expect(words.features.length).toBe(6)
    expect(words.about.length).toBeGreaterThanOrEqual(2)
    expect(words.process.length).toBe(3)
    expect(words.faq.length).toBe(4)
    expect(words.closings.length).toBeGreaterThanOrEqual(2)
    expect(words.footers.length).toBeGreaterThanOrEqual(2)
  },
)

test('a deck claims nothing that nobody told: no digits, no addresses, no prices', () => {
  for (const { words } of DECKS) expect(JSON.stringify(words)).not.toMatch(/\d|@|€|£|www\./)
})

const subject = (about: string) => ({ industry: 'general' as const, about, objects: [] })

test('the longest phrase calls the deck; words that only look alike call none', () => {
  expect(deckFor(subject('dog grooming salon'))?.headlines).toContain('Good dog. Better fur.')
  expect(deckFor(subject('bicycle repair shop'))?.headlines).toContain('Two wheels, well looked after')
  expect(deckFor(subject('hot dog stand'))?.headlines).toContain('Both hands')
  expect(deckFor(subject(''), 'Harrow Museum')?.headlines).toEqual(deckFor(subject('museum'))?.headlines)
  expect(deckFor(subject('lawn care'))).toBeUndefined()
  expect(deckFor({ ...subject('dog daycare'), industry: 'pets' })).toBeUndefined()
})

test.each([
  ['Website for a ceramics studio that runs weekend throwing classes', ['Weekend throwing classes']],
  ['Site for a workshop that teaches green woodworking', ['Green woodworking']],
  ['website for a choir', []],
  ['Website for a family-run inn with opening hours and a booking button, cream background', []],
  ['Site for a workshop that teaches green woodworking, a warm palette and a booking button', ['Green woodworking']],
])('%s: topics in its own words', (prompt, titles) => {
  expect(topicsOf(readBrief(prompt)).map(({ title }) => title)).toEqual(titles)
})

test('another seed takes other words of the same deck', () => {
  const read = readBrief('website for a bakery')
  const headlines = new Set([1, 2, 3, 4, 5, 6].map((seed) => writePage(completeCopy(read, seed), seed).hero.headline))
  expect(headlines.size).toBeGreaterThan(1)
})
