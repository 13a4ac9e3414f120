/** A list of which the latest page is here; earlier ones come when they are asked for. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

export interface Earlier<T> {
  /** Oldest first. */
  all: T[]
  hasMore: boolean
  isPending: boolean
  isError: boolean
  more: () => void
}

/** @param ask for a page by its number, from 2; each page oldest first */
export function useEarlier<T extends { id: string }>(
  latest: readonly T[],
  total: number,
  ask: (page: number) => Promise<T[]>,
): Earlier<T> {
  const [pages, setPages] = useState<readonly T[][]>([])
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => ask(pages.length + 2),
    onSuccess: (page) => setPages([...pages, page]),
  })
  // What came in between may stand on two pages: once is enough.
  const all = [...pages.toReversed().flat(), ...latest]
  const distinct = [...new Map(all.map((one) => [one.id, one])).values()]
  return {
    all: distinct,
    hasMore: distinct.length < total && pages.at(-1)?.length !== 0,
    isPending,
    isError,
    more: () => mutate(),
  }
}
