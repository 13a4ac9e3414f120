/** The words, the shelf and the page of a list of administrators stand in its address. */
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** So long after the last letter the search begins. */
const PAUSE_MS = 250

export interface ListAddress {
  search: string
  show: string
  page: number
}

export function useListAddress(path: string) {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const address: ListAddress = {
    search: (params.get('search') ?? '').slice(0, 200),
    show: params.get('show') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  }
  const addressOf = (change: Partial<ListAddress>): string => {
    const { search, show, page } = { ...address, page: 1, ...change }
    const query = new URLSearchParams({
      ...(search && { search }),
      ...(show && { show }),
      ...(page > 1 && { page: String(page) }),
    }).toString()
    return query ? `${path}?${query}` : path
  }
  const [text, setText] = useState(address.search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing begins a search
  useEffect(() => {
    if (text.trim() === address.search) return
    const timer = setTimeout(() => navigate(addressOf({ search: text.trim() }), { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { address, addressOf, text, setText }
}
