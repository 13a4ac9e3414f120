/** Keys for other programs. A key is shown once, when it is made; the database holds its SHA-256. */
import type { Paging, Scope } from '@limner/contract'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../platform/problem.ts'
import { newToken, tokenHash } from '../identity/tokens.ts'
import type { KeyRow, KeyStore } from './store.ts'

/** Tells a leaked key apart from other secrets. */
const PREFIX = 'limner_'
const KEY = /^limner_[\w-]{43}$/

export interface NewKey {
  row: KeyRow
  /** The only time that it is seen. */
  key: string
}

/** The key of a request: X-API-Key, or Authorization: Bearer. */
function keyOf(request: FastifyRequest): string | undefined {
  const { 'x-api-key': header, authorization } = request.headers
  if (typeof header === 'string') return header.trim()
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
}

/** Whether a request carries something that is meant as a key. */
const carriesKey = ({ headers }: FastifyRequest): boolean =>
  headers['x-api-key'] !== undefined || /^Bearer\b/i.test(headers.authorization ?? '')

export function keyService(store: KeyStore) {
  return {
    async create(name: string, scopes: Scope[]): Promise<NewKey> {
      const key = PREFIX + newToken()
      const row = await store.create({ name, scopes, keyHash: tokenHash(key) })
      return { row, key }
    },
    page: (paging: Paging): Promise<KeyRow[]> => store.page(paging),
    revoke: (id: string): Promise<boolean> => store.revoke(id),

    /** Throws 401 for a request with a key that is none: nobody is to take it for one that counts. */
    async requireGenuine(request: FastifyRequest): Promise<void> {
      if (!carriesKey(request)) return
      const key = keyOf(request)
      if (!key || !KEY.test(key) || !(await store.use(tokenHash(key))))
        throw new HttpError('unauthorized', 'This API key is not valid. Leave it out, or use one that is.')
    },

    /** Whose key a request carries. Throws 401 without one that counts, 403 for one of another scope. */
    async authenticate(request: FastifyRequest, scope: Scope): Promise<string> {
      const key = keyOf(request)
      const row = key && KEY.test(key) ? await store.use(tokenHash(key)) : null
      if (!row) throw new HttpError('unauthorized', 'This needs an API key, as X-API-Key or as Authorization: Bearer.')
      if (!row.scopes.includes(scope)) throw new HttpError('forbidden', `This API key is not for ${scope}.`)
      return row.id
    },
  }
}
export type KeyService = ReturnType<typeof keyService>
