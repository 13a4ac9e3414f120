import { expect, test } from 'vitest'
import { beneathAt, chosenAt, lockedOf, outermost } from './choosing.ts'
import type { Artboard, Part } from './use-hand.ts'

const box = { x: 100, y: 100, width: 200, height: 100 }

const part = (id: string, more: Partial<Part>): Part => ({ id, name: id, kind: 'shape', box, ...more })
const parts = [
  part('group', { kind: 'group', grouped: true, box: { x: 0, y: 0, width: 400, height: 400 } }),
  part('one', { parent: 'group' }),
  part('other', { parent: 'group', box: { x: 320, y: 320, width: 40, height: 40 } }),
  part('boat', { kind: 'drawing', box: { x: 600, y: 0, width: 300, height: 300 } }),
  part('boat#1', { parent: 'boat', box: { x: 620, y: 20, width: 250, height: 250 } }),
  part('free', { box: { x: 600, y: 600, width: 40, height: 40 }, rotate: 45 }),
]
const artboard: Artboard = { width: 1000, height: 1000, texts: [], frames: [], links: [], sections: [], parts }
const chosen = (x: number, y: number, selected: readonly Part[], deeper = false, inside: string | null = null) =>
  chosenAt({ x, y }, { artboard, selected, locked: lockedOf(parts), inside }, deeper)?.id

test('a press chooses the group, a double press what is in it, and from there its neighbours', () => {
  const [group, one, , , , free] = parts
  expect(chosen(150, 150, [])).toBe('group')
  expect(chosen(150, 150, [group!], true)).toBe('one')
  expect(chosen(330, 330, [one!])).toBe('other')
  expect(chosen(330, 330, [free!])).toBe('group')
  // The corner of its upright box is beside it.
  expect(chosen(603, 603, [])).toBeUndefined()
  expect(chosen(620, 595, [])).toBe('free')
})

test('what lies in a locked part is locked', () => {
  expect([...lockedOf(parts.map((one) => (one.id === 'group' ? { ...one, locked: true } : one)))]).toEqual([
    'group',
    'one',
    'other',
  ])
})

test('of an open drawing a press chooses shapes, beside them what is there', () => {
  expect(chosen(700, 100, [], false, 'boat')).toBe('boat#1')
  expect(chosen(605, 5, [], false, 'boat')).toBe('boat')
  expect(chosen(325, 325, [], false, 'boat')).toBe('group')
})

const drawn = [
  part('boat', { kind: 'drawing', box: { x: 0, y: 0, width: 300, height: 300 } }),
  part('boat#rig', { parent: 'boat', kind: 'group', grouped: true, box: { x: 20, y: 20, width: 250, height: 250 } }),
  part('boat#1', { parent: 'boat#rig', box: { x: 20, y: 20, width: 250, height: 250 } }),
  part('boat#2', { parent: 'boat#rig', box: { x: 100, y: 100, width: 20, height: 20 } }),
  part('boat#3', { parent: 'boat', box: { x: 0, y: 200, width: 300, height: 100 } }),
]

test('in an open drawing a press means what is painted there, its group first, and with Alt what lies beneath', () => {
  const board = { ...artboard, parts: drawn }
  const [, rig, one, two] = drawn
  const at = (painted: string[], selected: readonly Part[]) => ({
    ...{ artboard: board, selected, locked: lockedOf(drawn), inside: 'boat', painted },
  })
  const point = { x: 110, y: 110 }
  // Its box is the smaller one, but it is not painted there.
  expect(chosenAt(point, at(['boat#1'], []))?.id).toBe('boat#rig')
  expect(chosenAt(point, at(['boat#1'], [rig!]), true)?.id).toBe('boat#1')
  expect(chosenAt(point, at(['boat#2', 'boat#1'], [one!]))?.id).toBe('boat#2')
  expect(chosenAt(point, at(['boat#2', 'boat#1'], [two!]), true)?.id).toBe('boat#1')
  expect(chosenAt(point, at(['boat#3', 'boat#1'], []))?.id).toBe('boat#3')
  expect(beneathAt(point, at(['boat#2', 'boat#1'], []))?.id).toBe('boat#2')
  expect(beneathAt(point, at(['boat#2', 'boat#1'], [two!]))?.id).toBe('boat#1')
  expect(beneathAt(point, at(['boat#2', 'boat#1'], [one!]))?.id).toBe('boat#2')
})

test('with Alt a press goes through everything that lies there, to the ground', () => {
  const ground = part('ground', { box: { x: 0, y: 0, width: 1000, height: 1000 } })
  const all = { ...artboard, parts: [ground, ...parts] }
  const walk: string[] = []
  let selected: readonly Part[] = []
  for (let press = 0; press < 4; press++) {
    const next = beneathAt({ x: 150, y: 150 }, { artboard: all, selected, locked: new Set(), inside: null })
    selected = next ? [next] : []
    walk.push(next?.id ?? '')
  }
  expect(walk).toEqual(['one', 'ground', 'group', 'one'])
  expect(outermost([parts[0]!, parts[1]!, ground], all.parts).map(({ id }) => id)).toEqual(['group', 'ground'])
})
