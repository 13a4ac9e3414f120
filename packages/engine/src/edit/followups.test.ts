import { expect, test } from 'vitest'
import type { Design } from '../design/types.ts'
import type { Role, Text } from '../scene/types.ts'
import { findNode, nodesOfRole } from '../scene/walk.ts'
import { edit } from './edit.ts'
import { lay } from './fixtures/designed.ts'
import { context } from './fixtures/outcome.ts'
import { ALL } from './fixtures/scenes.ts'
import { inEnglish } from './tongues.ts'

/** One message after the other, each with the versions before it. */
function talk(start: Design, ...messages: string[]): Design[] {
  const versions = [start]
  for (const message of messages) {
    const result = edit(versions.at(-1) as Design, message, { ...context(), versions, layout: lay })
    if (result.status !== 'changed') throw new Error(`'${message}' gave ${JSON.stringify(result).slice(0, 200)}`)
    versions.push(result.design)
  }
  return versions
}
const text = ({ scene }: Design, role: Role) => nodesOfRole(scene, role).find(({ type }) => type === 'text') as Text

test('"too much" goes half of the way back, "a bit more" further on', () => {
  const sizes = talk(ALL.poster(), 'make the date smaller', 'too much').map((design) => text(design, 'date').size)
  expect(sizes[2]).toBeGreaterThan(sizes[1] as number)
  expect(sizes[2]).toBeLessThan(sizes[0] as number)
  const grown = talk(ALL.card(), 'make the phone number smaller', 'even more').map(
    (design) => text(design, 'phone').size,
  )
  expect(grown[2]).toBeLessThan(grown[1] as number)
})

test('the last change is made on something else as well', () => {
  const [before, , after] = talk(ALL.poster(), 'make the date italic', 'the time too') as [Design, Design, Design]
  expect(text(after, 'time').italic).toBe(true)
  expect(text(after, 'place')).toEqual(text(before, 'place'))
})

test('"no, blue" is about what was just coloured', () => {
  const [, red, blue] = talk(ALL.poster(), 'make the headline red', 'no, blue') as [Design, Design, Design]
  expect(text(blue, 'headline').fill).not.toBe(text(red, 'headline').fill)
  expect(blue.scene.palette).toEqual(red.scene.palette)
})

test('"the same poster in green" is all of it, whatever was changed last', () => {
  const [, red, green] = talk(ALL.poster(), 'make the date red', 'the same poster in green') as [Design, Design, Design]
  expect(green.scene.palette).not.toEqual(red.scene.palette)
})

test('a nudge in a flow leaves the neighbours as they are', () => {
  const before = ALL.card()
  const [, after] = talk(before, 'move the name down a bit') as [Design, Design]
  for (const role of ['phone', 'email', 'title'] as Role[]) expect(text(after, role)).toEqual(text(before, role))
  expect(findNode(after.scene, text(before, 'person').id)).not.toEqual(text(before, 'person'))
})

test.each([
  ['mach den Hintergrund schwarz', 'make the background black'],
  ['le titre en bleu', 'the headline in blue'],
  ['cambia el fondo a verde oscuro', 'change the background to dark green'],
  ['Ändere das Datum auf 14. Juni', 'change the date to 14. Juni'],
  ['gør baggrunden mørkegrøn', 'make the background dark green'],
])('"%s" is read as "%s"', (wish, english) => {
  expect(inEnglish(wish)).toBe(english)
})

test.each(['make the name red', 'the date in El Greco', 'replace Paper with La Rosa', 'use a serif font'])(
  '"%s" is English already',
  (wish) => {
    expect(inEnglish(wish)).toBe(wish)
  },
)

test.each([
  ['could the date maybe be a bit bigger?', 'date'],
  ['I can hardly read the date', 'date'],
  ['the date gets a bit lost', 'date'],
  ['DATE BIGGER!!', 'date'],
] as [string, Role][])('"%s" makes it larger', (wish, role) => {
  const [before, after] = talk(ALL.poster(), wish) as [Design, Design]
  expect(text(after, role).size).toBeGreaterThan(text(before, role).size)
})

test('going back keeps what shall stay, and what else is wished is wished of that version', () => {
  const start = ALL.poster()
  const [, , , kept] = talk(
    start,
    'make the date italic',
    'change the headline to "Late Supper"',
    'go back to version 1 but keep the new headline',
  ) as [Design, Design, Design, Design]
  expect(text(kept, 'headline').text).toBe('Late Supper')
  expect(text(kept, 'date')).toEqual(text(start, 'date'))
  const [, , instead] = talk(start, 'make the date italic', 'undo that and make the time italic instead') as Design[]
  expect(text(instead as Design, 'date')).toEqual(text(start, 'date'))
  expect(text(instead as Design, 'time').italic).toBe(true)
})

test('a part comes back alone, with what was done since', () => {
  const start = ALL.poster()
  const [, , , after] = talk(start, 'remove the date', 'make the time italic', 'bring the date back') as Design[]
  expect(text(after as Design, 'date').text).toBe(text(start, 'date').text)
  expect(text(after as Design, 'time').italic).toBe(true)
})

test('what was taken back is done again, and where nothing was done nothing is taken back', () => {
  const start = ALL.poster()
  const [, changed] = talk(start, 'make the date italic') as [Design, Design]
  const told = (design: Design, versions: Design[], message: string) =>
    edit(design, message, { ...context(), versions, layout: lay })
  expect(told(start, [start, changed, start], 'redo')).toEqual({ status: 'revert', to: 2 })
  expect(told(start, [start, changed, start], 'undo').status).toBe('unclear')
  expect(told(start, [start], 'undo').status).toBe('unclear')
})
