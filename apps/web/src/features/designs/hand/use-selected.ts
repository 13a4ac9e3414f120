/** Which parts are selected, and which no press can select. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { lockedOf, outermost } from './choosing.ts'
import type { Part } from './use-hand.ts'

export function useSelected(parts: readonly Part[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [several, setSeveral] = useState(false)
  const selected = ids.flatMap((id) => parts.find((part) => part.id === id) ?? [])
  // What was just added is what one goes on with.
  const awaited = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    const known = awaited.current
    const added = known ? parts.filter(({ id }) => !known.has(id)) : []
    if (added.length === 0) return
    awaited.current = null
    setIds(outermost(added, parts).map(({ id }) => id))
  }, [parts])
  return {
    selected,
    /** Every press adds to what is selected, as with Shift: a finger has no other hand. */
    several,
    setSeveral,
    /** A lock is kept with the design. */
    locked: useMemo(() => lockedOf(parts), [parts]),
    /** What comes next is selected. */
    awaitPart: () => {
      awaited.current = new Set(parts.map(({ id }) => id))
    },
    /** These and no others, also those that are yet to come. */
    choose: (some: readonly string[]) => setIds(some),
    /** @param more beside those that are selected already, or no longer */
    select(id: string | null, more = false) {
      if (id === null) return more ? undefined : setIds([])
      if (!more) return setIds([id])
      setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
    },
  }
}
