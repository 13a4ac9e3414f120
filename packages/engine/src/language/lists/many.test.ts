import { expect, test } from 'vitest'
import { manyIn } from './many.ts'

const NAMES = ['Ada Byron', 'Grace Hopper', 'Mary Somerville', 'Emmy Noether']

test.each([
  [`A business card for each of these\n${NAMES.join('\n')}`, 'A business card for Ada Byron'],
  [`${NAMES.join('\n')}\n\nname tags, one for each person`, undefined],
  [
    `Place cards for everyone on this list:\n${NAMES.map((name) => `- ${name}`).join('\n')}`,
    'Place cards for Ada Byron',
  ],
  [`4 business cards in dark green:\n${NAMES.join('\n')}`, 'a business card in dark green for Ada Byron'],
  [`A dark green business card for each of them: ${NAMES.join(', ')}`, 'A dark green business card for Ada Byron'],
])('a list of names: %s', (prompt, first) => {
  const many = manyIn(prompt)
  expect(many).toMatchObject({ rows: 4, name: 'Ada Byron', table: `Name\n${NAMES.join('\n')}` })
  if (first) expect(many?.first).toBe(first)
})

test('rows of several columns keep the names that they have, and get names that they have not', () => {
  const rows = [
    'Ada Byron, Analyst, ada@byron.example',
    'Grace Hopper, Admiral, grace@hopper.example',
    'Mary Ward, Nurse, m@w.example',
  ]
  const wish = 'business card for each row'
  expect(manyIn(`${wish}\n${rows.join('\n')}`)?.table.split('\n')[0]).toBe('Name,Role,Email')
  const told = manyIn(`${wish}\nFull name\tTitle\n${['A B\tX', 'C D\tY', 'E F\tZ, too'].join('\n')}`)
  expect(told).toMatchObject({
    first: 'business card for A B, X',
    rows: 3,
    table: 'Full name,Title\nA B,X\nC D,Y\nE F,"Z, too"',
  })
})

test.each([
  'A poster with these names\nAda Byron\nGrace Hopper\nMary Ward',
  'Business card for Ada Byron\nAnalyst\nada@byron.example\n+44 20 5550 1042',
  'A website for each season: spring, summer, autumn and winter',
  'A business card for each of these\nAda Byron\nGrace Hopper',
  'Programme, for each day a page\nThe doors open at nine. Everybody is welcome to come in.\nLunch is at one.\nWe end at five.',
])('one design: %s', (prompt) => {
  expect(manyIn(prompt)).toBeNull()
})
