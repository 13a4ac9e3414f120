import type { Message } from '@limner/contract/types'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../test/fake-api.ts'
import { messagesQuery } from './queries.ts'

const said = (id: string): Message => ({
  id,
  type: 'user',
  content: `Message ${id}`,
  imageUrl: null,
  metadata: {},
  createdAt: '2026-11-02T10:00:00Z',
})

test('a conversation is read to its beginning, however short its pages are', async () => {
  const pages = new Map([
    [null, [said('d'), said('e')]],
    ['d', [said('c')]],
    ['c', [said('a'), said('b')]],
    ['a', []],
  ])
  const { calls } = fakeApi({ 'GET /api/projects/:id/messages': ({ query }) => pages.get(query.get('before')) })
  const found = await new QueryClient().fetchQuery(messagesQuery('p'))
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(calls).toHaveLength(4)
})
