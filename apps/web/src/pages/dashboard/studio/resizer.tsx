import { type PointerEvent, useRef } from 'react'
import { onward, t } from '../../../lib/language/translate.ts'

interface Props {
  width: number
  least: number
  most: number
  onWidth: (width: number) => void
}

/** Pixels that a key moves the edge. */
const STEP = 10

/** The edge between stage and chat: pulled, or moved by the arrow keys. */
export function Resizer({ width, least, most, onWidth }: Props) {
  // Where reading begins on the right, the chat lies on the left.
  const toStage = onward()
  const from = useRef<{ x: number; width: number } | null>(null)
  const to = (next: number) => onWidth(Math.round(Math.min(most, Math.max(least, next))))
  function onPointerDown({ clientX, pointerId, currentTarget }: PointerEvent) {
    from.current = { x: clientX, width }
    currentTarget.setPointerCapture(pointerId)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no <hr>
    <div
      role="separator"
      aria-label={t('Width of the chat')}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => from.current && to(from.current.width + toStage * (from.current.x - clientX))}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') to(width + toStage * STEP)
        if (key === 'ArrowRight') to(width - toStage * STEP)
      }}
      className="absolute inset-y-0 -start-1 z-10 w-2 cursor-col-resize touch-none hover:bg-line max-desk:hidden"
    />
  )
}
