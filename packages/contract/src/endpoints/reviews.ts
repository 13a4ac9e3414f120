/** Review links: a design shown to whoever has the link, who may comment on it, approve it or ask for a change. */
import { z } from 'zod'
import { contract, type Role } from '../define.ts'
import { Done, FileAnswer, Picture, Review, ReviewEntry } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { PICTURE_WIDTHS } from '../picture-sizes.ts'
import { id, line, text } from '../text.ts'

const of = <N extends 'design' | 'review', A extends Role>(noun: N, access: A) =>
  ({ params: z.object({ id }), subject: { noun, param: 'id', access } }) as const

/** Whoever has it may look and answer: it is as good as a key, and cannot be guessed. */
const token = z.string().regex(/^[\w-]{43}$/)
const shared = { params: z.object({ token }), subject: { noun: 'review', param: 'token', access: 'anyone' } } as const

const smaller = z
  .enum(PICTURE_WIDTHS.map((width) => `${width}` as const))
  .transform((width) => PICTURE_WIDTHS.find((one) => width === `${one}`))
  .optional()
  .describe('Pixels: a WebP no wider than this, in place of the PNG.')

/** Days. */
const LONGEST = 365
const name = line(100)

/** What people with the link see. */
const SharedDesign = z
  .object({
    title: z.string(),
    sharedBy: z.string().nullable().describe('The name of the person whose design it is; null: they have given none.'),
    versionNumber: z.int(),
    /** Each side or page; `imageUrl` works as long as the link does. */
    pictures: z.array(Picture),
    /** What was decided about this version last; null: nothing yet. */
    verdict: z.enum(['approved', 'changes']).nullable(),
    /** The oldest first. */
    entries: z.array(ReviewEntry),
    expiresAt: z.iso.datetime().nullable(),
    own: z
      .object({ reviewId: id, projectId: id.nullable() })
      .nullable()
      .describe('For the person whose design it is; null for everybody else.'),
  })
  .meta({ id: 'SharedDesign' })

export const reviews = contract({
  createReview: {
    method: 'POST',
    path: '/api/designs/:id/reviews',
    auth: 'session',
    scope: 'publish',
    ...of('design', 'owner'),
    category: 'Designs',
    summary: 'Create a review link for a design',
    description:
      'Whoever has the link sees the design, without its conversation and its other versions, may comment on a place of it, and may approve it or ask for a change. It is listed nowhere.',
    body: z.strictObject({ days: z.int().min(1).max(LONGEST).nullable().default(30) }),
    response: Review,
    status: 201,
    errors: ['conflict'],
    example: { days: 30 },
  },
  listReviews: {
    method: 'GET',
    path: '/api/designs/:id/reviews',
    auth: 'session',
    ...of('design', 'viewer'),
    category: 'Designs',
    summary: 'The review links of a design, whichever of its versions they show, newest first, with what was answered',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(Review),
  },
  showInReview: {
    method: 'PUT',
    path: '/api/reviews/:id/design',
    auth: 'session',
    scope: 'publish',
    ...of('review', 'owner'),
    category: 'Designs',
    summary: 'Show another version of the design at a review link',
    description: 'Comments stay. An approval was of the version that was shown then, and stays with it.',
    body: z.strictObject({ designId: id }),
    response: Review,
    errors: ['unprocessable'],
    example: { designId: '00000000-0000-4000-8000-000000000000' },
  },
  resolveReviewEntry: {
    method: 'PUT',
    path: '/api/reviews/:id/resolved',
    auth: 'session',
    ...of('review', 'editor'),
    category: 'Designs',
    summary: 'Mark a comment as dealt with, or undo it',
    body: z.strictObject({ entryId: id, isResolved: z.boolean() }),
    response: Done,
    example: { entryId: '00000000-0000-4000-8000-000000000000', isResolved: true },
  },
  revokeReview: {
    method: 'DELETE',
    path: '/api/reviews/:id',
    auth: 'session',
    ...of('review', 'owner'),
    category: 'Designs',
    summary: 'Delete a review link with what was answered: it shows nothing from now on',
    response: Done,
  },
  readSharedDesign: {
    method: 'GET',
    path: '/api/shared/:token',
    auth: 'none',
    ...shared,
    category: 'Designs',
    summary: 'What a review link shows',
    response: SharedDesign,
  },
  sharedPicture: {
    method: 'GET',
    path: '/api/shared/:token/pictures/:side',
    auth: 'none',
    subject: shared.subject,
    category: 'Designs',
    summary: 'A side or page of the design that a review link shows, as PNG or smaller as WebP',
    params: z.object({ token, side: z.coerce.number().int().min(0).max(99) }),
    query: z.object({ w: smaller }),
    response: FileAnswer,
    file: true,
  },
  commentShared: {
    method: 'POST',
    path: '/api/shared/:token/comments',
    auth: 'none',
    ...shared,
    category: 'Designs',
    summary: 'Comment on a place of the design that a review link shows, or on all of it',
    description: 'A place is a side, counted from 0, and shares of its width and height from its top left corner.',
    body: z.strictObject({
      name,
      text: line(2000),
      place: z
        .strictObject({
          side: z.int().min(0).max(99),
          x: z.number().min(0).max(1).describe('From the left, as a share of the width.'),
          y: z.number().min(0).max(1).describe('From the top, as a share of the height.'),
        })
        .nullable()
        .default(null),
    }),
    response: ReviewEntry,
    status: 201,
    limit: { perMinute: 10 },
    errors: ['conflict', 'unprocessable'],
    example: { name: 'Ada Byron', text: 'Could the date be larger?', place: { side: 0, x: 0.5, y: 0.8 } },
  },
  decideShared: {
    method: 'POST',
    path: '/api/shared/:token/verdict',
    auth: 'none',
    ...shared,
    category: 'Designs',
    summary: 'Approve the design that a review link shows, or ask for a change',
    description:
      'Kept with the name, the time, the version and a SHA-256 of the design: what was approved can be shown later. `versionNumber` is what you looked at: if another version is shown by now, the answer is 409.',
    body: z.strictObject({
      name,
      verdict: z.enum(['approved', 'changes']),
      text: text({ max: 2000 }).default(''),
      versionNumber: z.int().min(1),
    }),
    response: ReviewEntry,
    status: 201,
    limit: { perMinute: 10 },
    errors: ['conflict'],
    example: { name: 'Ada Byron', verdict: 'approved', versionNumber: 1 },
  },
})
