import { useSyncExternalStore } from 'react'
import { t } from '../../lib/language/translate.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="notice border-b border-line bg-well px-4 py-2 text-sm sm:px-8 md:h-9">
          {t('You are offline. What you write is kept here; making designs needs a connection.')}
        </p>
      )}
    </div>
  )
}
