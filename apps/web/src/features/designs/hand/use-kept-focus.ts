/** Who works by keys stays where they were: what is pressed is disabled until its change is there, and would lose them. */
import { type FocusEvent, useEffect, useRef } from 'react'

export function useKeptFocus(busy: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (busy || document.activeElement !== document.body || !last.current) return
    const isThere = root.current?.contains(last.current) && !last.current.matches(':disabled')
    // What took the part away has gone with it: the keys go on from the editor.
    const goal = isThere ? last.current : root.current
    goal?.focus({ preventScroll: true })
  }, [busy])
  return {
    ref: root,
    /** A press on the artboard brings the keys there. */
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target
    },
  }
}
