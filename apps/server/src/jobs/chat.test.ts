import { expect, test } from 'vitest'
import type { LatestDesign } from '../features/designs/versions-store.ts'
import { asChat } from './chat.ts'

const design = (id: string, answerId: string, position: number): LatestDesign => ({
  id,
  answerId,
  position,
  title: id,
  kind: 'poster',
  rootId: id,
  version: 1,
  createdAt: new Date(0),
})
const places = (chat: ReturnType<typeof asChat>) => chat.map(({ id, age, position }) => `${id} ${age}.${position}`)

test('the newest answer is sheet 0, and its first design is "it"', () => {
  const latest = [design('c', 'new', 1), design('d', 'new', 2), design('a', 'old', 1), design('b', 'old', 2)]
  expect(places(asChat(latest))).toEqual(['c 0.0', 'c 0.1', 'd 0.2', 'a 1.1', 'b 1.2'])
  expect(asChat(latest)[0]?.kindWords).toEqual(['poster', 'flyer'])
})

test('a version stands where its line began: after an edit of the second one, "the third one" is still the third', () => {
  const latest = [design('b2', 'sheet', 2), design('a', 'sheet', 1), design('c', 'sheet', 3)]
  expect(places(asChat(latest))).toEqual(['b2 0.0', 'b2 0.2', 'a 0.1', 'c 0.3'])
})

test('what somebody looks at is "it", and its sheet the newest', () => {
  const latest = [design('c', 'new', 1), design('a', 'old', 1), design('b', 'old', 2)]
  expect(places(asChat(latest, 'b'))).toEqual(['b 0.0', 'c 1.1', 'a 0.1', 'b 0.2'])
  expect(places(asChat(latest, 'gone'))[0]).toBe('c 0.0')
})

test('an empty conversation has nothing to refer to', () => expect(asChat([])).toEqual([]))
