import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import { SITE_WISHES } from './site-wishes.fixture.ts'

test.each(SITE_WISHES)('$type: $prompt', ({ prompt, type, background, components }) => {
  const { page, colours } = readBrief(prompt, { kind: 'website' })
  expect(page?.type).toBe(type)
  const told = colours.map(({ hex }) => hex)
  expect(told).toEqual(expect.arrayContaining([background, components].filter((hex) => hex !== undefined)))
})

test('a site is known by what people do there where nobody says that it is one', () => {
  const others = SITE_WISHES.filter(({ prompt }) => readBrief(prompt).kind !== 'website')
  // 'Write a card', 'sign up page' and a bare 'CV' name other kinds.
  expect(others.length, others.map(({ prompt }) => prompt).join('\n')).toBeLessThanOrEqual(3)
})
