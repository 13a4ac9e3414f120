import { useEffect, useEffectEvent } from 'react'

/** Calls back when the key is pressed outside of fields and dialogs, without modifiers. */
export function useShortcut(key: string, action: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target instanceof HTMLElement ? event.target : null
    const busy = at?.closest('input, textarea, select, [contenteditable], [role="dialog"]')
    if (event.key !== key || busy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
