/** A name and some words: a comment, an approval or a wish for a change. */
import { type FormEvent, useState } from 'react'
import { type English, english, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, LongText } from '../../../ui/field.tsx'

export type Answering = 'comment' | 'approved' | 'changes'

interface Props {
  kind: Answering
  /** Where the comment belongs, in words. */
  where?: string | undefined
  /** Kept while the page is open: it is given once. */
  name: string
  onName: (name: string) => void
  isPending: boolean
  /** Resolves true where it was kept. */
  onSend: (text: string) => Promise<boolean>
  onCancel?: (() => void) | undefined
}

const WORDS: Record<Answering, { title: English; text: English; send: English }> = {
  comment: {
    title: english('Comment'),
    text: english('What would you like to say?'),
    send: english('Send the comment'),
  },
  approved: {
    title: english('Approve this design'),
    text: english('A word with it (optional)'),
    send: english('Approve'),
  },
  changes: {
    title: english('Ask for a change'),
    text: english('What should change?'),
    send: english('Ask for the change'),
  },
}

export function AnswerForm({ kind, where, name, onName, isPending, onSend, onCancel }: Props) {
  const [text, setText] = useState('')
  const words = WORDS[kind]
  const isReady = name.trim() !== '' && (kind === 'approved' || text.trim() !== '')
  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (await onSend(text.trim())) setText('')
  }
  return (
    <form aria-label={t(words.title)} onSubmit={(event) => void onSubmit(event)} className="mt-4 grid gap-4">
      <p className="text-sm text-ink-2">{where ?? t(words.title)}</p>
      <Field
        label={t('Your name')}
        autoComplete="name"
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <LongText
        label={t(words.text)}
        rows={3}
        maxLength={2000}
        required={kind !== 'approved'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={kind === 'comment' ? 'outline' : 'primary'} disabled={!isReady || isPending}>
          {t(words.send)}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
      </div>
    </form>
  )
}
