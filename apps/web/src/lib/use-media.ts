import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds. On the server, and until the page is hydrated, it does not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Room for a stage beside the chat: the breakpoint `desk` of ui/styles.css. */
export const DESK = '(min-width: 68.75rem)'

/** As narrow as a phone: what opens elsewhere in a menu comes as a sheet, what stands in a row is gathered. */
export const NARROW = '(max-width: 639px)'
