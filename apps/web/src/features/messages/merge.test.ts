import type { Message } from '@limner/contract/types'
import { expect, test } from 'vitest'
import { mergeMessages, mergeNews, uniteMessages } from './merge.ts'
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

test('what was made while the earlier messages were still on their way keeps its designs', () => {
  const made = local('done', { key: 'answer-1', type: 'ai', designIds: ['moved'], changes: [{ what: 'place' }] })
  const all = [stored('a'), stored('b'), stored('c'), { ...stored('done'), metadata: { designIds: ['moved'] } }]
  const merged = mergeMessages([greeting(), local('c'), made], all)
  expect(words(merged)).toEqual(['a', 'b', 'c', 'done'])
  expect(merged.at(-1)).toMatchObject({ key: 'answer-1', changes: [{ what: 'place' }] })
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

const answer = (key: string, designIds: string[], more: Partial<ChatMessage> = {}): ChatMessage =>
  local("Perfect! I've created it.", { key, type: 'ai', designIds, ...more })
const storedAnswer = (id: string, designIds: string[]): Message => ({
  ...stored("Perfect! I've created it."),
  ...{ id, type: 'ai', metadata: { designIds } },
})

test('what others bring takes its place, marked as news, and what is here keeps its key', () => {
  const mine = [greeting(), local('a'), answer('mine', ['1'])]
  const merged = mergeNews(mine, [stored('a'), stored('b'), storedAnswer('theirs', ['2']), storedAnswer('x', ['1'])])
  expect(merged.slice(1).map(({ key, isNews = false }) => [key, isNews])).toEqual([
    ['local a', false],
    ['stored b', true],
    // The words are the same as ours, the designs are not.
    ['theirs', true],
    ['mine', false],
  ])
  // Read once more it is the same, and news all the same.
  const again = mergeNews(merged, [stored('a'), stored('b'), storedAnswer('theirs', ['2']), storedAnswer('x', ['1'])])
  expect(again.slice(1)).toEqual(merged.slice(1))
})

test('beside news, what is on its way or failed stays at the end; what the server has not kept goes', () => {
  const mine = [
    greeting(),
    local('unsent'),
    local('failed', { retry: true }),
    local('newer', { timestamp: '2026-11-21T09:00:09Z' }),
    local('older', { timestamp: '2026-11-21T08:00:00Z' }),
  ]
  expect(words(mergeNews(mine, [stored('b')], new Set(['local unsent'])))).toEqual(['b', 'unsent', 'failed', 'newer'])
})
