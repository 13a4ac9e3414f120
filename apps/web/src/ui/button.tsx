import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Tooltip } from './tooltip.tsx'

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-sm font-medium whitespace-nowrap transition-colors duration-150 disabled:opacity-50 aria-disabled:opacity-50'

const LOOKS = {
  /** The one thing to do here: at most one in a view. */
  primary: 'bg-minium text-on-minium not-disabled:hover:bg-[color-mix(in_oklab,var(--minium),var(--ink)_14%)]',
  outline: 'border border-edge text-ink not-disabled:hover:border-ink not-disabled:hover:bg-well',
  quiet: 'text-ink-2 not-disabled:hover:bg-well not-disabled:hover:text-ink',
  danger: 'bg-carmine text-paper not-disabled:hover:bg-[color-mix(in_oklab,var(--carmine),var(--ink)_14%)]',
} as const
const SIZES = { medium: 'h-10 px-4 text-sm', small: 'h-8 px-3 text-xs', large: 'h-11 px-5 text-base' } as const

export interface ButtonLook {
  look?: keyof typeof LOOKS
  size?: keyof typeof SIZES
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (
  { look = 'outline', size = 'medium' }: ButtonLook,
  ...more: (string | undefined)[]
): string => clsx(BASE, LOOKS[look], SIZES[size], 'touch:min-h-11', ...more)

export function Button({ look, size, className, type = 'button', ...rest }: ButtonLook & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
      {...rest}
    />
  )
}

/** An icon with a name: the name is the tooltip and what a screen reader says. */
export function IconButton({
  icon,
  label,
  className,
  children,
  type = 'button',
  ...rest
}: { icon: IconName; label: string; children?: ReactNode } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        className={clsx(
          'target inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-ink-2 transition-colors duration-150 not-disabled:hover:bg-well not-disabled:hover:text-ink disabled:opacity-50',
          className,
        )}
        {...rest}
      >
        <Icon name={icon} />
        {children}
      </button>
    </Tooltip>
  )
}
