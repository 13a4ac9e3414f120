/** Keys with which other programs call this server, as administrators see them. */
import { z } from 'zod'
import { contract, SCOPES } from '../define.ts'
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

export const keys = contract({
  listKeys: {
    method: 'GET',
    path: '/api/keys',
    auth: 'admin session',
    category: 'Administration',
    summary: 'The API keys, the newest first, without their secrets',
    description: PAGED,
    query: z.object(paging(PAGE_LIMITS.others)),
    response: z.array(ApiKey),
  },
  createKey: {
    method: 'POST',
    path: '/api/keys',
    auth: 'admin session',
    category: 'Administration',
    summary: 'Make an API key',
    description:
      'The answer holds the key, this one time; the server keeps a hash of it. It takes the password, so that a session left open makes no keys.',
    body: z.strictObject({
      name: line(100),
      scopes: z
        .array(z.enum(SCOPES))
        .min(1)
        .max(SCOPES.length)
        .default([...SCOPES]),
      password: text({ min: 1, max: 1000 }),
    }),
    response: z.object({ ...ApiKey.shape, key: z.string() }),
    status: 201,
    errors: ['forbidden', 'too-many-requests'],
    limit: { perMinute: 20 },
    example: { name: 'Blog of the Bubble app', scopes: ['blog'], password: 'a long pass phrase' },
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/keys/:id',
    auth: 'admin session',
    subject: { noun: 'key', param: 'id', access: 'anyone' },
    category: 'Administration',
    summary: 'Revoke an API key: it is refused from now on',
    params: z.object({ id }),
    response: Done,
    errors: ['not-found'],
  },
})
