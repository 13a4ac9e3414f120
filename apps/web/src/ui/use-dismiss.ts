import { type RefObject, useEffect, useRef } from 'react'

/** While open: Esc, and a press anywhere outside of the element, close it. */
export function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current()
    }
    addEventListener('keydown', onKeyDown)
    addEventListener('pointerdown', onPointerDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('pointerdown', onPointerDown)
    }
  }, [element, open])
}
