import type { Message } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { mergeMessages, uniteMessages } from './merge.ts'
import { type ChatMessage, greeting } from './message.ts'

const local = (content: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  key: `local ${content}`,
  type: 'user',
  content,
  ...more,
})
const stored = (content: string): Message => ({
  id: `stored ${content}`,
  type: 'user',
  content,
  imageUrl: null,
  metadata: {},
  createdAt: '2026-11-21T09:00:00Z',
})
const words = (messages: readonly ChatMessage[]) => messages.slice(1).map((message) => message.content)

test('an empty panel takes what is stored, after the greeting', () => {
  const merged = mergeMessages([greeting()], [stored('a'), stored('b')])
  expect(merged[0]?.content).toMatch(/^Hello!/)
  expect(words(merged)).toEqual(['a', 'b'])
})

test('local messages stay when they outnumber the stored ones', () => {
  const mine = [greeting(), local('a'), local('b')]
  expect(mergeMessages(mine, [stored('a')])).toBe(mine)
})

test('stored messages replace as many or fewer local ones', () => {
  expect(words(mergeMessages([greeting(), local('a')], [stored('a'), stored('from elsewhere')]))).toEqual([
    'a',
    'from elsewhere',
  ])
  expect(words(mergeMessages([greeting(), local('unsaved')], [stored('a')]))).toEqual(['a'])
})

test('a message that is on the page already keeps its key and its designs, and gets the stored time', () => {
  const [, merged] = mergeMessages([greeting(), local('a', { changes: [{ what: 'colour' }] })], [stored('a')])
  expect(merged).toMatchObject({ key: 'local a', timestamp: '2026-11-21T09:00:00Z', changes: [{ what: 'colour' }] })
})

test('what two windows know is united by key, in the order of time, ours as we have it', () => {
  const at = (minute: number) => `2026-11-21T09:0${minute}:00Z`
  const ours = [
    greeting(),
    local('a', { timestamp: at(1) }),
    local('c', { timestamp: at(3), replitPrompt: 'Build it' }),
  ]
  const theirs = [greeting(), local('b', { timestamp: at(2) }), local('c', { timestamp: at(3) })]
  const united = uniteMessages(ours, theirs)
  expect(words(united)).toEqual(['a', 'b', 'c'])
  expect(united[3]?.replitPrompt).toBe('Build it')
  expect(uniteMessages(united, ours)).toBe(united)
})
