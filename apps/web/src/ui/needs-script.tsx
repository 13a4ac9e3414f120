/** Says, to whom it concerns, that what follows works with scripts only. */
import { t } from '../lib/language/translate.ts'
export function NeedsScript({ what }: { what: string }) {
  return (
    <noscript>
      <p className="my-6 border-s-2 border-ink py-1 ps-4 text-base">
        {t('{what} needs JavaScript. Please enable it for this site and reload the page.', { what })}
      </p>
    </noscript>
  )
}
