import { type ReactNode, useState } from 'react'

interface NumberProps {
  label: string
  value: number
  step?: number
  least?: number
  most?: number
  unit?: string
  disabled: boolean
  onChange: (value: number) => void
}

/** A figure that counts when it is left or Enter is pressed. */
export function NumberField({ label, value, step = 1, least, most, unit, disabled, onChange }: NumberProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const digits = step < 1 ? 2 : 0
  function finish() {
    const next = Number(draft)
    setDraft(null)
    if (draft !== null && draft.trim() !== '' && Number.isFinite(next) && next !== Number(value.toFixed(digits)))
      onChange(Math.min(most ?? next, Math.max(least ?? next, next)))
  }
  return (
    <label className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
      <span className="shrink-0">{label}</span>
      <input
        type="number"
        step={step}
        min={least}
        max={most}
        disabled={disabled}
        value={draft ?? value.toFixed(digits)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        className="h-8 w-full min-w-0 rounded-sm border border-edge bg-raised px-1.5 tabular-nums touch:h-11 touch:text-base"
      />
      {unit && <span className="text-ink-3">{unit}</span>}
    </label>
  )
}

interface ChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  disabled: boolean
  onChange: (value: string) => void
}

export const Choice = ({ label, value, options, disabled, onChange }: ChoiceProps) => (
  <label className="flex min-w-0 items-center gap-1.5 text-xs text-ink-2">
    <span className="shrink-0">{label}</span>
    <select
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      className="h-8 w-full min-w-0 rounded-sm border border-edge bg-raised px-1 touch:h-11 touch:text-base"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="border-t border-line px-3 py-2">
    <h3 className="mb-1.5 text-xs text-ink-3">{title}</h3>
    {children}
  </section>
)
