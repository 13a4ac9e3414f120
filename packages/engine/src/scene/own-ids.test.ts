import { expect, test } from 'vitest'
import { withOwnIds } from './own-ids.ts'
import type { Frame, Node, Scene } from './types.ts'

const frame = (id: string, children: Node[] = []): Frame => ({ id, type: 'frame', children })
const scene = (root: Frame) => ({ artboards: [{ name: 'front', root }] }) as unknown as Scene
const idsOf = (node: Node): string[] => [node.id, ...(node.type === 'frame' ? node.children.flatMap(idsOf) : [])]

test('ids that stand twice are told apart, and nothing else changes', () => {
  const doubled = scene(frame('root', [frame('more', [frame('line')]), frame('more', [frame('line')])]))
  const [artboard] = withOwnIds(doubled).artboards
  expect(idsOf(artboard?.root as Node)).toEqual(['root', 'more', 'line', 'more-2', 'line-2'])
})

test('a scene without repetitions is the very same one', () => {
  const sound = scene(frame('root', [frame('a'), frame('b', [frame('c')])]))
  expect(withOwnIds(sound)).toBe(sound)
})
