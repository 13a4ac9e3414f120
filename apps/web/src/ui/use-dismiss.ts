import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While open: Esc, and a press anywhere outside of the element, close it. */
export function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      dismiss()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss()
    }
    addEventListener('keydown', onKeyDown)
    addEventListener('pointerdown', onPointerDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('pointerdown', onPointerDown)
    }
  }, [element, open])
}
