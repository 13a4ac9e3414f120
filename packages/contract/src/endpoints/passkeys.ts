/** Passkeys (WebAuthn): added with the password, used as a second factor or in place of the password. */
import { z } from 'zod'
import { contract } from '../define.ts'
import { Done, Passkey, User } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { id, line, text } from '../text.ts'

const password = text({ min: 1, max: 1000 })
const common = { auth: 'session', scope: null, category: 'Authentication' } as const

/** Base64url, as browsers write it in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be base64url')
    .max(max)
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') }

/** What `navigator.credentials.create` has answered, as `PublicKeyCredential.toJSON` writes it. */
export const NewPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(8000),
      attestationObject: bytes(20_000),
      transports: z
        .array(text({ max: 30 }))
        .max(10)
        .optional()
        .describe('How the authenticator is reached; those that are not known count for nothing.'),
    }),
  })
  .meta({ id: 'NewPasskey' })

/** What `navigator.credentials.get` has answered, as `PublicKeyCredential.toJSON` writes it. */
export const PasskeyAnswer = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(8000),
      authenticatorData: bytes(8000),
      signature: bytes(4000).describe('Of the authenticator, in base64url.'),
      userHandle: z
        .string()
        .regex(/^[\w-]*$/, 'must be base64url')
        .max(200)
        .nullish(),
    }),
  })
  .meta({ id: 'PasskeyAnswer' })

/** How an authenticator is reached. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const demand = z.literal('required')

/** `PublicKeyCredentialCreationOptionsJSON`. */
const CreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(PASSKEY_TRANSPORTS)) }),
  ),
  authenticatorSelection: z.object({
    residentKey: demand,
    requireResidentKey: z.literal(true),
    userVerification: demand,
  }),
  attestation: z.literal('none'),
})

/** `PublicKeyCredentialRequestOptionsJSON`. */
const RequestOptions = z.object({ rpId: z.string(), challenge: z.string(), timeout: z.int(), userVerification: demand })

export const passkeys = contract({
  listPasskeys: {
    ...common,
    method: 'GET',
    path: '/api/user/passkeys',
    summary: 'Your passkeys, newest first',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(Passkey),
  },
  beginPasskey: {
    ...common,
    method: 'POST',
    path: '/api/user/passkeys/begin',
    summary: 'Begin to add a passkey',
    description:
      'Answers what `PublicKeyCredential.parseCreationOptionsFromJSON` takes. Its challenge is good once, within five minutes.',
    body: z.strictObject({ password }),
    response: CreationOptions,
    errors: ['forbidden', 'conflict', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { password: 'a long pass phrase' },
  },
  addPasskey: {
    ...common,
    method: 'POST',
    path: '/api/user/passkeys',
    summary: 'Add a passkey that the browser has made',
    description: 'Without a `name` it is called after the browser.',
    body: z.strictObject({ name: line(60).optional(), credential: NewPasskey }),
    response: Passkey,
    status: 201,
    errors: ['conflict', 'unprocessable'],
    limit: { perMinute: 20 },
  },
  removePasskey: {
    ...common,
    method: 'DELETE',
    path: '/api/user/passkeys/:id',
    subject: { noun: 'passkey', param: 'id', access: 'owner' },
    summary: 'Remove a passkey, with the password',
    params: z.object({ id }),
    body: z.strictObject({ password }),
    response: Done,
    errors: ['forbidden', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { password: 'a long pass phrase' },
  },
  beginPasskeyLogin: {
    method: 'POST',
    path: '/api/login/passkey/begin',
    auth: 'none',
    category: 'Authentication',
    summary: 'Begin to sign in with a passkey',
    description:
      'Answers what `PublicKeyCredential.parseRequestOptionsFromJSON` takes. Its challenge is good once, within five minutes, for the address that asked. It serves a login without a password, and as a second factor (`passkey` of `POST /api/login`).',
    response: RequestOptions,
    limit: { perMinute: 60 },
  },
  loginWithPasskey: {
    method: 'POST',
    path: '/api/login/passkey',
    auth: 'none',
    category: 'Authentication',
    summary: 'Open a session with a passkey, without a password',
    description: 'Sent with a guest token, the designs of that guest move to the account. No code is asked for.',
    body: z.strictObject({ credential: PasskeyAnswer }),
    response: User,
    errors: ['unauthorized'],
    limit: { perMinute: 60 },
  },
})
