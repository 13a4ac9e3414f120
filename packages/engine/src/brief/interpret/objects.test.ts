import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'

const shows = (prompt: string) => readBrief(prompt).subject.objects

test.each([
  ['Create a banner promoting handmade ceramic mugs', 'vase'],
  ['Design an ad for a lobster shack with lunch deals', 'lobster'],
  ['Facebook post for our antiques fair', 'clock'],
  ['Create a poster for a Diwali party', 'diya lamp'],
])('a trade and a day show what stands for them: %s', (prompt, thing) => {
  expect(shows(prompt)).toContain(thing)
})

test('what is asked for comes first', () => {
  expect(shows('A poster for a bakery with an illustration of a hedgehog')[0]).toBe('hedgehog')
})

test.each([
  ['Create an ad that asks people to book a session with a yoga teacher', 'book'],
  ['A website for a choir. Use lemon chiffon as the background and olive for the buttons.', 'lemon'],
  ['A website for a choir. Use lemon chiffon as the background and olive for the buttons.', 'olive'],
  ['Make a Facebook post about team building for our office', 'building'],
  ['Design a banner for a matchmaking night: find your perfect match', 'match'],
])('a word in another sense is not drawn: %s', (prompt, thing) => {
  expect(shows(prompt)).not.toContain(thing)
})

test('what is refused is not drawn, even where a trade stands for it', () => {
  expect(shows('Create a banner for a fish market, no lobster')).not.toContain('lobster')
})

test('each thing has how sure it is, the surest first', () => {
  const { objects, sure = [] } = readBrief('Create a banner promoting teapots for a tea house').subject
  expect(sure).toHaveLength(objects.length)
  expect(sure).toEqual(sure.toSorted((a, b) => b - a))
  for (const one of sure) expect(one).toBeGreaterThanOrEqual(0.5)
})
