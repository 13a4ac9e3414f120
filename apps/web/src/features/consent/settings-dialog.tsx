import { type FormEvent, type ReactNode, useState } from 'react'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useConsent } from './consent.ts'

function Category({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-6 border-b border-line pb-5">
      <div>
        <p className="text-base font-medium">{title}</p>
        <p className="mt-1 text-sm text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  )
}

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [consent, choose] = useConsent()
  const [preferences, setPreferences] = useState(consent !== 'essential')
  function save(event: FormEvent) {
    event.preventDefault()
    choose(preferences ? 'all' : 'essential')
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="inset-x-4 top-1/2 mx-auto max-w-lg -translate-y-1/2 rounded-sm border border-line bg-raised p-6"
    >
      <DialogTitle className="font-display text-2xl">{t('Cookie Settings')}</DialogTitle>
      <form onSubmit={save} className="mt-6 grid gap-5">
        <Category
          title={t('Essential')}
          text={t('Sign-in, guest work, drafts, work in progress, the theme and this choice. Cannot be disabled.')}
        >
          <Switch label={t('Essential')} checked disabled onChange={() => undefined} />
        </Category>
        <Category
          title={t('Remembered preferences')}
          text={t('Your last tab and project, and the articles you bookmarked.')}
        >
          <Switch label={t('Remembered preferences')} checked={preferences} onChange={setPreferences} />
        </Category>
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose asChild>
            <Button>{t('Cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary">
            {t('Save choices')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
