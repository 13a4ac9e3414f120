import { describe, expect, test } from 'vitest'
import { readLists } from '../language/lists.ts'
import { LISTED } from './lists.fixture.ts'
import { promptText } from './prompt-text.ts'
import { readBrief } from './read.ts'
import { see } from './sight.ts'

const listsOf = (prompt: string) => {
  const { words, entities, parts } = see(promptText(prompt)).sighted
  const said = ({ from, to }: { from: number; to: number }) =>
    words.text.slice(words.tokens[from]?.from, words.tokens[to - 1]?.to)
  return readLists(words, entities, parts).map(({ title, items }) => ({
    ...(title && { title: said(title) }),
    items: items.map(said),
  }))
}

describe('the items of a list', () => {
  test.each(LISTED)('have one role and none leads: $prompt', ({ prompt, items, titles = [] }) => {
    const { copy, brand } = readBrief(prompt)
    const roles = items.map((item) => copy.find(({ text }) => text === item)?.role)
    expect(roles).not.toContain(undefined)
    expect(new Set(roles).size).toBe(1)
    expect(['headline', 'brand']).not.toContain(roles[0])
    expect(items).not.toContain(brand)
    for (const title of titles) expect(copy).toContainEqual({ role: 'label', text: title, source: 'given' })
  })
})

test('the title of a list stands before its items', () => {
  const { copy } = readBrief('Menu for Osteria Lume. Starters: Crostini 6, Burrata 11. Mains: Ragù 13, Vongole 16.')
  const texts = copy.map(({ text }) => text)
  expect(texts.slice(-6)).toEqual(['Starters', 'Crostini 6', 'Burrata 11', 'Mains', 'Ragù 13', 'Vongole 16'])
})

describe('no list', () => {
  test.each([
    ['parts by their names', '- Name: Priya Rao\n- Phone: 020 7946 0123\n- Email: priya@rao.example'],
    ['facts of one event', 'Jazz night, 12 May, 8 pm, €5, Blue Door'],
    ['numbers that count nothing', 'Act 1. Scene 3. The forest'],
    ['pieces of a sentence with a quotation', '1. put "Sale" on top 2. a fox below'],
  ])('%s', (_, prompt) => {
    expect(listsOf(prompt)).toEqual([])
  })
})

describe('a list', () => {
  test.each([
    [
      'letters',
      'In case of fire: a) stay calm b) walk out',
      { title: 'In case of fire', items: ['stay calm', 'walk out'] },
    ],
    [
      'and before the last',
      'Our rules: be kind, be early and be brief',
      { title: 'Our rules', items: ['be kind', 'be early', 'be brief'] },
    ],
    ['a last item of two words', 'three tips: plan, save, and rest well', { items: ['plan', 'save', 'rest well'] }],
    [
      'days with places',
      '2 March Leeds, 4 March Bristol, 7 March Cardiff',
      { items: ['2 March Leeds', '4 March Bristol', '7 March Cardiff'] },
    ],
    [
      'ordinals',
      'prizes: 1st a bike, 2nd a book, 3rd a hat',
      { title: 'prizes', items: ['1st a bike', '2nd a book', '3rd a hat'] },
    ],
    [
      'the first item behind what announces it',
      'with the plan 3 pm cake, 4 pm hunt, 6 pm pizza',
      { items: ['3 pm cake', '4 pm hunt', '6 pm pizza'] },
    ],
    [
      'hours on lines',
      'Bakery\nMonday 7 - 18\nSaturday 8 - 12\nSunday closed',
      { items: ['Monday 7 - 18', 'Saturday 8 - 12', 'Sunday closed'] },
    ],
  ])('%s', (_, prompt, list) => {
    expect(listsOf(prompt)).toEqual([list])
  })
})
