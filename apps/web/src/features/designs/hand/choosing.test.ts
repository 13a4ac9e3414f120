import { expect, test } from 'vitest'
import { chosenAt, lockedOf } from './choosing.ts'
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
