/** A finger moves what is selected; anywhere else it moves the view, which two magnify, and selects where it stays. */
import { type PointerEvent, type RefObject, useRef } from 'react'
import { OWN_PRESSES } from '../stage/use-pan-zoom.ts'
import type { Point } from './measure/geometry.ts'

/** CSS pixels that a finger trembles. */
const TREMBLE = 10

/** @param pull what is pulled already: further fingers do nothing then */
export function useFinger(
  board: RefObject<HTMLElement | null>,
  isOnSelected: (event: PointerEvent) => boolean,
  pull: RefObject<unknown>,
) {
  const isForView = useRef(false)
  /** Where it was put down; null once it has gone. */
  const at = useRef<Point | null>(null)
  return {
    /** Before anybody else hears of the press: whose it is. */
    claim(event: PointerEvent) {
      const { target, isPrimary, pointerType, clientX: x, clientY: y } = event
      const onHandle = target instanceof Element && target.closest('[data-handle]') !== null
      const isOwn = isPrimary ? onHandle || isOnSelected(event) : pull.current !== null
      isForView.current = pointerType === 'touch' && !isOwn
      board.current?.classList.toggle(OWN_PRESSES, !isForView.current)
      at.current = isForView.current && isPrimary ? { x, y } : null
    },
    isForView: ({ isPrimary }: PointerEvent) => isForView.current || !isPrimary,
    go({ clientX, clientY }: PointerEvent) {
      if (at.current && Math.hypot(clientX - at.current.x, clientY - at.current.y) > TREMBLE) at.current = null
    },
    /** Whether it has stayed. */
    end(): boolean {
      const stayed = at.current !== null
      at.current = null
      return stayed
    },
  }
}
