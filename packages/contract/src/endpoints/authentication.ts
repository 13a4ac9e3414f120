import { z } from 'zod'
import { contract } from '../define.ts'
import { Done, User } from '../entities.ts'
import { email, text } from '../text.ts'
import { PasskeyAnswer } from './passkeys.ts'

/** Any length counts in full; the upper bound only keeps a request from being a weapon. */
const newPassword = text({ min: 8, max: 1000 })
const name = text({ max: 100 }).transform((value) => value.trim())

export const authentication = contract({
  register: {
    method: 'POST',
    path: '/api/register',
    auth: 'none',
    category: 'Authentication',
    summary: 'Create an account',
    description:
      'Creates the account and opens a session (cookie). Sent with a guest token, the designs of that guest move to the account.',
    body: z.strictObject({
      email,
      password: newPassword,
      firstName: name.default(''),
      lastName: name.default(''),
      /** Of the link that invites; needed where `REGISTRATION` is `invited`. */
      invitation: text({ min: 1, max: 100 }).optional(),
    }),
    response: User,
    status: 201,
    errors: ['conflict', 'unprocessable', 'forbidden'],
    limit: { perMinute: 40 },
    example: { email: 'ada@example.com', password: 'a long pass phrase', firstName: 'Ada', lastName: 'Byron' },
  },
  login: {
    method: 'POST',
    path: '/api/login',
    auth: 'none',
    category: 'Authentication',
    summary: 'Open a session',
    description:
      'Sent with a guest token, the designs of that guest move to the account. An account with a second factor is answered 401 with an issue at `body.code` until `code` is sent, too: the six digits of the app, or a recovery code; or, where another issue stands at `body.passkey`, a `passkey` of the account.',
    body: z.strictObject({
      email: text({ min: 1, max: 254 }),
      password: text({ min: 1, max: 1000 }),
      code: text({ min: 1, max: 40 }).optional(),
      passkey: PasskeyAnswer.optional(),
    }),
    response: User,
    errors: ['unauthorized'],
    limit: { perMinute: 120 },
    example: { email: 'ada@example.com', password: 'a long pass phrase' },
  },
  beginGuest: {
    method: 'POST',
    path: '/api/guest',
    auth: 'guest or session',
    scope: null,
    category: 'Authentication',
    summary: 'Begin as a guest',
    description:
      'Answers with an x-guest-token for a caller who has none. Needed only before several requests are sent at once: whatever is written first hands one out, too.',
    response: Done,
    limit: { perMinute: 30 },
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'End the session',
    response: Done,
  },
  currentUser: {
    method: 'GET',
    path: '/api/user',
    auth: 'session',
    category: 'Authentication',
    summary: 'The signed-in user',
    response: User,
  },
})
