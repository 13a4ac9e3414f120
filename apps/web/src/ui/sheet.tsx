import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense } from 'react'

const SheetBox = lazy(() => import('./sheet-parts.tsx'))

interface Props {
  title: string
  /** A button. */
  trigger: ReactElement<object>
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** What is a menu on a desk: on a phone it comes from below, where the thumb is. */
export function Sheet({ title, trigger, open, onOpenChange, children }: Props) {
  const button: object = { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: () => onOpenChange(true) }
  return (
    <>
      {cloneElement(trigger, button)}
      {open && (
        <Suspense>
          <SheetBox title={title} onClose={() => onOpenChange(false)}>
            {children}
          </SheetBox>
        </Suspense>
      )}
    </>
  )
}
