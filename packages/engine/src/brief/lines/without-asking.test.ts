import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'
import { withoutAsking } from './without-asking.ts'

const given = (text: string) => ({ role: 'offer', text, source: 'given' }) as const

test('what is asked for is set without the asking', () => {
  const prompt = 'Advert for a lamp store, promoting a sale on lanterns'
  expect(withoutAsking(given('promoting a sale on lanterns'), prompt).text).toBe('sale on lanterns')
  expect(
    readBrief(prompt)
      .copy.map(({ text }) => text)
      .join('|'),
  ).not.toContain('promoting')
})

test('words in quotes, and verbs that say something, stay', () => {
  expect(withoutAsking(given('promoting the arts'), "Poster 'promoting the arts'").text).toBe('promoting the arts')
  expect(withoutAsking(given('announcing spring'), 'announcing spring').text).toBe('announcing spring')
})
