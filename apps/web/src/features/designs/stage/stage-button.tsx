import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'

interface Props extends ComponentProps<'button'> {
  icon: IconName
  /** What is seen. */
  word: string
  /** What it is called in full, where that is more than the word. */
  name?: string
  /** The word is not seen. */
  short?: boolean | undefined
  /** What its sign outlines is full. */
  filled?: boolean
  /** News about it: a figure, or a sign. */
  badge?: ReactNode
}

/** A quiet button of the stage: a sign and its word, always seen. */
export function StageButton({
  icon,
  word,
  name = word,
  short = false,
  filled = false,
  badge,
  className,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      aria-label={name}
      title={short ? name : undefined}
      className={clsx(
        'inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap text-ink-2 transition-colors duration-150 not-disabled:hover:bg-paper not-disabled:hover:text-ink disabled:opacity-50 aria-pressed:bg-paper aria-pressed:text-ink touch:h-11 touch:min-w-11',
        className,
      )}
      {...rest}
    >
      <Icon name={icon} filled={filled} className="size-4" />
      {!short && <span>{word}</span>}
      {badge !== undefined && (
        <span
          aria-hidden="true"
          className="flex h-4 min-w-4 items-center justify-center rounded-full bg-minium px-1 text-[0.6875rem] leading-none font-semibold text-on-minium tabular-nums"
        >
          {badge}
        </span>
      )}
    </button>
  )
}
