import { useEffect, useRef } from 'react'

/** Calls back when the key is pressed outside of fields and dialogs, without modifiers. */
export function useShortcut(key: string, action: () => void): void {
  const current = useRef(action)
  useEffect(() => {
    current.current = action
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const at = event.target instanceof HTMLElement ? event.target : null
      const busy = at?.closest('input, textarea, select, [contenteditable], [role="dialog"]')
      if (event.key !== key || busy || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      current.current()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [key])
}
