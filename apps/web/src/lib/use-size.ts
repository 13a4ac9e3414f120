import { useCallback, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** The inner size of an element, in pixels, as it changes; null until it is known. */
export function useSize(): [(element: HTMLElement | null) => (() => void) | undefined, Size | null] {
  const [size, setSize] = useState<Size | null>(null)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [watch, size]
}
