import { z } from 'zod'
import { contract } from '../define.ts'
import { Done, INQUIRY_TYPES } from '../entities.ts'
import { isCleanText } from '../text.ts'

const clean = (max: number, message: string) =>
  z.string().trim().min(1, message).max(max).refine(isCleanText, 'must not contain NUL or broken Unicode characters')

export const contact = contract({
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact',
    auth: 'none',
    category: 'Contact',
    summary: 'Write to the team',
    description: 'The message is kept, and mailed to the team where mail is configured.',
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
})
