/** What the inbox shows, as its address says it. */
import type { Api, Result } from '@limner/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { english } from '../../lib/language/translate.ts'

export type Inbox = Result<Api['listContactMessages']>

export const SHELVES = { all: english('All'), unread: english('Unread'), unanswered: english('Unanswered') } as const
export type Shelf = keyof typeof SHELVES

export interface InboxAddress {
  show: Shelf
  page: number
}

export const readAddress = (params: URLSearchParams): InboxAddress => {
  const show = params.get('show') ?? ''
  return {
    show: show === 'unread' || show === 'unanswered' ? show : 'all',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  }
}

export function addressOf({ show, page }: InboxAddress): string {
  const query = new URLSearchParams({ ...(show !== 'all' && { show }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/inbox?${query}` : '/inbox'
}

export const inboxQuery = ({ show, page }: InboxAddress) =>
  queryOptions({
    queryKey: ['inbox', show, page],
    queryFn: () => api.listContactMessages({ query: { show, page } }),
    staleTime: 0,
  })
