import { useCallback, useSyncExternalStore } from 'react'
import { onStored, readText, type StorageKey, writeText } from './storage.ts'

/** A stored text as state. @param served what it is on the server, and until the page is hydrated */
export function useStored(
  key: StorageKey,
  served: string | null = null,
): [string | null, (value: string | null) => void] {
  const subscribe = useCallback((listener: () => void) => onStored(key, listener), [key])
  const value = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => served,
  )
  const set = useCallback((next: string | null) => void writeText(key, next), [key])
  return [value, set]
}
