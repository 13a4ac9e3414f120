import { expect, test } from 'vitest'
import { apply, invert, OperationError } from './apply.ts'
import { ALL, text } from './fixtures/scenes.ts'
import type { Operation } from './types.ts'

const { scene } = ALL.poster()

test('untouched nodes are the very same objects', () => {
  const after = apply(scene, [{ op: 'set', id: 'date', set: { text: '14 June' } }])
  const [before, now] = [scene.artboards[0]?.root, after.artboards[0]?.root]
  expect(now).not.toBe(before)
  for (const [i, child] of (before?.children ?? []).entries()) {
    if (child.id !== 'date') expect(now?.children[i]).toBe(child)
  }
  expect(after.palette).toBe(scene.palette)
})

test('the same operations give the very same scene, other ones another', () => {
  const bolder = (weight: number): Operation[] => [{ op: 'set', id: 'date', set: { weight } }]
  expect(apply(scene, bolder(700))).toBe(apply(scene, bolder(700)))
  expect(apply(scene, bolder(700))).not.toBe(apply(scene, bolder(600)))
})

test('null removes a property', () => {
  const after = apply(scene, [{ op: 'set', id: 'label', set: { case: null } }])
  expect(after.artboards[0]?.root.children.find(({ id }) => id === 'label')).not.toHaveProperty('case')
})

const OPERATIONS: Operation[] = [
  { op: 'palette', set: { paper: '#000000', ink: '#ffffff' } },
  { op: 'typography', set: { display: 'Anton', accent: 'Caveat' } },
  { op: 'set', id: 'headline', set: { size: 100, italic: true, lineHeight: null } },
  { op: 'insert', parent: 'root', index: 2, node: text('extra', 'Extra') },
  { op: 'move', id: 'date', parent: 'button', index: 0 },
  { op: 'remove', id: 'sun' },
  { op: 'move', id: 'label', parent: 'root', index: 0 },
  { op: 'set', id: 'extra', set: { text: 'More' } },
]

test('every operation can be taken back, alone and in a row', () => {
  for (const operation of OPERATIONS.slice(0, 7)) {
    expect(apply(apply(scene, [operation]), invert(scene, [operation]))).toEqual(scene)
  }
  expect(apply(apply(scene, OPERATIONS), invert(scene, OPERATIONS))).toEqual(scene)
})

test.each<[Operation, RegExp]>([
  [{ op: 'set', id: 'nobody', set: {} }, /no node 'nobody'/],
  [{ op: 'remove', id: 'nobody' }, /no node 'nobody'/],
  [{ op: 'remove', id: 'root' }, /'root' is the root/],
  [{ op: 'move', id: 'date', parent: 'nobody', index: 0 }, /no node 'nobody'/],
  [{ op: 'move', id: 'button', parent: 'button', index: 0 }, /no node 'button'/],
  [{ op: 'insert', parent: 'date', index: 0, node: text('x', 'x') }, /holds no children/],
  [{ op: 'insert', parent: 'root', index: 99, node: text('x', 'x') }, /index 99 is outside 0–9/],
  [{ op: 'insert', parent: 'root', index: 0, node: text('date', 'x') }, /has a node 'date' already/],
  [{ op: 'set', id: 'button', set: { children: [] } }, /'children' of 'button' cannot be set/],
])('%j is refused with its reason', (operation, message) => {
  expect(() => apply(scene, [operation])).toThrow(message)
  expect(() => apply(scene, [operation])).toThrow(OperationError)
})
