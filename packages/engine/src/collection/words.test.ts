/** What a sheet is filled with: every given text once, what is announced first, the sheet's own words where there are no others. */
import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import type { Brief } from '../brief/types.ts'
import type { Layout, SheetNode, SlotName, Words } from '../sheet/types.ts'
import { FORMATS, sampleBriefs } from './samples.fixture.ts'
import { wordsFor } from './words.ts'

/** A layout with these slots; those with words of their own say them. */
function layoutOf(slots: readonly SlotName[], own: Partial<Record<SlotName, string>> = {}): Layout {
  const text = (slot: SlotName | undefined, words = ''): SheetNode => ({
    type: 'text',
    id: slot ?? 'one',
    text: words,
    font: 'text',
    weight: 400,
    size: 40,
    fill: 'ink',
    ...(slot && { slot }),
  })
  const children = slots.map(
    (slot): SheetNode =>
      slot === 'details' || slot === 'items'
        ? { type: 'frame', id: slot, slot, children: [text(undefined)] }
        : text(slot, own[slot]),
  )
  return { for: 'portrait', width: 1080, height: 1440, root: { type: 'frame', id: 'root', children } }
}

const FULL = layoutOf(['brand', 'headline', 'line', 'offer', 'date', 'time', 'place', 'web', 'cta', 'details'], {
  headline: 'It is half past hungry',
  line: 'Served before the hand moves.',
  cta: 'Eat now',
})
const SPARSE = layoutOf(['headline', 'details'], { headline: 'It is half past hungry' })

const samples = sampleBriefs(
  { about: ['lunch'], kinds: ['poster'] },
  FORMATS.portrait as NonNullable<(typeof FORMATS)['portrait']>,
)
const sample = (name: string): Brief => samples.find((one) => one.name === name)?.brief as Brief
const lines = (words: Words) => Object.values(words).flatMap((all) => all.map(({ text }) => text))
const textOf = (words: Words, slot: SlotName) => words[slot]?.[0]?.text

test.each([
  ['with a slot for everything', FULL],
  ['with a headline and details', SPARSE],
])('every given text stands once on a layout %s', (_, layout) => {
  for (const { name, brief } of samples) {
    const set = lines(wordsFor(brief, layout).words).join('\n')
    for (const { text, source } of brief.copy)
      if (source === 'given') expect(set.split(text).length - 1, `${name}: ${text}`).toBe(1)
    expect(wordsFor(brief, layout).left).toEqual([])
  }
})

test('what is announced takes the headline, and the own one moves to the line below', () => {
  const { words } = wordsFor(sample('an occasion and three facts'), FULL)
  expect(textOf(words, 'headline')).toBe('Open day')
  expect(textOf(words, 'line')).toBe('It is half past hungry')
})

test('a sheet says its own words where the prompt has none, and no others', () => {
  const { words, copy } = wordsFor(sample('only a name'), FULL)
  expect(textOf(words, 'headline')).toBe('It is half past hungry')
  expect(textOf(words, 'line')).toBe('Served before the hand moves.')
  expect(textOf(words, 'cta')).toBe('Eat now')
  expect(copy.filter(({ source }) => source === 'given').map(({ text }) => text)).toEqual(['Harbour & Finch'])
})

test('a given line and a given call are not talked over', () => {
  const { words } = wordsFor(sample('five lines'), FULL)
  expect(textOf(words, 'line')).toContain('tenth summer')
  expect(textOf(words, 'cta')).toBe('Save a seat')
  expect(lines(words)).not.toContain('It is half past hungry')
})

test('facts keep every letter and are told from words of ours', () => {
  const { words } = wordsFor(sample('an offer with a call'), FULL)
  expect(words.offer).toEqual([{ text: '25% off', fact: true }])
  expect(words.headline).toEqual([{ text: 'It is half past hungry' }])
})

test('so many facts as there may be stand on five lines, those that belong together on one', () => {
  const { words } = wordsFor(sample('seven words and seven facts'), SPARSE)
  expect(words.details?.length).toBeLessThanOrEqual(5)
  expect(words.details?.map(({ text }) => text)).toContain('Market Hall, Upper Floor, 148 Mill Lane, Northgate')
})

test('where an offer has a place of its own, the occasion that was given leads', () => {
  const brief = readBrief('Instagram story for a pet expo event with exclusive discounts on puppies')
  const { words } = wordsFor(brief, FULL)
  expect(textOf(words, 'headline')).toBe('pet expo')
  expect(textOf(words, 'offer')).toBe('exclusive discounts on puppies')
  expect(textOf(words, 'line')).toBe('It is half past hungry')
})
