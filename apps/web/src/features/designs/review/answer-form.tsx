/** A name and some words: a comment, an approval or a wish for a change. */
import { type FormEvent, useState } from 'react'
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

const WORDS: Record<Answering, { title: string; text: string; send: string }> = {
  comment: { title: 'Comment', text: 'What would you like to say?', send: 'Send the comment' },
  approved: { title: 'Approve this design', text: 'A word with it (optional)', send: 'Approve' },
  changes: { title: 'Ask for a change', text: 'What should change?', send: 'Ask for the change' },
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
    <form aria-label={words.title} onSubmit={(event) => void onSubmit(event)} className="mt-4 grid gap-4">
      <p className="text-sm text-ink-2">{where ?? words.title}</p>
      <Field
        label="Your name"
        autoComplete="name"
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      <LongText
        label={words.text}
        rows={3}
        maxLength={2000}
        required={kind !== 'approved'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={kind === 'comment' ? 'outline' : 'primary'} disabled={!isReady || isPending}>
          {words.send}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}
