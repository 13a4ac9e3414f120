import { lazy, Suspense, useState } from 'react'
import { t } from '../../lib/language/translate.ts'

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'))

/** Opens the choices about what is kept in the browser, at any time. */
export function CookieSettingsButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-8 items-center text-sm text-ink-2 hover:text-ink touch:min-h-11"
      >
        {t('Cookie Settings')}
      </button>
      {open && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
