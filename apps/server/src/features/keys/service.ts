/** Keys for other programs. A key is shown once, when it is made; the database holds its SHA-256. */
import { type Paging, PERSONAL_SCOPES, type Scope } from '@limner/contract'
import type { FastifyRequest } from 'fastify'
import { carriesKey, keyOf } from '../../platform/api-key.ts'
import type { KeyCaller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'
import { hashAddress } from '../../platform/rate-limit.ts'
import { asUser } from '../identity/service.ts'
import { newToken, tokenHash } from '../identity/tokens.ts'
import type { KeyRow, KeyStore } from './store.ts'

/** Tells a leaked key apart from other secrets. */
const PREFIX = 'limner_'
const KEY = /^limner_[\w-]{43}$/
/** Keys that one person may have: a program has one, and nobody has a hundred programs. */
const KEYS_MAX = 50

export interface NewKey {
  row: KeyRow
  /** The only time that it is seen. */
  key: string
}

const isPersonal = (scope: Scope): boolean => PERSONAL_SCOPES.some((one) => one === scope)

export function keyService(store: KeyStore) {
  async function create(row: Pick<KeyRow, 'name' | 'scopes' | 'ownerId'>): Promise<NewKey> {
    const key = PREFIX + newToken()
    return { row: await store.create({ ...row, keyHash: tokenHash(key) }), key }
  }

  return {
    /** A key of the server, which is nobody's. */
    create: (name: string, scopes: Scope[]): Promise<NewKey> => create({ name, scopes, ownerId: null }),

    /** Throws 403 for what takes an administrator, 409 where somebody has enough keys. */
    async createOwn(owner: { id: string; role: 'user' | 'admin' }, name: string, scopes: Scope[]): Promise<NewKey> {
      const beyond = owner.role === 'admin' ? undefined : scopes.find((scope) => !isPersonal(scope))
      if (beyond) throw new HttpError('forbidden', `Only administrators can create keys for ${beyond}.`)
      if ((await store.countOf(owner.id)) >= KEYS_MAX)
        throw new HttpError('conflict', `You have ${KEYS_MAX} keys. Please revoke one that you no longer use.`)
      return create({ name, scopes, ownerId: owner.id })
    },

    /** @param ownerId null: those of the server */
    page: (ownerId: string | null, paging: Paging): Promise<KeyRow[]> => store.page(ownerId, paging),
    revoke: (id: string): Promise<boolean> => store.revoke(id),
    ownership: store.ownership,

    /** Who calls with a key; null: the request carries none. Throws 401 for one that is none: nobody is to take it for one that counts. */
    async callerOf(request: FastifyRequest): Promise<KeyCaller | null> {
      if (!carriesKey(request)) return null
      const key = keyOf(request)
      const found = key && KEY.test(key) ? await store.use(tokenHash(key)) : null
      if (key === undefined)
        throw new HttpError(
          'unauthorized',
          'An API key is sent as “Authorization: Bearer limner_…”, or as “X-API-Key: limner_…”.',
        )
      if (!found) throw new HttpError('unauthorized', 'This API key is not valid. Leave it out, or use one that is.')
      const { user, row } = found
      if (!user) return { id: row.id, scopes: row.scopes, caller: null }
      // What takes an administrator ends with the role.
      const scopes = user.role === 'admin' ? row.scopes : row.scopes.filter(isPersonal)
      const caller = {
        kind: 'user',
        ownerId: user.id,
        place: hashAddress(request.ip),
        user: asUser(user),
        scopes,
      } as const
      return { id: row.id, scopes, caller }
    },
  }
}
export type KeyService = ReturnType<typeof keyService>
