import { expect, test } from 'vitest'
import { describeProject, quoted } from './summary-text.ts'

const nothing = {
  title: 'Kestrel',
  kinds: [],
  firstWish: undefined,
  moreWishes: 0,
  changes: 0,
  lastChange: undefined,
  open: [],
}

test('a project reads as prose', () => {
  expect(
    describeProject({
      title: 'Kestrel',
      kinds: ['poster', 'logo', 'logo', 'icon'],
      firstWish: 'Logo for Kestrel,\n  navy',
      moreWishes: 2,
      changes: 3,
      lastChange: {
        title: 'Kestrel logo',
        version: 4,
        changes: [
          { what: 'Background', from: 'white', to: 'dark green' },
          { what: 'Name', to: 'larger' },
        ],
        words: 'make it dark green',
      },
      open: ['And a card?', 'In Portuguese, too'],
    }),
  ).toBe(
    '“Kestrel” holds two logos, a poster and an icon. It began with “Logo for Kestrel, navy”; two requests followed. Three changes were made, the last of them version 4 of “Kestrel logo” (background from white to dark green and name: larger). Two requests are still open: “And a card?” and “In Portuguese, too”.',
  )
})

test('an empty project says so, and one of everything is told in the singular', () => {
  expect(describeProject(nothing)).toBe('“Kestrel” holds no design yet.')
  const lastChange = { title: 'Card', version: 2, changes: [], words: 'warmer' }
  expect(
    describeProject({
      ...nothing,
      kinds: ['business-card'],
      firstWish: 'Card',
      moreWishes: 1,
      changes: 1,
      lastChange,
      open: ['Darker'],
    }),
  ).toBe(
    '“Kestrel” holds a business card. It began with “Card”; one request followed. One change was made: version 2 of “Card” (“warmer”). One request is still open: “Darker”.',
  )
})

test('long words are cut at a word', () => {
  expect(quoted('word '.repeat(100))).toMatch(/^“(word )+…”$/)
  expect(quoted('word '.repeat(100)).length).toBeLessThan(170)
})
