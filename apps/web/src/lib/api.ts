/** The one client of the API. */

import routes from 'virtual:limner-routes'
import { ApiError, createClient } from '@limner/contract/client'
import type { Api } from '@limner/contract/types'
import { said, t } from './language/translate.ts'
import { KEYS, readText, writeText } from './storage.ts'

const GUEST_TOKEN = 'x-guest-token'

const guestToken = (): string | null => readText(KEYS.guestToken)

/**
 * Keeps the guest token that an answer brings. Two first requests at once make two guests: whose answer comes second is
 * forgotten, because work may have begun under the first.
 */
const fetchAsGuest: typeof fetch = async (url, init) => {
  const sent = new Headers(init?.headers).get(GUEST_TOKEN)
  const response = await fetch(url, init)
  const token = response.headers.get(GUEST_TOKEN)
  if (token && token !== sent && guestToken() === sent) writeText(KEYS.guestToken, token)
  return response
}

export const api = createClient<Api>(routes, {
  fetch: fetchAsGuest,
  headers: (): Record<string, string> => {
    const token = guestToken()
    return token ? { [GUEST_TOKEN]: token } : {}
  },
})

/**
 * Before the first work of a guest: two windows that begin at once would make two guests, and each would be refused the
 * other's work. One window asks for the token, the others find it. (Browsers know locks on HTTPS and localhost only.)
 */
export async function introduceGuest(): Promise<void> {
  if (guestToken()) return
  const introduce = async () => {
    if (!guestToken()) await api.beginGuest()
  }
  await (navigator.locks ? navigator.locks.request('guest', introduce) : introduce())
}

/** What to tell a person about a failure: the server's own sentence where it sent one. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return said(error.problem?.message ?? error.message)
  if (!navigator.onLine) return t('You seem to be offline. Please check your connection.')
  if (error instanceof TypeError) return t('The server could not be reached. Please try again later.')
  return error instanceof Error && error.message ? error.message : t('Please try again later.')
}

/** The server has understood the request and will never take it: sending it again is of no use. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 403, 404, 409, 413, 415, 422].includes(error.status)
