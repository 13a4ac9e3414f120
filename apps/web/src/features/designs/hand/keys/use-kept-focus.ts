/** Who works by keys stays where they were: what is pressed is disabled until its change is there, and what was written in goes away. */
import { type FocusEvent, useEffect, useRef } from 'react'

/** The artboard takes the keys of what has gone. */
const fallback = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[data-board]') ?? root

export function useKeptFocus(busy: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (busy || document.activeElement !== document.body || !last.current) return
    const isThere = root.current?.contains(last.current) && !last.current.matches(':disabled')
    // What took the part away has gone with it: the keys go on from the editor.
    const goal = isThere ? last.current : fallback(root.current)
    goal?.focus({ preventScroll: true })
  }, [busy])
  // After every drawing of the editor: any of them may have been the one without it.
  useEffect(() => {
    if (document.activeElement === document.body && last.current?.isConnected === false)
      fallback(root.current)?.focus({ preventScroll: true })
  })
  return {
    ref: root,
    /** A press on the artboard brings the keys there. */
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      last.current = target
    },
  }
}
