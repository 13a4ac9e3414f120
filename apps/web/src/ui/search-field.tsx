import clsx from 'clsx'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  className?: string
}

export function SearchField({ label, placeholder, value, onChange, className }: Props) {
  return (
    <div className={clsx('relative', className)}>
      <Icon name="search" className="absolute top-3 start-3 text-ink-3" />
      <input
        type="search"
        // An empty field would be one from the left, with its placeholder.
        dir={value === '' ? undefined : 'auto'}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        className="block h-11 w-full rounded-sm border border-edge bg-raised px-10 text-base hover:border-ink-2"
      />
    </div>
  )
}
