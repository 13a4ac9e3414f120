/** Short notices: one at a time, 5 seconds, the newest wins. */
import clsx from 'clsx'
import { Toast as Primitive } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useAlive } from '../lib/use-alive.ts'
import { Icon } from './icon.tsx'

export interface Notice {
  title: string
  description?: string
  destructive?: boolean
}

const Context = createContext<(notice: Notice) => void>(() => undefined)

/** Shows a notice. */
export const useToast = () => useContext(Context)

export function ToastProvider({ children }: { children: ReactNode }) {
  const alive = useAlive()
  const [shown, setShown] = useState<(Notice & { id: number }) | null>(null)
  const [open, setOpen] = useState(false)
  const show = useCallback((notice: Notice) => {
    setShown((before) => ({ ...notice, id: (before?.id ?? 0) + 1 }))
    setOpen(true)
  }, [])
  return (
    <Context value={show}>
      {children}
      {/* Not in the server's page: it carries style attributes, which the content policy refuses. */}
      {alive && (
        <Primitive.Provider duration={5000} label="Notice">
          {shown && (
            <Primitive.Root
              key={shown.id}
              open={open}
              onOpenChange={setOpen}
              type={shown.destructive ? 'foreground' : 'background'}
              className={clsx(
                'animate-rise flex items-start gap-3 rounded-sm border bg-raised p-4 text-sm',
                shown.destructive ? 'border-carmine' : 'border-edge',
              )}
            >
              <Icon
                name={shown.destructive ? 'alert' : 'check'}
                className={shown.destructive ? 'text-carmine' : 'text-verdigris'}
              />
              <div className="min-w-0 flex-1">
                <Primitive.Title className="font-semibold">{shown.title}</Primitive.Title>
                {shown.description && (
                  <Primitive.Description className="mt-1 break-words text-ink-2">
                    {shown.description}
                  </Primitive.Description>
                )}
              </div>
              <Primitive.Close
                aria-label="Dismiss"
                className="target -m-2 flex size-9 items-center justify-center text-ink-3 hover:text-ink"
              >
                <Icon name="close" className="size-4" />
              </Primitive.Close>
            </Primitive.Root>
          )}
          <Primitive.Viewport className="fixed top-14 left-0 z-50 w-full p-4 outline-none md:top-auto md:bottom-0 md:max-w-[18rem]" />
        </Primitive.Provider>
      )}
    </Context>
  )
}
