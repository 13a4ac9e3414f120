/** What a menu is made of. It is loaded when one is first opened: only `menu.tsx` asks for it. */
import clsx from 'clsx'
import { DropdownMenu as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { language } from '../lib/language/translate.ts'

export interface MenuProps {
  /** A button. */
  trigger: ReactElement<object>
  onOpenChange?: (open: boolean) => void
  className?: string
  /** Which edge of it stands at that of the button; default its end. */
  align?: 'start' | 'end'
  children: ReactNode
}

export interface MenuChoiceProps {
  label: string
  value: string
  onValue: (value: string) => void
  options: readonly { value: string; label: string; note?: string | undefined }[]
}

/** It comes open. @param byKey opened by a key: the first item has the focus */
export function MenuBox({ trigger, onOpenChange, className, align, byKey, children }: MenuProps & { byKey: boolean }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the content has taken the focus itself.
    if (byKey) setTimeout(() => content.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus())
  }, [byKey])
  return (
    <Primitive.Root dir={language().direction} defaultOpen {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          ref={content}
          align={align ?? 'end'}
          sideOffset={4}
          collisionPadding={8}
          className={clsx(
            'animate-appear z-50 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-sm border border-edge bg-raised py-1 text-sm text-ink',
            className ?? 'w-56',
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

export function MenuItem({ note, children, ...rest }: ComponentProps<typeof Primitive.Item> & { note?: string }) {
  return (
    <Primitive.Item
      {...rest}
      className="flex min-h-8 cursor-default flex-wrap content-center items-center justify-between gap-x-6 px-4 py-1 outline-none select-none data-highlighted:bg-well touch:min-h-11"
    >
      {children}
      {note && <bdi className="text-xs text-ink-3 tabular-nums">{note}</bdi>}
    </Primitive.Item>
  )
}

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
