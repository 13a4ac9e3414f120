/** Which parts are selected, and which nobody can select. */
import { useEffect, useRef, useState } from 'react'
import type { Part } from './use-hand.ts'

export function useSelected(parts: readonly Part[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set())
  const selected = ids.flatMap((id) => parts.find((part) => part.id === id) ?? [])
  // What was just added is what one goes on with.
  const awaited = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const added = awaited.current && parts.find(({ id }) => !awaited.current?.has(id))
    if (!added) return
    awaited.current = null
    setIds([added.id])
  }, [parts])
  return {
    selected,
    locked,
    /** The part that comes next is selected. */
    awaitPart: () => {
      awaited.current = new Set(parts.map(({ id }) => id))
    },
    /** @param more beside those that are selected already, or no longer */
    select(id: string | null, more = false) {
      if (id === null) return more ? undefined : setIds([])
      if (!more) return setIds([id])
      setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
    },
    lock({ id }: Part) {
      const next = new Set(locked)
      if (!next.delete(id)) next.add(id)
      setLocked(next)
      setIds(ids.filter((one) => one !== id))
    },
  }
}
