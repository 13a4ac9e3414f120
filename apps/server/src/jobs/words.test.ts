import { expect, test } from 'vitest'
import { describeChanges } from './words.ts'

test('changes are told in one plain sentence, with what was not understood', () => {
  expect(
    describeChanges([
      { what: 'Background', from: 'white', to: 'dark green' },
      { what: 'Title', to: 'larger' },
    ]),
  ).toBe('Done. Background: white → dark green; Title: larger.')
  expect(describeChanges([{ what: 'Tagline removed' }], ['sparkly'])).toBe(
    'Done. Tagline removed. I did not understand “sparkly”.',
  )
  expect(describeChanges([])).toBe('Done.')
  const many = Array.from({ length: 6 }, (_, i) => ({ what: `Part ${i}` }))
  expect(describeChanges(many)).toBe('Done. Part 0; Part 1; Part 2; Part 3, and 2 more.')
})
