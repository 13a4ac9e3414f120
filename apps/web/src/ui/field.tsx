import clsx from 'clsx'
import { type ComponentProps, useId, useState } from 'react'
import { Icon } from './icon.tsx'

interface FieldProps extends ComponentProps<'input'> {
  label: string
  error?: string | undefined
}

/** A labelled line of text with its error beneath. A password can be shown. */
export function Field({ label, error, type = 'text', className, ...rest }: FieldProps) {
  const id = useId()
  const [revealed, setRevealed] = useState(false)
  const secret = type === 'password'
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          type={secret && revealed ? 'text' : type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={clsx(
            'block h-11 w-full rounded-sm border bg-raised px-3 text-base transition-colors duration-150',
            secret && 'pr-12',
            error ? 'border-carmine' : 'border-edge hover:border-ink-2',
          )}
          {...rest}
        />
        {secret && (
          <button
            type="button"
            aria-label={revealed ? 'Hide password' : 'Show password'}
            aria-pressed={revealed}
            aria-controls={id}
            onClick={() => setRevealed(!revealed)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-sm text-ink-3 hover:text-ink"
          >
            <Icon name={revealed ? 'eyeOff' : 'eye'} />
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-carmine">
          {error}
        </p>
      )}
    </div>
  )
}
