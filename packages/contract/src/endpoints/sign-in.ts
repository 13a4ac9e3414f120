/** Ways to sign in beside the password: a second factor, and an identity provider. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Done } from '../entities.ts'
import { text } from '../text.ts'
import { PasskeyAnswer } from './passkeys.ts'

const password = text({ min: 1, max: 1000 })
const code = text({ min: 1, max: 40 })
const common = { auth: 'session', scope: null, category: 'Authentication' } as const

export const signIn = contract({
  getSecondFactor: {
    ...common,
    method: 'GET',
    path: '/api/user/second-factor',
    summary: 'Whether a code is asked for at login',
    response: z.object({
      isOn: z.boolean(),
      /** How many are left. */
      recoveryCodes: z.int(),
    }),
  },
  beginSecondFactor: {
    ...common,
    method: 'POST',
    path: '/api/user/second-factor',
    summary: 'Begin to add an authenticator app',
    description:
      'Any app for time-based codes (TOTP, RFC 6238) takes the secret. It counts once a code was sent to `/api/user/second-factor/confirm`.',
    body: z.strictObject({ password }),
    response: z.object({
      /** In base 32. */
      secret: z.string(),
      /** An `otpauth:` address. */
      address: z.string(),
      /** The address as a QR code, a `data:` URL of an SVG. */
      picture: z.string(),
    }),
    errors: ['forbidden', 'conflict', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { password: 'a long pass phrase' },
  },
  confirmSecondFactor: {
    ...common,
    method: 'POST',
    path: '/api/user/second-factor/confirm',
    summary: 'Turn the second factor on with a first code',
    description: 'Answers the recovery codes, this one time: each opens a session once, in place of a code of the app.',
    body: z.strictObject({ code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['conflict', 'unprocessable', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { code: '123456' },
  },
  endSecondFactor: {
    ...common,
    method: 'DELETE',
    path: '/api/user/second-factor',
    summary: 'Turn the second factor off, with the password and a code or a passkey',
    body: z
      .strictObject({ password, code: code.optional(), passkey: PasskeyAnswer.optional() })
      .refine((value) => value.code !== undefined || value.passkey !== undefined, 'needs a code or a passkey'),
    response: Done,
    errors: ['forbidden', 'unprocessable', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { password: 'a long pass phrase', code: '123456' },
  },
  getProviderIdentity: {
    ...common,
    method: 'GET',
    path: '/api/user/provider',
    summary: 'Whether the account is connected with the identity provider, and has a password',
    description: 'To connect it, send the browser to `/sign-in/start?connect=1`.',
    response: z.object({ isConnected: z.boolean(), hasPassword: z.boolean() }),
  },
  endProviderIdentity: {
    ...common,
    method: 'DELETE',
    path: '/api/user/provider',
    summary: 'Disconnect the account from the identity provider',
    description: 'An account without a password is answered 403: nobody could sign in any more.',
    body: z.strictObject({ password }),
    response: Done,
    errors: ['forbidden', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { password: 'a long pass phrase' },
  },
})
