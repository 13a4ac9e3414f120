import { z } from 'zod'
import { contract } from '../define.ts'
import { ContactMessage, Done, INQUIRY_TYPES } from '../entities.ts'
import { PAGED, paging } from '../paging.ts'
import { id, isCleanText } from '../text.ts'

const clean = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max).refine(isCleanText, 'must not contain NUL or broken Unicode characters')

const params = z.object({ id })
const subject = { noun: 'message', param: 'id', access: 'anyone' } as const

export const contact = contract({
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    auth: 'none',
    category: 'Contact',
    summary: 'Write to the team',
    description:
      'The message is kept in the inbox of the administrators, and mailed to CONTACT_EMAIL where that is set.',
    body: z.strictObject({
      name: clean(100, 'Name is required'),
      email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address')),
      inquiryType: z.enum(INQUIRY_TYPES, { error: 'Please select an inquiry type' }),
      subject: clean(200, 'Subject is required'),
      message: z
        .string()
        .trim()
        .min(10, 'Message must be at least 10 characters')
        .max(10_000)
        .refine(isCleanText, 'must not contain NUL or broken Unicode characters'),
    }),
    response: Done,
    status: 201,
    limit: { perMinute: 3 },
    example: {
      name: 'Ada Byron',
      email: 'ada@example.com',
      inquiryType: 'general',
      subject: 'Paper sizes',
      message: 'Can you make a business card of 91 by 55 millimetres?',
    },
  },
  listContactMessages: {
    method: 'GET',
    path: '/api/contact/messages',
    auth: 'admin session',
    category: 'Contact',
    summary: 'The inbox: messages from the contact form, newest first',
    description: PAGED,
    query: z.object({
      show: z.enum(['all', 'unread', 'unanswered']).default('all'),
      ...paging(50, 20),
    }),
    response: z.object({
      messages: z.array(ContactMessage),
      total: z.int(),
      totalPages: z.int(),
      /** Of all, whatever is shown. */
      unread: z.int(),
    }),
  },
  updateContactMessage: {
    method: 'PATCH',
    path: '/api/contact/messages/:id',
    auth: 'admin session',
    subject,
    category: 'Contact',
    summary: 'Mark a message as read or answered, or undo it',
    params,
    body: z
      .strictObject({ read: z.boolean().optional(), answered: z.boolean().optional() })
      .refine((value) => Object.keys(value).length > 0, 'needs at least one of read, answered'),
    response: ContactMessage,
    errors: ['not-found'],
    example: { read: true },
  },
  deleteContactMessage: {
    method: 'DELETE',
    path: '/api/contact/messages/:id',
    auth: 'admin session',
    subject,
    category: 'Contact',
    summary: 'Delete a message',
    params,
    response: Done,
    errors: ['not-found'],
  },
})
