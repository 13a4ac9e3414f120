/** What a person may see, change and take away of their account. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Done, FileAnswer, Session, User } from '../entities.ts'
import { LANGUAGE_CODES } from '../language.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { email, id, text } from '../text.ts'

const name = text({ max: 100 }).transform((value) => value.trim())
const password = text({ min: 1, max: 1000 })
const newPassword = text({ min: 8, max: 1000 })
const token = z.string().regex(/^[\w-]{43}$/, 'This link is not valid. Please request a new one.')

export const settings = contract({
  updateUser: {
    method: 'PATCH',
    path: '/api/user',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Change your name, address, language or notifications',
    description:
      'A new `email` needs the current `password` and counts once the link mailed to it has been opened; until then everything goes to the old one, which is notified.',
    body: z
      .strictObject({
        firstName: name.optional(),
        lastName: name.optional(),
        email: email.optional(),
        /** The current one; a new address needs it. */
        password: password.optional(),
        notifyCompletion: z.boolean().optional(),
        notifyWeekly: z.boolean().optional(),
        remember: z.boolean().optional(),
        language: z.enum(LANGUAGE_CODES).optional().describe('The language that mails are written in.'),
      })
      .refine((value) => Object.keys(value).length > 0, 'needs at least one field'),
    response: User,
    errors: ['forbidden', 'conflict', 'too-many-requests', 'unavailable'],
    limit: { perMinute: 60 },
    example: { firstName: 'Ada' },
  },
  getPendingEmail: {
    method: 'GET',
    path: '/api/user/pending-email',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'The new address waiting to be confirmed, if any',
    response: z.object({ email: z.string().nullable() }),
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/confirm-email',
    auth: 'none',
    category: 'Authentication',
    summary: 'Confirm a new address by the link of the mail',
    description: 'The link is good for one use within an hour. Links for a new password that are open die.',
    body: z.strictObject({ token }),
    response: Done,
    errors: ['conflict'],
    limit: { perMinute: 80 },
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/password',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Change your password; every other session ends',
    body: z.strictObject({ currentPassword: password, newPassword }),
    response: Done,
    errors: ['forbidden', 'unprocessable', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { currentPassword: 'a long pass phrase', newPassword: 'a longer pass phrase' },
  },
  listSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Where you are signed in, newest first',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(Session),
  },
  endSessions: {
    method: 'POST',
    path: '/api/user/sessions/end',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Sign out elsewhere: one session by its id, or all but this one',
    body: z.strictObject({ id: id.optional() }),
    response: Done,
    example: {},
  },
  exportUser: {
    method: 'GET',
    path: '/api/user/export',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Everything stored about you, as a JSON file',
    description:
      'An object with `exportedAt`, `user`, `sessions`, `browsers`, `forgotten`, `countedDesigns`, `reviewLinks`, `reviewAnswers`, `brandKits`, `brandFonts`, `favourites`, `webhooks`, `secondFactors`, `identities`, `passkeys`, `projects`, and `bin` with the deleted projects that can still be restored; each project has its `messages` and `designs`.',
    response: FileAnswer,
    file: true,
    limit: { perMinute: 10 },
  },
  deleteUser: {
    method: 'DELETE',
    path: '/api/user',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Delete your account with all projects, messages and designs',
    body: z.strictObject({ password }),
    response: Done,
    errors: ['forbidden', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { password: 'a long pass phrase' },
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/reset-password',
    auth: 'none',
    category: 'Authentication',
    summary: 'Send a link that sets a new password',
    description: 'The answer is the same whether the address has an account or not.',
    body: z.strictObject({ email }),
    response: Done,
    limit: { perMinute: 40 },
    example: { email: 'ada@example.com' },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/reset-password/confirm',
    auth: 'none',
    category: 'Authentication',
    summary: 'Set a new password by the link of the mail',
    description:
      'The link is good for one use within an hour. All sessions of the account end. Passkeys, API keys and the identity provider go on opening it, and are counted in the answer, unless they are taken off with `endOtherWays`.',
    body: z.strictObject({
      token,
      newPassword,
      endOtherWays: z
        .boolean()
        .default(false)
        .describe('Takes off all passkeys and API keys and disconnects the identity provider, too.'),
    }),
    response: z.object({
      ...Done.shape,
      passkeys: z.int().describe('How many still open the account.'),
      apiKeys: z.int().describe('How many still open the account.'),
      isConnected: z.boolean().describe('Whether an identity provider still does.'),
    }),
    errors: ['unprocessable', 'not-found'],
    limit: { perMinute: 80 },
  },
})
