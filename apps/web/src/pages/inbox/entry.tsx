import type { Api, ContactMessage, Input } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import type { SyntheticEvent } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { t } from '../../lib/language/translate.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DeleteButton } from '../../ui/delete-button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { inquiryName } from '../contact/words.ts'
import type { Inbox } from './query.ts'

type Marks = Input<Api['updateContactMessage']>['body']

/** When it came, and what became of it. */
function stateOf({ createdAt, readAt, answeredAt }: ContactMessage): string {
  const time = formatDayAndTime(createdAt)
  if (answeredAt) return t('Answered · {time}', { time })
  return readAt ? time : t('Unread · {time}', { time })
}

/** One message: its first line, and the whole of it once it is opened, which marks it as read. */
export function Entry({ message }: { message: ContactMessage }) {
  const { name, inquiryType, subject, readAt } = message
  const mark = useMark(message.id)
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open && !readAt) mark.mutate({ read: true })
  }
  return (
    <li className="border-b border-line">
      <details onToggle={onToggle} className="group">
        <summary className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-3">
          <span className="min-w-0 flex-1 basis-64">
            <span dir="auto" className={clsx('block break-words', !readAt && 'font-semibold')}>
              {subject}
            </span>
            <span className="text-xs text-ink-3">
              {name} · {inquiryName(inquiryType)}
            </span>
          </span>
          <span className="text-xs text-ink-3 tabular-nums">{stateOf(message)}</span>
        </summary>
        <Whole message={message} onMark={mark.mutate} />
      </details>
    </li>
  )
}

/** Changes the marks here and on the server; what the lists show is read anew when they are next opened. */
function useMark(id: string) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Marks) => api.updateContactMessage({ params: { id }, body }),
    onSuccess: (changed) =>
      client.setQueriesData<Inbox>({ queryKey: ['inbox'] }, (inbox) => {
        const before = inbox?.messages.find((one) => one.id === id)
        if (!inbox || !before) return inbox
        const unread = inbox.unread + Number(!changed.readAt) - Number(!before.readAt)
        return { ...inbox, unread, messages: inbox.messages.map((one) => (one.id === id ? changed : one)) }
      }),
    onError: (error) =>
      toast({ title: t('The message could not be marked'), description: reasonOf(error), destructive: true }),
  })
}

function Whole({ message, onMark }: { message: ContactMessage; onMark: (marks: Marks) => void }) {
  const { email, subject, message: text, readAt, answeredAt } = message
  return (
    <div className="pb-6">
      <p className="text-sm">
        <a href={`mailto:${email}`} className="break-all text-lapis underline underline-offset-4">
          {email}
        </a>
      </p>
      <p dir="auto" className="mt-3 max-w-[44rem] break-words whitespace-pre-wrap text-base">
        {text}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          className={buttonClass({ look: 'outline', size: 'small' })}
        >
          {t('Answer by mail')}
        </a>
        <Button size="small" onClick={() => onMark({ answered: !answeredAt })}>
          {answeredAt ? t('Not answered yet') : t('Mark as answered')}
        </Button>
        <Button size="small" disabled={!readAt} onClick={() => onMark({ read: false })}>
          {t('Mark as unread')}
        </Button>
        <DeleteMessage message={message} />
      </div>
    </div>
  )
}

function DeleteMessage({ message: { id, name, subject } }: { message: ContactMessage }) {
  const client = useQueryClient()
  const toast = useToast()
  const remove = useMutation({
    mutationFn: () => api.deleteContactMessage({ params: { id } }),
    onSuccess: () => toast({ title: t('Message deleted'), description: subject }),
    onError: (error) =>
      toast({ title: t('The message could not be deleted'), description: reasonOf(error), destructive: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  })
  return (
    <DeleteButton
      pending={remove.isPending}
      title={t('Delete this message?')}
      description={t('What {name} wrote is removed for good.', { name })}
      onConfirm={() => remove.mutate()}
    />
  )
}
