/** What stands on a sheet: loaded when one is first opened (`sheet.tsx`). */
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { t } from '../lib/language/translate.ts'
import { IconButton } from './button.tsx'
import { useOwnFocus } from './use-own-focus.ts'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

export default function SheetBox({ title, onClose, children }: Props) {
  const focus = useOwnFocus()
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="animate-appear fixed inset-0 z-50 bg-veil" />
        <Primitive.Content
          aria-describedby={undefined}
          {...focus}
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
