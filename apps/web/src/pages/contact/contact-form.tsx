import { ApiError } from '@limner/contract/client'
import type { Api, Input, InquiryType } from '@limner/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'wouter'
import { api } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'

type Message = Input<Api['sendContactMessage']>['body']

const INQUIRIES: Record<InquiryType, string> = {
  general: 'General Question',
  support: 'Technical Support',
  sales: 'Sales Inquiry',
  partnership: 'Partnership',
  press: 'Press & Media',
  feedback: 'Product Feedback',
}
const EMPTY: Message = { name: '', email: '', inquiryType: 'general', subject: '', message: '' }
const FIELD = 'block w-full rounded-sm border bg-raised px-3 text-base transition-colors duration-150'

export function ContactForm() {
  const [search] = useSearchParams()
  const subject = search.get('subject')?.slice(0, 200) ?? ''
  const { register, handleSubmit, reset, formState } = useForm<Message>()
  const toast = useToast()
  const id = useId()
  const { errors } = formState
  const send = useMutation({
    mutationFn: (body: Message) => api.sendContactMessage({ body }),
    onSuccess: () => {
      toast({ title: 'Message sent successfully!', description: "We'll get back to you within 24 hours." })
      reset(EMPTY)
    },
    onError: (error) => {
      const wait = error instanceof ApiError && error.status === 429
      toast({
        title: 'Error sending message',
        description: wait
          ? 'That was too many messages. Please wait a minute.'
          : 'Please try again or contact us directly.',
        destructive: true,
      })
    },
  })
  const required = (message: string) => (value: string) => value.trim() !== '' || message
  return (
    <form
      method="post"
      noValidate
      className="grid content-start gap-5"
      onSubmit={handleSubmit((values) => send.mutate(values))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Name"
          autoComplete="name"
          maxLength={100}
          error={errors.name?.message}
          {...register('name', { validate: required('Name is required') })}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          error={errors.email?.message}
          {...register('email', {
            validate: (value) =>
              /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) || 'Please enter a valid email address',
          })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-type`} className="block text-sm font-medium">
          Inquiry type
        </label>
        <select
          id={`${id}-type`}
          className={`${FIELD} mt-1.5 h-11 border-edge hover:border-ink-2`}
          {...register('inquiryType', { validate: required('Please select an inquiry type') })}
        >
          {Object.entries(INQUIRIES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {errors.inquiryType && (
          <p role="alert" className="mt-1.5 text-sm text-carmine">
            {errors.inquiryType.message}
          </p>
        )}
      </div>
      <Field
        label="Subject"
        defaultValue={subject}
        maxLength={200}
        error={errors.subject?.message}
        {...register('subject', { validate: required('Subject is required') })}
      />
      <div>
        <label htmlFor={`${id}-message`} className="block text-sm font-medium">
          Message
        </label>
        <textarea
          id={`${id}-message`}
          rows={5}
          maxLength={10_000}
          aria-invalid={errors.message ? true : undefined}
          aria-describedby={errors.message ? `${id}-message-error` : undefined}
          className={`${FIELD} mt-1.5 py-2 ${errors.message ? 'border-carmine' : 'border-edge hover:border-ink-2'}`}
          {...register('message', {
            validate: (value) => value.trim().length >= 10 || 'Message must be at least 10 characters',
          })}
        />
        {errors.message && (
          <p id={`${id}-message-error`} role="alert" className="mt-1.5 text-sm text-carmine">
            {errors.message.message}
          </p>
        )}
      </div>
      <noscript>
        <p className="text-sm text-ink-2">
          This form needs scripts. Without them, please write to support@limner.invalid.
        </p>
      </noscript>
      <Button type="submit" look="primary" size="large" disabled={send.isPending} className="justify-self-start">
        {send.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}
