/** A short menu of things to do: closes on a choice, a press outside, and Esc. */
import clsx from 'clsx'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { language } from '../lib/language/translate.ts'

interface MenuProps {
  /** A button. */
  trigger: ReactNode
  onOpenChange?: (open: boolean) => void
  className?: string
  /** Which edge of it stands at that of the button; default its end. */
  align?: 'start' | 'end'
  children: ReactNode
}

export function Menu({ trigger, onOpenChange, className = 'w-56', align = 'end', children }: MenuProps) {
  return (
    <Primitive.Root dir={language().direction} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={clsx(
            'animate-appear z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-sm border border-edge bg-raised py-1 text-sm text-ink',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Primitive.Group className="border-line py-1 not-first:border-t">
      <Primitive.Label className="px-4 pt-1 pb-1 text-xs text-ink-3">{label}</Primitive.Label>
      {children}
    </Primitive.Group>
  )
}

/** @param note a few words at the end of the line */
export function MenuItem({ note, children, ...rest }: { note?: string } & ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      {...rest}
      className="flex min-h-8 cursor-default items-center justify-between gap-4 px-4 outline-none select-none data-highlighted:bg-well touch:min-h-11"
    >
      {children}
      {note && <bdi className="text-xs text-ink-3 tabular-nums">{note}</bdi>}
    </Primitive.Item>
  )
}

interface MenuChoiceProps {
  label: string
  value: string
  onValue: (value: string) => void
  options: readonly { value: string; label: string; note?: string | undefined }[]
}

/** One of several: the chosen one is marked. */
export function MenuChoice({ label, value, onValue, options }: MenuChoiceProps) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={onValue} className="border-line py-1 not-first:border-t">
      <Primitive.Label className="px-4 pt-1 pb-1 text-xs text-ink-3">{label}</Primitive.Label>
      {options.map((option) => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          className="flex min-h-8 cursor-default items-center gap-2 pe-4 ps-2 outline-none select-none data-highlighted:bg-well touch:min-h-11"
        >
          <span className="w-4 shrink-0 text-center text-minium">
            <Primitive.ItemIndicator>•</Primitive.ItemIndicator>
          </span>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          {option.note && <span className="text-xs text-ink-3 tabular-nums">{option.note}</span>}
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  )
}
