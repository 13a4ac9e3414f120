import { expect, test } from 'vitest'
import { readBrief } from '../../brief/read.ts'
import { isTogether, thingEntry, togetherName } from './entry.ts'
import { picturesOf } from './pictures.ts'
import { rulesFor } from './rules.ts'
import { toldThings } from './told.ts'

const told = (prompt: string) =>
  toldThings(readBrief(prompt)).map(({ first, second, bond }) => [first, bond, second].filter(Boolean).join(' '))

test('two things are read with what joins them', () => {
  expect(told('app icon, a penguin with an umbrella, mint')).toEqual(['penguin with umbrella'])
  expect(told('icon: carrot + rocket')).toEqual(['carrot and rocket'])
  expect(told('logo for Tilda, a banana as a rocket')).toEqual(['banana as rocket'])
  expect(told('App icon: a frog in a mug')).toEqual(['frog in mug'])
  expect(told('game icon, angry shark, beach behind it')).toEqual(['shark behind beach'])
  expect(told('favicon, letter K made from a key')).toEqual(['k letter key'])
})

test('what is left to choose is a wish of its own; whom it is for, and what must not be, is none', () => {
  expect(told('logo with a tiger or a violin')).toEqual(['tiger', 'violin'])
  expect(told('icon for a bicycle club, a turtle')).toEqual(['turtle'])
  expect(told('logo for a bakery, a croissant, no wheat and no rolling pins')).toEqual(['croissant'])
  expect(told('logo for Anna Berg. no crowns please')).toEqual([])
})

test('pictures of a thing show it, and two stand together in one drawing that is found by its name', () => {
  expect(picturesOf('penguin').length).toBeGreaterThan(1)
  const [first, second] = ['penguin', 'umbrella'].map((thing) => picturesOf(thing)[0]?.name ?? '')
  for (const { name } of rulesFor({ first: 'penguin', second: 'umbrella', bond: 'with' })) {
    const entry = thingEntry(togetherName(first ?? '', second ?? '', name))
    expect(entry && isTogether(entry)).toBe(true)
    const [drawing] = entry?.sheet().layouts[0]?.root.children ?? []
    expect(drawing?.type === 'vector' && drawing.shapes.length).toBeGreaterThan(10)
  }
  expect(thingEntry('penguin&nothing@badge')).toBeUndefined()
})
