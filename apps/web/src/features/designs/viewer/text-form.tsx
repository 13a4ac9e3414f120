import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  text: string
  onSave: (text: string) => void
  onCancel: () => void
}

/** The words of one text of the design. */
export function TextForm({ text, onSave, onCancel }: Props) {
  const [draft, setDraft] = useState(text)
  const words = draft.trim()
  function save(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (words) onSave(words)
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end justify-end gap-3">
      <label className="min-w-0 flex-1 basis-full text-sm font-medium sm:basis-64">
        {t('Text')}
        <textarea
          // biome-ignore lint/a11y/noAutofocus: the click on the text asked for this field
          autoFocus
          dir="auto"
          rows={Math.min(3, draft.split('\n').length)}
          maxLength={2000}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) save(event)
          }}
          className="mt-1.5 block w-full resize-none rounded-sm border border-edge bg-raised px-3 py-2 text-base font-normal"
        />
      </label>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
      <Button type="submit" look="primary" disabled={!words}>
        {t('Save text')}
      </Button>
    </form>
  )
}
