import clsx from 'clsx'
import type { ComponentProps } from 'react'
import { sizedTo } from '../../../lib/picture-sources.ts'
import { Approved } from '../../../ui/signs/approved.tsx'
import type { Concept } from '../concept.ts'

interface Props extends ComponentProps<'button'> {
  concept: Concept
  number: number
  /** Where the number stands. */
  corner: 'left' | 'right'
  isCurrent: boolean
  isApproved?: boolean
}

/** A small picture with its number. @param draggable of the picture */
export function Frame({ concept, number, corner, isCurrent, isApproved = false, draggable, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      className={clsx(
        'relative block h-12 w-14 shrink-0 rounded-sm bg-paper p-1',
        isCurrent ? 'outline-2 outline-ink' : 'opacity-80 hover:opacity-100',
      )}
      {...rest}
    >
      <img
        src={sizedTo(240, concept.url)}
        alt=""
        draggable={draggable}
        className="size-full object-contain object-top"
      />
      <span
        className={clsx(
          'absolute bottom-0 rounded-sm bg-paper px-1 text-xs leading-4 tabular-nums',
          corner === 'left' ? 'start-0' : 'end-0',
        )}
      >
        {number}
      </span>
      {isApproved && <Approved signAlone className="absolute top-0 end-0 rounded-sm bg-paper" />}
    </button>
  )
}
