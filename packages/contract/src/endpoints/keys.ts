/** Keys with which other programs call this server: people's own, and the server's, as administrators see them. */
import { z } from 'zod'
import { contract, PERSONAL_SCOPES, SCOPES } from '../define.ts'
import { Done } from '../entities.ts'
import { PAGE_LIMITS } from '../page-limits.ts'
import { PAGED, paging } from '../paging.ts'
import { id, line, text } from '../text.ts'

const ApiKey = z
  .object({
    id,
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    /** Null: it counts. */
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' })

const password = text({ min: 1, max: 1000 })
const NewKey = z.object({ ...ApiKey.shape, key: z.string() })

export const keys = contract({
  listKeys: {
    method: 'GET',
    path: '/api/keys',
    auth: 'admin session',
    scope: null,
    category: 'Administration',
    summary: 'The server’s API keys, newest first, without their secrets',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(ApiKey),
  },
  createKey: {
    method: 'POST',
    path: '/api/keys',
    auth: 'admin session',
    scope: null,
    category: 'Administration',
    summary: 'Create an API key for the server',
    description:
      'It belongs to no account and can only publish articles. The answer holds the key, this one time only; the server keeps a hash of it. It needs your password, so that nobody can create keys in a session left open.',
    body: z.strictObject({ name: line(100), scopes: z.array(z.literal('blog')).length(1).default(['blog']), password }),
    response: NewKey,
    status: 201,
    errors: ['forbidden', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { name: 'Blog of the Bubble app', scopes: ['blog'], password: 'a long pass phrase' },
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/keys/:id',
    auth: 'admin session',
    scope: null,
    subject: { noun: 'key', param: 'id', access: 'anyone' },
    category: 'Administration',
    summary: 'Revoke one of the server’s API keys: it is refused from now on',
    params: z.object({ id }),
    response: Done,
    errors: ['not-found'],
  },
  listOwnKeys: {
    method: 'GET',
    path: '/api/user/keys',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Your API keys, newest first, without their secrets',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(ApiKey),
  },
  createOwnKey: {
    method: 'POST',
    path: '/api/user/keys',
    auth: 'session',
    scope: null,
    category: 'Authentication',
    summary: 'Create an API key: a program that has it acts for you',
    description:
      'The answer holds the key, this one time; the server keeps a hash of it. `read` sees what you see, `design` makes and changes designs and projects, `publish` shows a project in the gallery; `blog` and `admin` take an administrator. No key changes your account, your sessions or your keys. Send it as `Authorization: Bearer` or `X-API-Key`.',
    body: z.strictObject({
      name: line(100),
      scopes: z
        .array(z.enum(SCOPES))
        .min(1)
        .max(SCOPES.length)
        .default([...PERSONAL_SCOPES])
        .transform((scopes) => [...new Set(scopes)]),
      password,
    }),
    response: NewKey,
    status: 201,
    errors: ['forbidden', 'conflict', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { name: 'Build script', scopes: ['read', 'design'], password: 'a long pass phrase' },
  },
  revokeOwnKey: {
    method: 'DELETE',
    path: '/api/user/keys/:id',
    auth: 'session',
    scope: null,
    subject: { noun: 'key', param: 'id', access: 'owner' },
    category: 'Authentication',
    summary: 'Revoke one of your API keys: it is refused from now on',
    params: z.object({ id }),
    response: Done,
  },
})
