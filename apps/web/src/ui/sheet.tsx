import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { t } from '../lib/language/translate.ts'
import { IconButton } from './button.tsx'

interface Props {
  title: string
  /** A button. */
  trigger: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** What is a menu on a desk: on a phone it comes from below, where the thumb is. */
export function Sheet({ title, trigger, open, onOpenChange, children }: Props) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Overlay className="animate-appear fixed inset-0 z-50 bg-veil" />
        <Primitive.Content
          aria-describedby={undefined}
          // The sheet itself, so that no control shows its tooltip before it is wanted.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          className="animate-rise fixed inset-x-0 bottom-0 z-50 flex max-h-[80dvh] flex-col border-t border-edge bg-raised text-ink focus:outline-none"
        >
          <div className="flex items-center justify-between py-2 pe-2 ps-4">
            <Primitive.Title className="text-base font-medium">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton icon="close" label={t('Close')} />
            </Primitive.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
