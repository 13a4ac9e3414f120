import { Switch as Primitive } from 'radix-ui'
import { useHydrated } from '../lib/use-hydrated.ts'

interface Props {
  label: string
  /** The id of an element that says more. */
  describedBy?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function Switch({ label, describedBy, checked, disabled = false, onChange }: Props) {
  // Its hidden field has a style attribute, which the policy of the server's page refuses.
  if (!useHydrated()) return <span className="h-6 w-10 shrink-0" />
  return (
    <Primitive.Root
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className="inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-edge bg-well p-0.5 transition-colors duration-150 data-[state=checked]:border-gold data-[state=checked]:bg-gold"
    >
      <Primitive.Thumb className="block size-4 rounded-full bg-ink-3 transition-transform duration-150 data-[state=checked]:translate-x-4 rtl:data-[state=checked]:-translate-x-4 data-[state=checked]:bg-paper" />
    </Primitive.Root>
  )
}
