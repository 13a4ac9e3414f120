import clsx from 'clsx'
import { Toast as Primitive } from 'radix-ui'
import { useState } from 'react'
import { t } from '../lib/language/translate.ts'
import { Icon } from './icon.tsx'
import type { Notice } from './notice.ts'

/** The corner of the notices, with the newest one in it. */
export default function ToastView({ notice }: { notice: Notice & { id: number } }) {
  const { id, title, description, destructive } = notice
  const [dismissed, setDismissed] = useState(0)
  return (
    <Primitive.Provider duration={5000} label={t('Notice')}>
      <Primitive.Root
        key={id}
        open={dismissed < id}
        onOpenChange={(open) => !open && setDismissed(id)}
        type={destructive ? 'foreground' : 'background'}
        className={clsx(
          'animate-rise flex items-start gap-3 rounded-sm border bg-raised p-4 text-sm',
          destructive ? 'border-carmine' : 'border-edge',
        )}
      >
        <Icon name={destructive ? 'alert' : 'check'} className={destructive ? 'text-carmine' : 'text-verdigris'} />
        <div className="min-w-0 flex-1">
          <Primitive.Title className="font-semibold">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-1 break-words text-ink-2">{description}</Primitive.Description>
          )}
        </div>
        <Primitive.Close
          aria-label={t('Dismiss')}
          className="target -m-2 flex size-9 items-center justify-center text-ink-3 hover:text-ink"
        >
          <Icon name="close" className="size-4" />
        </Primitive.Close>
      </Primitive.Root>
      <Primitive.Viewport className="fixed top-14 start-0 z-50 w-full p-4 outline-none md:top-auto md:bottom-0 md:max-w-[18rem]" />
    </Primitive.Provider>
  )
}
