import { expect, test } from 'vitest'
import { itemsOf } from './entries.ts'

const told = (texts: readonly string[]) =>
  itemsOf(texts.map((text) => ({ role: 'list-item', text, source: 'given' }))).map(({ time, name, price }) => [
    time?.text,
    name.text,
    price?.text,
  ])

test('prices and hours of a list stand apart from its names', () => {
  expect(told(['Manicure $25', 'Gel nails $45', 'Ask for nail art'])).toEqual([
    [undefined, 'Manicure', '$25'],
    [undefined, 'Gel nails', '$45'],
    [undefined, 'Ask for nail art', undefined],
  ])
  expect(told(['9:00 Canoeing', 'Mon 10:30 Archery', 'Campfire'])).toEqual([
    ['9:00', 'Canoeing', undefined],
    ['Mon 10:30', 'Archery', undefined],
    [undefined, 'Campfire', undefined],
  ])
})

test('figures that are no prices and no hours stay where they are', () => {
  for (const list of [
    ['Stage 2', 'Stage 3', 'Hall 4'],
    ['3 courses', '2 drinks', '1 coffee'],
    ['Soup - 5.00', 'Stew - 9.00'],
  ])
    expect(told(list)).toEqual(list.map((text) => [undefined, text, undefined]))
})
