// @vitest-environment happy-dom
import type { ContactMessage } from '@limner/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Call, fakeApi } from '../../../test/fake-api.ts'
import { ADA, show } from '../../../test/window.tsx'
import InboxPage from './page.tsx'

const message = (digit: number, more: Partial<ContactMessage> = {}): ContactMessage => ({
  id: `${String(digit).repeat(8)}-0000-4000-8000-000000000000`,
  name: 'Ines Moreau',
  email: 'ines@example.com',
  inquiryType: 'press',
  subject: `Subject ${digit}`,
  message: 'Two lines\nof text',
  createdAt: '2026-11-02T10:00:00Z',
  readAt: null,
  answeredAt: null,
  ...more,
})

function inbox(...first: ContactMessage[]) {
  let messages = first
  const change = ({ params, body }: Call) => {
    const { read, answered } = body as { read?: boolean; answered?: boolean }
    const now = '2026-11-03T10:00:00Z'
    messages = messages.map((one) =>
      one.id === params.id
        ? {
            ...one,
            ...(read !== undefined && { readAt: read ? now : null }),
            ...(answered !== undefined && { answeredAt: answered ? now : null }),
          }
        : one,
    )
    return messages.find(({ id }) => id === params.id)
  }
  return fakeApi({
    'GET /api/contact/messages': () => ({
      messages,
      total: messages.length,
      totalPages: 1,
      unread: messages.filter(({ readAt }) => !readAt).length,
    }),
    'PATCH /api/contact/messages/:id': change,
    'DELETE /api/contact/messages/:id': ({ params }) => {
      messages = messages.filter(({ id }) => id !== params.id)
      return { ok: true }
    },
  })
}

test('a message is read by opening it, answered, and deleted after a question', async () => {
  const { calls } = inbox(message(1), message(2, { readAt: '2026-11-02T11:00:00Z' }))
  const { person } = show(<InboxPage />, { user: { ...ADA, role: 'admin' }, at: '/inbox' })
  const [entry] = await screen.findAllByRole('listitem')
  await screen.findByRole('link', { name: 'Unread (1)' })
  await person.click(within(entry!).getByText('Subject 1'))
  await screen.findByRole('link', { name: 'Unread' })
  expect(within(entry!).getByText(/Two lines/).textContent).toBe('Two lines\nof text')
  expect(within(entry!).getByRole('link', { name: 'Answer by mail' }).getAttribute('href')).toBe(
    'mailto:ines@example.com?subject=Re%3A%20Subject%201',
  )
  await person.click(within(entry!).getByRole('button', { name: 'Mark as answered' }))
  await within(entry!).findByText(/^Answered/)
  await person.click(within(entry!).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete this message?' })
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await person.click(within(question).getByRole('button', { name: 'Yes, delete' }))
  await waitFor(() => expect(screen.queryByText('Subject 1')).toBeNull())
})

test('an inbox with nothing in it says so', async () => {
  inbox()
  show(<InboxPage />, { user: { ...ADA, role: 'admin' }, at: '/inbox?show=unread' })
  await screen.findByText('Everything has been read.')
})
