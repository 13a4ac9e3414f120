/** Esc closes the innermost thing: inside a dialog, what was opened last. */
import { useEffect, useEffectEvent } from 'react'

const opened: (() => void)[] = []

/** While `open`, Esc closes this before anything that was open already. */
export function useEscape(open: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const entry = () => closeIt()
    opened.push(entry)
    return () => void opened.splice(opened.indexOf(entry), 1)
  }, [open])
}

/** Closes the innermost thing inside a dialog; false where there is none. */
export function closeInnermost(): boolean {
  const close = opened.at(-1)
  close?.()
  return close !== undefined
}
