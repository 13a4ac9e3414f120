/** The keys that work in the chat are shown by one of them. */
import { lazy, Suspense, useState } from 'react'
import { t } from '../../lib/language/translate.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { IconButton } from '../../ui/button.tsx'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

export function Shortcuts() {
  const [open, setOpen] = useState(false)
  useShortcut('?', () => setOpen(true))
  return (
    <>
      <IconButton
        icon="keyboard"
        label={t('Keyboard shortcuts')}
        aria-keyshortcuts="?"
        className="h-11 w-full touch:hidden max-desk:hidden"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <ShortcutsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
