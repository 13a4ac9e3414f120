/** A wait that tells nothing about itself; shows only when it is not over at once. */
import { t } from '../lib/language/translate.ts'
export function Spinner() {
  return (
    <div role="status" className="flex flex-1 items-center justify-center p-16">
      <span className="sr-only">{t('Loading...')}</span>
      <span className="animate-wait size-6 rounded-full border-2 border-line border-t-ink" />
    </div>
  )
}
