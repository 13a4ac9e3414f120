import { useCallback, useSyncExternalStore } from 'react'
import { onStored, readText, type StorageKey, writeText } from './storage.ts'

/** A stored text as state. On the server, and until the page is hydrated, it is null. */
export function useStored(key: StorageKey): [string | null, (value: string | null) => void] {
  const subscribe = useCallback((listener: () => void) => onStored(key, listener), [key])
  const value = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  )
  const set = useCallback((next: string | null) => void writeText(key, next), [key])
  return [value, set]
}
