/** What a sheet of the collection draws is lent to prompts that say where things stand: the very thing, or nothing. */
import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { figureDrawing, hasFigure } from '../imagery/figure-drawings.ts'
import { lendingsFor, returned } from './drawings.ts'
import { packedSheet } from './packed-sheet.ts'
import { sheetEntry } from './store.ts'

const entryOf = (name: string, about: string, alt: string, path = '<circle cx="50" cy="50" r="40" fill="accent"/>') => {
  const { sheet, faults } = packedSheet(
    name,
    `<sheet kind="poster"><head name="${name}" announces="any" about="${about}" kinds="poster banner"/>
    <palette paper="#ffffff" ink="#101010" accent="#c02040" secondary="#204060"/><type display="Anton" text="Archivo"/>
    <defs><drawing id="d" viewBox="0 0 100 100" alt="${alt}">${path}</drawing></defs>
    <layout for="portrait" width="600" height="800" fill="paper"><use href="#d" left="100" top="200" width="400" height="400"/>
    <text slot="headline" left="40" top="40" width="520" size="60" fit="line">Hello</text>
    <frame slot="details" left="40" bottom="40" width="520"><text size="24"/></frame></layout></sheet>`,
  )
  expect(faults).toEqual([])
  if (!sheet) throw new Error(name)
  return sheetEntry(sheet)
}
const told = (thing: string) =>
  readBrief(`Poster with a large ${thing} in the center, the title 'Open Day' at the top center on a blue background`)
const lentTo = (thing: string, ...entries: ReturnType<typeof entryOf>[]) =>
  lendingsFor(entries, told(thing)).map(({ entry }) => entry.name)

const robot = entryOf('thinker', 'robot robotics', 'a robot that thinks')
const dog = entryOf('long-dog', 'dog dachshund pet', 'a dachshund that is longer than the sheet')

test('what a drawing is of is lent, also where it is a sort of what was asked', () => {
  expect(lentTo('robot', robot, dog)).toEqual(['thinker'])
  expect(lentTo('dog', robot, dog)).toEqual(['long-dog'])
})

test('what stands beside something in a drawing, or what its piece is for, is not lent for that', () => {
  const lion = entryOf('lettuce-lion', 'salad vegetable', 'a lion whose mane is made of lettuce')
  const pair = entryOf('cutlery', 'fork spoon cutlery', 'a fork and a spoon that dance')
  expect(lentTo('lion', lion)).toEqual([])
  expect(lentTo('fork', pair)).toEqual([])
})

test('what was said of a thing must be drawn, too', () => {
  expect(
    lendingsFor(
      [robot],
      readBrief("Poster with a large robot wearing sunglasses in the center, title 'Hi' at the top"),
    ),
  ).toEqual([])
})

test('a lent drawing is a figure in its own colours, and the brief gets back what it said', () => {
  const [lending] = lendingsFor([robot], told('robot'))
  const name = lending?.brief.depictions?.[0]?.lent ?? ''
  expect(hasFigure(name)).toBe(true)
  expect(figureDrawing(name).own).toEqual(['#c02040'])
  expect(lending && returned(lending.brief)).toEqual(told('robot'))
})
