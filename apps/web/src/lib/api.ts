/** The one client of the API. */

import routes from 'virtual:limner-routes'
import { ApiError, createClient } from '@limner/contract/client'
import type { Api } from '@limner/contract/types'
import { KEYS, readText, writeText } from './storage.ts'

const GUEST_TOKEN = 'x-guest-token'

export const api = createClient<Api>(routes, {
  headers: (): Record<string, string> => {
    const token = readText(KEYS.guestToken)
    return token ? { [GUEST_TOKEN]: token } : {}
  },
  onResponse: (response) => {
    const token = response.headers.get(GUEST_TOKEN)
    if (token && token !== readText(KEYS.guestToken)) writeText(KEYS.guestToken, token)
  },
})

/** What to tell a person about a failure: the server's own sentence where it sent one. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.message ?? error.message
  if (!navigator.onLine) return 'You seem to be offline. Please check your connection.'
  if (error instanceof TypeError) return 'The server could not be reached. Please try again later.'
  return error instanceof Error && error.message ? error.message : 'Please try again later.'
}
