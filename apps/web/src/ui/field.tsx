/** What people fill in: each with its label above and what is wrong with it beneath. */
import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { t } from '../lib/language/translate.ts'
import { Icon } from './icon.tsx'

interface Labelled {
  label: string
  error?: string | undefined
}

const BOX = 'block w-full rounded-sm border bg-raised px-3 text-base transition-colors duration-150'
const border = (error: string | undefined) => (error ? 'border-carmine' : 'border-edge hover:border-ink-2')

const described = (id: string, error: string | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})

function Frame({ id, label, error, className, children }: Labelled & FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">{children}</div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-carmine">
          {error}
        </p>
      )}
    </div>
  )
}
interface FrameProps {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** A line of text. A password can be shown. */
export function Field({ label, error, type = 'text', className, ...rest }: Labelled & ComponentProps<'input'>) {
  const id = useId()
  const [revealed, setRevealed] = useState(false)
  const secret = type === 'password'
  return (
    <Frame id={id} label={label} error={error} className={className}>
      <input
        {...described(id, error)}
        type={secret && revealed ? 'text' : type}
        dir="auto"
        className={clsx(BOX, 'h-11', secret && 'pe-12', border(error))}
        {...rest}
      />
      {secret && (
        <button
          type="button"
          aria-label={revealed ? t('Hide password') : t('Show password')}
          aria-pressed={revealed}
          aria-controls={id}
          onClick={() => setRevealed(!revealed)}
          className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-sm text-ink-3 hover:text-ink"
        >
          <Icon name={revealed ? 'eyeOff' : 'eye'} />
        </button>
      )}
    </Frame>
  )
}

/** The password that an account has already, not one to be chosen. */
export const CurrentPassword = ({ label = t('Your password'), ...rest }: Partial<ComponentProps<typeof Field>>) => (
  <Field label={label} type="password" required autoComplete="current-password" {...rest} />
)

/** Several lines of text. */
export function LongText({ label, error, className, ...rest }: Labelled & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Frame id={id} label={label} error={error} className={className}>
      <textarea {...described(id, error)} dir="auto" className={clsx(BOX, 'py-2', border(error))} {...rest} />
    </Frame>
  )
}

/** One of a few. @param options by value, as people read them */
export function Choice({ label, error, className, options, ...rest }: Labelled & ChoiceProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} error={error} className={className}>
      <select {...described(id, error)} className={clsx(BOX, 'h-11', border(error))} {...rest}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  )
}
type ChoiceProps = ComponentProps<'select'> & { options: Record<string, string> }
