import { useEffect, useRef } from 'react'
import { called, t } from '../../../../lib/language/translate.ts'
import { placed } from '../../placed.ts'
import { OWN_PRESSES } from '../../stage/use-pan-zoom.ts'
import type { Part } from '../use-hand.ts'

interface Props {
  part: Part
  board: { width: number; height: number }
  /** Null: as it was. */
  onDone: (words: string | null) => void
}

/** The words of a text in the face of the interface: where they would be too small to be written in their own. */
export function PlainField({ part, board, onDone }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isOver = useRef(false)
  useEffect(() => field.current?.select(), [])
  function finish(words: string | null) {
    if (isOver.current) return
    isOver.current = true
    onDone(words?.trim() ? words.trim() : null)
  }
  const { left, top, width, height } = placed(part.box, board)
  return (
    <textarea
      ref={field}
      aria-label={t('Words of {name}', { name: called(part.name) })}
      dir="auto"
      defaultValue={part.text?.words}
      onBlur={({ target }) => finish(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') finish(null)
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        event.preventDefault()
        finish(event.currentTarget.value)
      }}
      style={{ left, top, minWidth: width, minHeight: height }}
      className={`${OWN_PRESSES} pointer-events-auto absolute field-sizing-content max-w-full resize-none rounded-sm border border-lapis bg-paper px-2 py-1 text-base text-ink`}
    />
  )
}
