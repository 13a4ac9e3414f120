import { expect, test } from 'vitest'
import { describeChanges } from './answer-text.ts'

test('changes are told in plain sentences: what was asked for, what else changed, what was not done', () => {
  expect(
    describeChanges({
      changes: [
        { what: 'Background', from: 'white', to: 'dark green' },
        { what: 'Title', to: 'larger' },
      ],
    }),
  ).toBe('Done. Background: white → dark green; Title: larger.')
  expect(describeChanges({ changes: [{ what: 'Tagline removed' }], notUnderstood: ['sparkly'] })).toBe(
    'Done in part. Tagline removed. I did not understand “sparkly”.',
  )
  expect(
    describeChanges({
      changes: [{ what: 'Title', to: 'larger' }],
      also: [{ what: 'Date', to: 'smaller' }],
      notDone: ['The banner is still to be made.'],
    }),
  ).toBe('Done in part. Title: larger. Also changed: Date: smaller. Not done: The banner is still to be made.')
  const many = Array.from({ length: 6 }, (_, i) => ({ what: `Part ${i}` }))
  expect(describeChanges({ changes: many })).toBe('Done. Part 0; Part 1; Part 2; Part 3, and 2 more.')
})
