import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import { SITE_WISHES } from './site-wishes.fixture.ts'

test.each(SITE_WISHES)('$type: $prompt', ({ prompt, type, background, components }) => {
  const { page, colours } = readBrief(prompt)
  expect(page?.type).toBe(type)
  const told = colours.map(({ hex }) => hex)
  expect(told).toEqual(expect.arrayContaining([background, components].filter((hex) => hex !== undefined)))
})
