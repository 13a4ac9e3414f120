import { useCallback, useEffect, useRef, useState } from 'react'

const LEVELS = [1, 1.5, 2, 3, 4]

/** Steps of magnification over the size that fits the frame. */
export function useZoom(resetOn: string) {
  const frame = useRef<HTMLDivElement>(null)
  const [{ level, of }, set] = useState({ level: 0, of: resetOn })
  const current = of === resetOn ? level : 0
  const to = useCallback(
    (next: number) => set({ level: Math.min(LEVELS.length - 1, Math.max(0, next)), of: resetOn }),
    [resetOn],
  )

  // The middle stays in the middle.
  useEffect(() => {
    const element = frame.current
    if (!element) return
    if (current > 0)
      element.scrollTo(
        (element.scrollWidth - element.clientWidth) / 2,
        (element.scrollHeight - element.clientHeight) / 2,
      )
  }, [current])

  return {
    frame,
    factor: LEVELS[current]!,
    zoomIn: current < LEVELS.length - 1 ? () => to(current + 1) : null,
    zoomOut: current > 0 ? () => to(current - 1) : null,
    toggle: () => to(current > 0 ? 0 : 2),
  }
}
