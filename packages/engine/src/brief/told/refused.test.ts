/** What is refused is read once, by every way of refusing, and no text says it. */
import { describe, expect, test } from 'vitest'
import { readBrief } from '../read.ts'

const refused = (prompt: string): string[] =>
  readBrief(prompt).negatives.flatMap((one) => (one.what === 'thing' ? [one.noun ?? one.words] : []))
const texts = (prompt: string): string =>
  readBrief(prompt)
    .copy.map(({ text }) => text)
    .join(' | ')

describe('things that must not be shown', () => {
  test.each([
    ['Logo for Ashdown Joiners. no saws no planes no hammers', ['saw', 'plane', 'hammer']],
    ['business card for Ida Berg, midwife, without a stork and without a pram', ['stork', 'pram']],
    ["logo for the boat yard Oar & Kettle, please don't use an anchor or a sail", ['anchor', 'sail']],
    ['app icon for a reading list, not another open book, never an owl', ['open book', 'owl']],
    ['Logo für die Kanzlei Reuter, bitte keine Waage und keine Säulen', ['scales', 'column']],
    ['logo pour le cabinet dentaire Morel, pas de dent ni de brosse', ['tooth', 'brush']],
    ['logo para la cafetería El Puerto, sin taza y sin granos de café', ['cup', 'coffee bean']],
    ['poster for a harvest supper, 3 October, anything but pumpkins', ['pumpkin']],
  ])('%s', (prompt, things) => {
    expect(refused(prompt)).toEqual(things)
  })

  test('means, letters and colours are no things', () => {
    expect(refused('logo for Kiln & Co, no gradients, no letters, no red, no other colours')).toEqual([])
    expect(refused('logo for Bracken, bold sans serif, no job too small')).toEqual([])
  })

  test('what is quoted says something; what people are told is no refusal', () => {
    expect(refused('Poster about hedges: "No hedges, no hedgehogs"')).toEqual([])
    expect(refused('Poster for the village fair, Sunday 4 July, no dogs, free entry')).toEqual([])
  })
})

test('what is refused is obeyed, and not set', () => {
  expect(texts('wedding invitation for Noa and Finn, 9 May, no doves, no rings, orchard in Devon')).not.toMatch(
    /dove|ring/,
  )
  expect(texts('business card for Ida Berg, midwife, without a stork')).not.toContain('stork')
  expect(texts('Poster for the village fair, Sunday 4 July, no dogs, free entry')).toContain('no dogs')
})
