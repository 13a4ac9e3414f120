/** The words of a text where they stand, in their own setting. Enter and leaving keep them, Shift and Enter begins a line, Esc leaves all as it was. */
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../../../../lib/use-media.ts'
import { InPlace } from './in-place.tsx'
import { PlainField } from './plain-field.tsx'
import { settingQuery } from './setting-query.ts'
import type { Written } from './use-writing.ts'

interface Props {
  writing: Written
  board: { width: number; height: number }
  /** The words stand there in the place of the drawn ones. */
  onShown: () => void
  /** Null: as it was. */
  onDone: (words: string | null) => void
}

/** CSS pixels: words that are smaller a telephone would magnify by itself, and a finger could not find its place in. */
const LEAST = 16

export function Writing({ writing: { part, design, isKept }, board, onShown, onDone }: Props) {
  const { data: setting, isError } = useQuery(settingQuery(design, part.id))
  const isTouch = useMedia('(pointer: coarse)')
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => setWidth(place.current?.offsetWidth), [])
  const isSmall = isTouch && width !== undefined && ((part.text?.size ?? 0) * width) / board.width < LEAST
  return (
    <div ref={place} className="pointer-events-none absolute inset-0 z-10 [container-type:inline-size]">
      {width !== undefined &&
        (isSmall || isError ? (
          !isKept && <PlainField part={part} board={board} onDone={onDone} />
        ) : (
          <InPlace {...{ part, setting, board, isKept, onShown, onDone }} />
        ))}
    </div>
  )
}
