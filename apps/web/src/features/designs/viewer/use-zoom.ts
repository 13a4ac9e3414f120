import { useLayoutEffect, useRef, useState } from 'react'

const LEVELS = [1, 1.5, 2, 3, 4] as const
/** Where one begins to look: a page that scrolls is read from its top. */
const TOP = { x: 0.5, y: 0 }

/**
 * Steps of magnification over the size that fits the frame. What was in the middle stays in the middle.
 * @param subject what is looked at: another one starts at its own fit
 */
export function useZoom(subject: string) {
  const frame = useRef<HTMLDivElement>(null)
  const middle = useRef(TOP)
  const [{ level, of }, set] = useState({ level: 0, of: subject })
  const current = of === subject ? level : 0

  function to(next: number) {
    const element = frame.current
    if (element) {
      middle.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      }
    }
    set({ level: Math.min(LEVELS.length - 1, Math.max(0, next)), of: subject })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the level and the subject are what change the frame's content
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const { x, y } = of === subject ? middle.current : TOP
    element.scrollTo(
      x * element.scrollWidth - element.clientWidth / 2,
      y * element.scrollHeight - element.clientHeight / 2,
    )
  }, [current, subject])

  return {
    frame,
    /** What is looked at. */
    subject,
    factor: LEVELS[current] ?? 1,
    zoomIn: current < LEVELS.length - 1 ? () => to(current + 1) : null,
    zoomOut: current > 0 ? () => to(current - 1) : null,
    toggle: () => to(current > 0 ? 0 : 2),
  }
}

export type Zoom = ReturnType<typeof useZoom>
