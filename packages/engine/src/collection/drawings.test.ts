/** What a sheet of the collection draws is lent to prompts that say where things stand: the very thing, or nothing. */
import { expect, test } from 'vitest'
import { readBrief } from '../brief/read.ts'
import { figureDrawing, hasFigure } from '../imagery/figure-drawings.ts'
import { lentFigure } from '../imagery/lent-figures.ts'
import { isDrawing, lendingsFor, returned } from './drawings.ts'
import { packedSheet } from './packed-sheet.ts'
import { sheetsFor } from './sheets-for.ts'
import { collection, sheetEntry } from './store.ts'

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

const drawings = collection().filter(isDrawing)
/** A drawing that tells on a sheet. */
const LEAST_INK = 0.3

test('every drawing alone is lent where its first tag is asked for, and keeps within its box or stands on ground', () => {
  for (const drawing of drawings) {
    const [tag = ''] = drawing.head.about
    const [lending] = lendingsFor([drawing], {
      ...told('ball'),
      prompt: drawing.shows.join(),
      depictions: [{ thing: tag, words: tag, size: 'large' }],
    })
    expect(lending, `${drawing.name}: its alt begins with '${tag}' or a kin`).toBeDefined()
    const lent = lentFigure(lending?.brief.depictions?.find((one) => one.lent)?.lent ?? '')
    expect(lent?.stands, `${drawing.name} reaches beyond its box`).toMatch(/free|grounded/)
    const { left, top, right, bottom } = lent?.ink ?? { left: 0, top: 0, right: 0, bottom: 0 }
    expect((right - left) * (bottom - top), `${drawing.name} is small in its box`).toBeGreaterThan(LEAST_INK)
  }
})

test('a drawing alone is no design, whatever it is of', async () => {
  const [drawing] = drawings
  const { sheets } = await sheetsFor(readBrief(`Poster about the ${drawing?.head.about[0]}`), 1)
  expect(sheets.filter(({ entry }) => isDrawing(entry))).toEqual([])
})

test('a drawing alone has no slot, no neighbour and few bytes', () => {
  const faultsOf = (nodes: string) =>
    packedSheet(
      'lone',
      `<sheet><head name="lone" kinds="drawing" about="ball"/><layout for="square" width="100" height="100">${nodes}</layout></sheet>`,
    ).faults
  const ball = (more: string) =>
    `<drawing left="0" top="0" width="100" height="100" viewBox="0 0 100 100" ${more}><circle cx="50" cy="50" r="50" fill="accent"/></drawing>`
  expect(faultsOf(ball('alt="a ball"'))).toEqual([])
  expect(faultsOf(ball('alt="a ball" slot="mark"'))).toHaveLength(1)
  expect(faultsOf(ball(''))).toHaveLength(1)
  expect(faultsOf(`${ball('alt="a ball"')}<text size="20">Ball</text>`)).toHaveLength(1)
  expect(faultsOf(`${ball('alt="a ball"')}<!--${'-.'.repeat(2000)}-->`)).toHaveLength(1)
})
