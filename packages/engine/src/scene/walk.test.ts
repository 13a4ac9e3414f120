import { expect, test } from 'vitest'
import { apply } from '../edit/apply.ts'
import { ALL } from '../edit/fixtures/scenes.ts'
import { changedNodes, findNode, findPlace, nodesOfRole, places, subtree } from './walk.ts'

const { scene } = ALL.card()

test('walks all artboards, parents first, with their places', () => {
  const walked = [...places(scene)].map(({ node, parent, index, artboard, depth }) => [
    node.id,
    parent?.id,
    index,
    artboard,
    depth,
  ])
  expect(walked.slice(0, 4)).toEqual([
    ['front', undefined, 0, 0, 0],
    ['who', 'front', 0, 0, 1],
    ['person', 'who', 0, 0, 2],
    ['job', 'who', 1, 0, 2],
  ])
  expect(walked.at(-1)).toEqual(['brand', 'back', 0, 1, 1])
})

test('finds by id and by role', () => {
  expect(findPlace(scene, 'phone')?.parent?.id).toBe('contact')
  expect(findNode(scene, 'nobody')).toBeUndefined()
  expect(nodesOfRole(scene, 'brand').map(({ id }) => id)).toEqual(['brand'])
  expect([...subtree(findNode(scene, 'contact') as never)].map(({ id }) => id)).toEqual([
    'contact',
    'phone',
    'email',
    'link',
  ])
})

test('changedNodes names what differs in itself or in its place, and nothing else', () => {
  const after = apply(scene, [
    { op: 'set', id: 'phone', set: { size: 30 } },
    { op: 'remove', id: 'email' },
    { op: 'move', id: 'link', parent: 'who', index: 0 },
  ])
  expect(changedNodes(scene, after).sort()).toEqual(['email', 'link', 'phone'])
  expect(changedNodes(scene, scene)).toEqual([])
})
