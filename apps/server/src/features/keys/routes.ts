import type { Api, User } from '@limner/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Handlers } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import type { KeyService } from './service.ts'
import type { KeyRow } from './store.ts'

/** Throws unless this is the password of the person. */
export type Confirm = (user: z.output<typeof User>, password: string, request: FastifyRequest) => Promise<void>

const shown = ({ id, name, scopes, createdAt, lastUsedAt, revokedAt }: KeyRow) => ({
  id,
  name,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
})

export const keyRoutes = (
  keys: KeyService,
  confirm: Confirm,
): Pick<Handlers<Api>, 'listKeys' | 'createKey' | 'revokeKey' | 'listOwnKeys' | 'createOwnKey' | 'revokeOwnKey'> => ({
  listKeys: async ({ query }) => (await keys.page(null, query)).map(shown),
  createKey: async ({ body }, { caller, request }) => {
    await confirm(caller.user, body.password, request)
    const { row, key } = await keys.create(body.name, body.scopes)
    return { ...shown(row), key }
  },
  revokeKey: async ({ params }) => {
    if (!(await keys.revoke(params.id))) throw new HttpError('not-found', 'There is no such active key.')
    return { ok: true }
  },
  listOwnKeys: async ({ query }, { caller }) => (await keys.page(caller.user.id, query)).map(shown),
  createOwnKey: async ({ body }, { caller, request }) => {
    await confirm(caller.user, body.password, request)
    const { row, key } = await keys.createOwn(caller.user, body.name, body.scopes)
    return { ...shown(row), key }
  },
  revokeOwnKey: async ({ params }) => {
    await keys.revoke(params.id)
    return { ok: true }
  },
})
