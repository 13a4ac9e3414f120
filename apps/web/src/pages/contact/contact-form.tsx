import { ApiError } from '@limner/contract/client'
import type { Api, FormOutcome, Input } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'wouter'
import { api } from '../../lib/api.ts'
import { type English, english, said, t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Field, LongText } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useOutcome } from './outcome.ts'
import { inquiryNames, NOT_SENT, SENT } from './words.ts'

type Message = Input<Api['sendContactMessage']>['body']

const EMPTY: Message = { name: '', email: '', inquiryType: 'general', subject: '', message: '' }

const required = (message: English) => (value: string) => value.trim() !== '' || t(message)
const RULES = {
  name: required(english('Name is required')),
  email: (value: string) =>
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) || t('Please enter a valid email address'),
  inquiryType: required(english('Please select an inquiry type')),
  subject: required(english('Subject is required')),
  message: (value: string) => value.trim().length >= 10 || t('Message must be at least 10 characters'),
}

function useSend(onSent: () => void) {
  const toast = useToast()
  return useMutation({
    mutationFn: (body: Message) => api.sendContactMessage({ body }),
    onSuccess: () => {
      toast({ title: t(SENT.title), description: t(SENT.description) })
      onSent()
    },
    onError: (error) => {
      const wait = error instanceof ApiError && error.status === 429
      toast({
        title: t(NOT_SENT.title),
        description: wait ? t('You have sent too many messages. Please wait a minute.') : t(NOT_SENT.description),
        destructive: true,
      })
    },
  })
}

export function ContactForm() {
  const [search] = useSearchParams()
  const outcome = useOutcome()
  const before = outcome?.sent === false ? outcome : null
  const { register, handleSubmit, reset, formState } = useForm<Message>()
  const send = useSend(() => reset(EMPTY))
  const first: Record<string, string> = {
    ...EMPTY,
    subject: (search.get('subject') ?? '').slice(0, 200),
    ...before?.values,
  }
  /** As React Hook Form and the server's page need it. */
  const field = (name: keyof Message) => ({
    ...register(name, { validate: RULES[name] }),
    defaultValue: first[name],
    error: formState.isSubmitted ? formState.errors[name]?.message : said(before?.faults[name] ?? ''),
  })
  return (
    <form
      method="post"
      action="/contact"
      noValidate
      className="grid content-start gap-5"
      onSubmit={handleSubmit((values) => send.mutate(values))}
    >
      {outcome && <Told outcome={outcome} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('Name')} autoComplete="name" maxLength={100} {...field('name')} />
        <Field label={t('Email')} type="email" autoComplete="email" maxLength={254} {...field('email')} />
      </div>
      <Choice label={t('Inquiry type')} options={inquiryNames()} {...field('inquiryType')} />
      <Field label={t('Subject')} maxLength={200} {...field('subject')} />
      <LongText label={t('Message')} rows={5} maxLength={10_000} {...field('message')} />
      <Button type="submit" look="primary" size="large" disabled={send.isPending} className="justify-self-start">
        {send.isPending ? t('Sending...') : t('Send Message')}
      </Button>
    </form>
  )
}

/** What became of a message that was sent without scripts. */
function Told({ outcome }: { outcome: FormOutcome }) {
  const title = t(outcome.sent ? SENT.title : NOT_SENT.title)
  const description = outcome.sent ? t(SENT.description) : said(outcome.message)
  return (
    <div role={outcome.sent ? 'status' : 'alert'} className="border-s-2 border-ink py-1 ps-4">
      <p className="text-base font-semibold">{title}</p>
      <p className="mt-1 text-base text-ink-2">{description}</p>
    </div>
  )
}
