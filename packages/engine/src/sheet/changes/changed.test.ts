/** Changes to a sheet by the ids of its parts. */
import { expect, test } from 'vitest'
import { random } from '../../base/random.ts'
import type { Node } from '../../scene/types.ts'
import { parseSheet } from '../parse.ts'
import { board, sceneFrom } from '../shown.fixture.ts'
import { changedSheet } from './changed.ts'

const SHEET = board(
  '<frame id="band" left="0" top="0" width="200" height="40" fill="accent"><text slot="date" id="date">4 May</text></frame><text slot="headline" left="10" top="60" width="180" size="30">Kite &amp; day</text><text left="10" top="150" width="100" size="12">One</text><text left="10" top="170" width="100" size="12">Two</text>',
)
const childrenAfter = (changes: string): Node[] => {
  const { sheet, faults } = changedSheet(SHEET, `<changes>${changes}</changes>`)
  expect(faults).toEqual([])
  return sceneFrom(sheet).artboards[0]?.root.children ?? []
}
const ids = (nodes: readonly Node[]) => nodes.map(({ id }) => id)

test('attributes are set and taken away, words changed, by id or by what a part is called without one', () => {
  const [, headline, , two] = childrenAfter(
    '<set id="headline" top="80" size="44"/><set id="text-2" width="">Three</set><resize id="band" height="60"/>',
  )
  expect(headline).toMatchObject({ text: 'Kite & day', at: { left: 10, top: 80 }, size: 44 })
  expect(two).toMatchObject({ text: 'Three' })
  expect(two).not.toHaveProperty('width')
})

test('parts are removed, replaced, inserted and moved in the order that is written', () => {
  const nodes = childrenAfter(
    '<remove id="text"/><replace id="headline"><text id="title" width="180">Day</text></replace><insert before="band"><drawing id="sun" viewBox="0 0 9 9" width="9" height="9"><circle cx="4" cy="4" r="4"/></drawing></insert><move id="date" after="title"/><insert into="band"><text id="in">In</text></insert>',
  )
  expect(ids(nodes)).toEqual(['sun', 'band', 'title', 'date', 'text'])
  expect(nodes[1]).toMatchObject({ children: [{ id: 'in' }] })
})

test('a board is called by its name', () => {
  const sheet = SHEET.replace('<board ', '<board name="front" ')
  const changed = changedSheet(sheet, '<changes><insert into="front"><text id="in">In</text></insert></changes>')
  expect(changed.faults).toEqual([])
  expect(ids(sceneFrom(changed.sheet).artboards[0]?.root.children ?? []).at(-1)).toBe('in')
})

test('what is not there is told, and the rest is done', () => {
  const { sheet, faults } = changedSheet(
    SHEET,
    '<changes><set id="gone" top="1"/><fold id="band"/><move id="band" into="date"/><remove id="headline"/></changes>',
  )
  expect(faults).toEqual([
    expect.stringContaining("no part with the id 'gone'"),
    expect.stringContaining('no change called <fold>'),
    expect.stringContaining('cannot stand in itself'),
  ])
  expect(ids(sceneFrom(sheet).artboards[0]?.root.children ?? [])).toEqual(['band', 'text', 'text-2'])
})

test('where nothing is done the sheet is the very same', () => {
  for (const changes of ['', '<changes/>', '<changes><set id="gone"/></changes>', '<changes><', 'KEEP'])
    expect(changedSheet(SHEET, changes).sheet).toBe(SHEET)
})

test('changes with accidents leave a sheet with a verdict', () => {
  const chance = random(5)
  const whole =
    '<changes><set id="headline" top="80"/><move id="date" after="headline"/><insert into="band"><text>In</text></insert></changes>'
  for (let i = 0; i < 400; i++) {
    const at = chance.int(whole.length)
    const broken = `${whole.slice(0, at)}${chance.pick(['<', '/>', '"', '&', '', 'id="band"', '</set>'])}${whole.slice(at + chance.int(9))}`
    const { sheet, faults } = parseSheet(changedSheet(SHEET, broken).sheet)
    expect(sheet !== undefined || faults.length > 0).toBe(true)
  }
})
