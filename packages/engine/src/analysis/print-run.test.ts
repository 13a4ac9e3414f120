/** Where a design is printed, and in which sizes and on which paper: told by its words, else its sheet, else who asks. */
import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import type { Design } from '../design/types.ts'
import { PRINT_SIZE_NAMES, printIn } from '../render/pdf/print-sizes.ts'
import { CONDITION_NAMES } from '../render/press/conditions.ts'
import type { Format } from '../scene/types.ts'
import { printChoices, usualCondition } from './print-run.ts'

/** As it was asked for, with no words of its own. */
function asked(prompt: string, format?: Format): Design {
  const brief = readBrief(prompt)
  const scene = { kind: brief.kind, format: format ?? brief.format, artboards: [] }
  return { brief, scene } as unknown as Design
}
const choicesOf = (prompt: string, reads?: string) => {
  const choices = printChoices(asked(prompt), reads)
  if (!choices) throw new Error(`Not printed: ${prompt}`)
  return choices
}

test('whoever reads English in Britain has sheets of A sizes, unless the words tell otherwise', () => {
  expect(choicesOf('Poster for a flea market', 'en-GB').region).toBe('europe')
  expect(choicesOf('Poster for a flea market', 'en-US').region).toBe('america')
  expect(choicesOf('US letter flyer for a flea market', 'en-GB').region).toBe('america')
})

test.each([
  ['Business card for Ada Byron, Königstraße 12, 70173 Stuttgart', 'europe'],
  ['Business card for Anna Krone, architect in Stuttgart', 'europe'],
  ['Business card for Anna Krone, +49 711 123456', 'europe'],
  ['Poster for a jazz night, entry 12 €', 'europe'],
  ['Plakat für ein Jazzkonzert am Freitag im Juni', 'europe'],
  ['A4 poster for a flea market', 'europe'],
  ['Poster for a flea market, Portland, OR 97204', 'america'],
  ['Poster for a flea market, call (503) 555-0142', 'america'],
  ['US letter flyer for a flea market', 'america'],
  ['Poster for a flea market, 18x24 inches', 'america'],
  ['Poster for a flea market', 'america'],
])('%s is printed in %s', (prompt, region) => {
  const choices = choicesOf(prompt, 'en')
  expect(choices.region).toBe(region)
  expect(choices.condition).toBe(region === 'europe' ? 'fogra39' : 'cgats-tr-001')
  expect(choices.conditions.map(({ name }) => name).toSorted()).toEqual([...CONDITION_NAMES].toSorted())
  expect(choices.conditions[0]?.name).toBe(choices.condition)
})

test('where no word tells, the language of whoever asks does; a word tells more', () => {
  expect(choicesOf('Poster for a flea market', 'de').condition).toBe('fogra39')
  expect(choicesOf('Poster for a flea market, Portland, OR 97204', 'de').condition).toBe('cgats-tr-001')
  expect(usualCondition(asked('Business card for Ada Byron'), 'de')).toBe('fogra39')
})

test('sizes are those of the country: what fits is scaled, the rest is composed anew', () => {
  const poster = choicesOf('Poster for a jazz night in Stuttgart, 3:4')
  expect(poster.sizes.map(({ name, fits }) => [name, fits])).toEqual([
    ['a3', false],
    ['a4', false],
    ['a2', false],
    ['a1', false],
  ])
  expect(poster.size).toBe('a3')
  const sheet = choicesOf('A4 poster for a jazz night in Stuttgart')
  expect(sheet.size).toBe('a4')
  expect(sheet.sizes.every(({ fits }) => fits)).toBe(true)
  expect(choicesOf('Flyer for a jazz night in Stuttgart').sizes.map(({ name }) => name)).toEqual([
    'a5',
    'a6',
    'dl',
    'a4',
  ])
  // 3:4 is what 18 × 24 inches are.
  expect(choicesOf('Poster for a jazz night, 3:4, Portland, OR 97204')).toMatchObject({ size: '18x24' })
})

test('a card is as large as cards are where it is handed out', () => {
  expect(choicesOf('Business card for Ada Byron, Königstraße 12, 70173 Stuttgart')).toMatchObject({
    size: '85x55',
    own: null,
  })
  expect(choicesOf('Business card for Ada Byron', 'en')).toMatchObject({ size: '3.5x2' })
  expect(choicesOf('Business card for Ada Byron', 'de')).toMatchObject({ size: '85x55' })
  expect(
    choicesOf('Business card for Ada Byron, US size, 70173 Stuttgart').sizes.map(({ name, fits }) => [name, fits]),
  ).toEqual([
    ['85x55', false],
    ['3.5x2', true],
  ])
})

test('what has a size of its own is printed in it', () => {
  const own = choicesOf('Poster for a jazz night in Stuttgart, 50 x 70 cm')
  expect(own).toMatchObject({ size: null, own: { width: 500, height: 700 } })
  expect(printChoices(asked('Logo for Harbor & Finch'))).toBeNull()
})

test('a page goes on a size as it stands, upright or lying, and on no other', () => {
  expect(printIn({ width: 1080, height: 1527 }, 'a3')).toEqual({ width: 297, height: 420, bleed: 3 })
  expect(printIn({ width: 1527, height: 1080 }, 'a2')).toEqual({ width: 594, height: 420, bleed: 3 })
  const fits = PRINT_SIZE_NAMES.filter((name) => printIn({ width: 1080, height: 1440 }, name))
  expect(fits).toEqual(['18x24'])
})
