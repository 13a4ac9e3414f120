/** Short notices: one at a time, 5 seconds, the newest wins. */
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { Notice } from './notice.ts'

const Context = createContext<(notice: Notice) => void>(() => undefined)

/** Most visits never see one: what shows them comes with the first. */
const ToastView = lazy(() => import('./toast-view.tsx'))

/** Shows a notice. */
export const useToast = () => useContext(Context)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<(Notice & { id: number }) | null>(null)
  const show = useCallback((notice: Notice) => {
    setShown((before) => ({ ...notice, id: (before?.id ?? 0) + 1 }))
  }, [])
  return (
    <Context value={show}>
      {children}
      {shown && (
        <Suspense>
          <ToastView notice={shown} />
        </Suspense>
      )}
    </Context>
  )
}
