import clsx from 'clsx'
import { Dialog as Primitive } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { t } from '../lib/language/translate.ts'
import { Button, IconButton } from './button.tsx'
import { closeInnermost } from './escape.ts'
import { useOwnFocus } from './use-own-focus.ts'

export const DialogTitle = Primitive.Title
export const DialogDescription = Primitive.Description
export const DialogClose = Primitive.Close

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its place, size and ground. */
  className: string
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The veil and the focus trap; what stands inside brings its own title (DialogTitle). */
export function Dialog({ open, onOpenChange, className, onKeyDown, children }: DialogProps) {
  const focus = useOwnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="animate-appear fixed inset-0 z-40 bg-veil" />
        <Primitive.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => closeInnermost() && event.preventDefault()}
          {...focus}
          className={clsx('animate-appear fixed z-40 text-ink focus:outline-none', className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface WorkDialogProps {
  title: string
  /** What its button is called that closes it. */
  closeLabel: string
  onClose: () => void
  /** How wide it grows. */
  className: string
  children: ReactNode
}

/** Work of its own over the page: a line with its title, and what scrolls below. It is open as long as it is there. */
export function WorkDialog({ title, closeLabel, onClose, className, children }: WorkDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className={clsx(
        'inset-x-4 top-1/2 mx-auto flex max-h-[90dvh] -translate-y-1/2 flex-col rounded-sm border border-line bg-raised',
        className,
      )}
    >
      <div className="flex items-center justify-between border-b border-line py-2 pe-2 ps-6">
        <DialogTitle className="text-base font-semibold">{title}</DialogTitle>
        <DialogClose asChild>
          <IconButton icon="close" label={closeLabel} />
        </DialogClose>
      </div>
      <div className="overflow-y-auto p-6">{children}</div>
    </Dialog>
  )
}

interface ConfirmProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  cancelLabel?: string
  confirmLabel?: string
  destructive?: boolean
  /** What is chosen with it. */
  children?: ReactNode
  onConfirm: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmProps) {
  const { open, onOpenChange, title, description, onConfirm, destructive = false } = props
  const { cancelLabel = t('Cancel'), confirmLabel = t('Yes, delete') } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      className="inset-x-4 top-1/2 mx-auto max-w-md -translate-y-1/2 rounded-sm border border-line bg-raised p-6"
    >
      <DialogTitle className="font-display text-2xl">{title}</DialogTitle>
      <DialogDescription className="mt-3 text-base text-ink-2">{description}</DialogDescription>
      {props.children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <DialogClose asChild>
          <Button>{cancelLabel}</Button>
        </DialogClose>
        <DialogClose asChild>
          <Button look={destructive ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </DialogClose>
      </div>
    </Dialog>
  )
}
