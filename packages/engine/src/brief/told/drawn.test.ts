/** What a mark is to show where a prompt says it in so many words. */
import { describe, expect, test } from 'vitest'
import { readBrief } from '../read.ts'

const asked = (prompt: string) =>
  (readBrief(prompt).drawn ?? []).map(({ thing, beside }) => [thing, ...beside].join(' + '))

describe('things that are asked for', () => {
  test.each([
    ['logo: otter holding a teapot, for our river café Slack Water', ['otter + teapot']],
    ['logo for the quilting bee Patch & Pine, needle bent into a pine', ['needle + pine']],
    ['app icon for a bird diary. magpie as a pencil. black and teal', ['magpie + pencil']],
    ["Logo for a noodle bar, Slurp Street, tagline 'mind the splash'. fox in an apron, red and cream", ['fox + apron']],
    ['logo for a jam maker with a ladle or a spoon, plum', ['ladle', 'spoon']],
    ['icon for a mending app, thimble + needle maybe, blue', ['thimble + needle']],
    ['Logo für den Chor Lerchenfeld, eine Eule auf einem Buch', ['owl + book']],
    ['logo para la librería El Faro, una gallina o un zorro. rojo', ['chicken', 'fox']],
    ['logo pour mon atelier Grain Fin, un moulin, vert', ['windmill']],
  ])('%s', (prompt, things) => {
    expect(asked(prompt)).toEqual(things)
  })

  test.each([
    'logo for a law firm Birch & Amsel, serious, navy',
    'logo for Ember, a small studio that makes candles',
    'business card for Ada Holm, piano tuner in Bergen, 555 0133',
    "need a logo, we're called Drip. serious but with a wink",
    'logo for Bracken Joinery, bold, two colours, no oak leaf',
  ])('%s: none', (prompt) => {
    expect(asked(prompt)).toEqual([])
  })
})

test('what is asked for leads among the things of a subject', () => {
  expect(readBrief('logo for a noodle bar called Slurp Street. fox in an apron, red').subject.objects[0]).toBe('fox')
})

test('a small word of another language is no colour', () => {
  const words = readBrief('logo para la librería El Faro. una gallina o un zorro, terracota').colours.map(
    (one) => one.words,
  )
  expect(words).toEqual(['terracota'])
})
