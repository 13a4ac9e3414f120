/** Messages that wish several designs: who is to become what. */
import { expect, test } from 'vitest'
import { ALL } from '../fixtures/scenes.ts'
import { severalIn } from './several.ts'

const poster = ALL.poster()
const copies = (message: string, design = poster) => {
  const several = severalIn(message, design.scene.kind, design.scene)
  return several?.of === 'copies' ? several.shares.map(({ name, instruction }) => [name, instruction]) : []
}

test('several formats are one wish each, and what else is wished goes to all of them', () => {
  expect(copies('also as a story, a banner and a business card')).toEqual([
    ['story', 'make it a story'],
    ['banner', 'turn it into a banner'],
    ['card', 'turn it into a business card'],
  ])
  expect(copies('I need a story and a banner in dark green')).toEqual([
    ['story', 'make it a story, in dark green'],
    ['banner', 'turn it into a banner, in dark green'],
  ])
  expect(copies('in the same style please: an instagram post, a flyer')).toHaveLength(2)
})

test('what nothing here can make is named', () => {
  expect(
    severalIn('make a favicon, an instagram post and a letterhead from this', poster.scene.kind, poster.scene),
  ).toMatchObject({
    cannot: ['letterhead'],
  })
})

test('a wish for all designs is the wish for each', () => {
  for (const [message, instruction] of [
    ['make all four green', 'make it green'],
    ['give me all four in green', 'make it in green'],
    ['every version in blue', 'make it in blue'],
    ['change the date on all of the designs to 3 May', 'change the date to 3 May'],
    ['make both designs darker', 'make it darker'],
    ['can I have all of them darker', 'can I have it darker'],
  ] as const)
    expect(severalIn(message, poster.scene.kind, poster.scene)).toEqual({ of: 'all', instruction })
})

test('several things of one design are one design', () => {
  for (const message of [
    'make all four corners rounder',
    'make the headline and the date bigger',
    'all text in white',
    'every button green',
    'use the same font for the date and the place',
    'the same colour for the headline and the button',
    'a bigger icon and a smaller name',
    'as a story',
    'make the headline red and the date blue',
  ])
    expect(severalIn(message, poster.scene.kind, poster.scene), message).toBeUndefined()
})

test('the same for others: a town for the town, a person for the person, a value for its like', () => {
  expect(copies('the same for Bath and Bristol')?.[1]).toEqual(['Bristol', expect.stringContaining('“Bristol”')])
  expect(copies('make the same again for Anna Berg, Luis Ortega and Mia Lund', ALL.card())).toEqual([
    ['Anna Berg', 'change the name to “Anna Berg”'],
    ['Luis Ortega', 'change the name to “Luis Ortega”'],
    ['Mia Lund', 'change the name to “Mia Lund”'],
  ])
  expect(copies('one version for 12 June and one for 19 June')).toEqual([
    ['12 June', 'make it 12 June'],
    ['19 June', 'make it 19 June'],
  ])
})

test('one more beside the one that is there, and one for each colour', () => {
  expect(copies('as a story as well, please')).toEqual([['story', 'make it a story']])
  expect(copies('resize it for linkedin, twitter and instagram')).toHaveLength(3)
  expect(copies('three versions: one red, one green, one blue')).toEqual([
    ['red', 'make it red'],
    ['green', 'make it green'],
    ['blue', 'make it blue'],
  ])
  expect(copies('another two in red and blue')).toHaveLength(2)
})
