import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Props {
  label: string
  value: string
  disabled: boolean
  /** Told once the person has chosen, not while they try. */
  onChange: (colour: string) => void
}

export function ColourWell({ label, value, disabled, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const choose = useEffectEvent(onChange)
  // React's onChange is the browser's input event, which fires with every movement.
  useEffect(() => {
    const element = field.current
    const listener = () => {
      setDraft(null)
      if (element) choose(element.value)
    }
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [])
  return (
    <label className="flex min-h-11 items-center gap-2 text-xs text-ink-2">
      <input
        ref={field}
        type="color"
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        className="size-8 cursor-pointer rounded-sm border border-edge bg-transparent p-0.5 disabled:cursor-default"
      />
      {label}
    </label>
  )
}
