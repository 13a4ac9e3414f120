/** One design in several formats. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Design, FileAnswer, Prediction } from '../entities.ts'
import { SET_FORMAT_NAMES, SET_MADE } from '../print/set-formats.ts'
import { id } from '../text.ts'

const params = z.object({ id })
const subject = { noun: 'design', param: 'id', access: 'editor' } as const

export const sets = contract({
  getDesignSet: {
    method: 'GET',
    path: '/api/designs/:id/set',
    auth: 'none',
    subject: { ...subject, access: 'public or viewer' },
    category: 'Designs',
    summary: 'A design and the formats that were made from it',
    description: 'The latest version of each; the one that the others were made from comes first.',
    params,
    response: z.object({
      designs: z.array(Design).describe('One alone: no other format was made yet.'),
      formats: z
        .array(
          z.object({
            designId: id,
            name: z.string(),
            print: z
              .object({ width: z.number(), height: z.number() })
              .nullable()
              .describe('Millimetres of the paper; null: it is not printed.'),
          }),
        )
        .describe('What the format of each of them is called.'),
      behind: z
        .array(id)
        .describe(
          'Those of them that do not have the last change of the design that was asked for: it was neither repeated there nor there when they were made. None where no change made it.',
        ),
    }),
  },
  makeDesignSet: {
    method: 'POST',
    path: '/api/designs/:id/set',
    auth: 'guest or session',
    subject,
    category: 'Designs',
    summary: 'Make a design in more formats',
    description:
      'Each format becomes a design of its own, with the same words, colours and picture; the design stays as it is. They belong together from then on: a change of one can be repeated in the others. Follow it as POST /api/generate-design.',
    headers: { 'Idempotency-Key': 'Up to 200 characters. Sent twice with the same key, the formats are made once.' },
    params,
    body: z.strictObject({
      formats: z.array(z.enum(SET_FORMAT_NAMES)).min(1).max(SET_MADE).describe('The formats that are made.'),
    }),
    response: Prediction,
    errors: ['conflict', 'unprocessable'],
    limit: { perMinute: 30 },
    example: { formats: ['story', 'a4', 'email-header'] },
  },
  repeatInSet: {
    method: 'POST',
    path: '/api/designs/:id/set/repeat',
    auth: 'guest or session',
    subject,
    category: 'Designs',
    summary: 'Repeat the last change of a design in the other formats of its set',
    description:
      'What was said of this version, or done to it by hand, is done to the latest version of each of the others. What cannot be done in one of them is told in `message`, and the others are changed all the same.',
    headers: { 'Idempotency-Key': 'Up to 200 characters. Sent twice with the same key, it is done once.' },
    params,
    response: Prediction,
    errors: ['conflict', 'unprocessable'],
    limit: { perMinute: 30 },
  },
  exportDesignSet: {
    method: 'GET',
    path: '/api/designs/:id/set/export',
    auth: 'session',
    subject: { ...subject, access: 'public or viewer' },
    category: 'Designs',
    summary: 'All formats of a set in one zip',
    description: 'A folder for each: PNG (at 2 pixels a unit, web pages at 1), SVG and PDF.',
    params,
    response: FileAnswer,
    file: true,
    limit: { perMinute: 10 },
  },
})
