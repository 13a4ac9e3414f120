import { expect, test } from 'vitest'
import { readBrief } from '../read.ts'

const shown = (prompt: string) =>
  (readBrief(prompt).depictions ?? []).map(({ thing, size, at }) => [thing, size, at].filter(Boolean).join(' '))

test.each([
  [
    "A postcard with 'Slow down' on top, featuring a large sleepy tortoise with a lantern centered below",
    ['tortoise large', 'lantern'],
  ],
  ['Poster featuring a medium-sized kettle and a biscuit at the bottom', ['kettle medium bottom', 'biscuit']],
  ['Poster featuring a large cartoon of a yawning walrus at the bottom right', ['walrus large bottom-right']],
  ['Poster featuring a large lamp and a small moth at the top left', ['lamp large', 'moth small top-left']],
])('what goes with a thing takes neither its place nor its lead: %s', (prompt, expected) => {
  expect(shown(prompt)).toEqual(expected)
})

test.each([
  ["Business card for 'Ember' with a mint green background and a lantern illustration", ['lantern']],
  ["Postcard with the words 'Thank you' centered in lavender, featuring large white orchids", ['orchid large']],
  ["Poster featuring a guitar, with the band's name at the top and concert details at the bottom", ['guitar']],
  [
    'A banner featuring a teapot. The target audience is families with young children. The purpose is to share it with friends.',
    ['teapot'],
  ],
])('colours, owners, particulars and readers are nothing to be seen: %s', (prompt, expected) => {
  expect(shown(prompt)).toEqual(expected)
})

test('a word of two parts is one thing', () => {
  const [one, ...others] = readBrief('Poster featuring a medium-sized band-aid in the center').depictions ?? []
  expect(one?.words).toBe('a medium-sized band-aid')
  expect(others).toEqual([])
})

test.each([
  ['Poster featuring a large bouquet of daisies at the bottom', 'a large bouquet of daisies'],
  ['Poster featuring a woman enjoying a cup of tea', 'a woman enjoying a cup of tea'],
  ['Card with the company name on top and a large palette illustration below it', 'a large palette illustration'],
  ['Include the company name at the top and a gold anchor in the center', 'a gold anchor'],
])('a thing is one with what is said of it: %s', (prompt, words) => {
  expect(readBrief(prompt).depictions?.map((one) => one.words)).toContain(words)
})

test('what is to be seen on a card is no line of it', () => {
  const { copy, depictions = [] } = readBrief(
    'business card for a barbershop called Mane & Blade with a barber pole, phone 555 0142',
  )
  expect(copy.map(({ text }) => text)).toEqual(['Mane & Blade', '555 0142'])
  expect(depictions.map(({ words }) => words)).toEqual(['a barber pole'])
})

test('what a contact is called is no picture, unless it is asked for', () => {
  expect(shown('Business card for Tess Hardy, plasterer, phone 555 0142, email tess@hardy.example')).toEqual([])
  expect(shown('Business card for Ida, with a phone above the name. Phone: 555 0142')[0]).toMatch(/^phone/)
})
