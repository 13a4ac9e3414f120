/** Sheets that leave a place for what is to be seen answer prompts that say where things stand, as long as those stand so. */
import { expect, test } from 'vitest'
import { random } from '../base/random.ts'
import { find } from './find.ts'
import { asked, headed } from './heads.fixture.ts'
import type { PackedLayout } from './pack.ts'

const layout = (own: Partial<PackedLayout>): PackedLayout[] => [
  { for: 'portrait', width: 1080, height: 1440, slots: ['headline', 'thing', 'details'], ...own },
]
const SHEETS = [
  headed('over: any | *', layout({})),
  headed('middle: any | *', layout({ middle: true })),
  headed('under: any | *', layout({ slots: ['thing', 'headline', 'details'] })),
  headed('plain: any | *', layout({ slots: ['headline', 'details'] })),
]
const found = (prompt: string) => find(SHEETS, asked(prompt), random(1)).map(({ entry }) => entry.name)

test('words at the top and a thing below them', () => {
  expect(
    found("Poster with 'Fox Day' at the top center and a large fox at the bottom center, orange background"),
  ).toEqual(['over'])
})

test('words in the middle', () => {
  expect(found("Poster with the quote 'Stay wild' in the center and a large fox at the bottom center")).toEqual([
    'middle',
  ])
})

test('a thing at the top and the words at the foot', () => {
  expect(found("Poster with a large fox at the top center and the title 'Fox Day' at the bottom center")).toEqual([
    'under',
  ])
})

test('what is told to stand in a corner is left to layouts that are solved', () => {
  expect(found("Poster with 'Fox Day' at the top left and a large fox at the bottom right corner")).toEqual([])
})
