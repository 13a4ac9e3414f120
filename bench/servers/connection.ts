/** The way of one person to the product: an address and cookies of their own, and patience with what fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError, type Client, createClient } from '@limner/contract/client'
import { slimRoutes } from '@limner/contract/routes'
import type { Api } from '@limner/contract/types'
import type { Ledger } from './ledger.ts'

/** Milliseconds for which a person tries again what has failed, and for which they wait for one answer, or listen to a stream. */
const PATIENCE = 240_000
const ANSWER = 60_000
const STREAM = 600_000
const PAUSE_MAX = 5_000

export interface Connection {
  api: Client<Api>
  /** What a request of theirs carries. */
  headers(): Record<string, string>
  fetch(path: string, init?: RequestInit): Promise<Response>
  /**
   * Does something until it is done, as a browser does that sends the same again.
   * Null: it never was; refusals are faults, and whoever waited too long gives up.
   */
  insist<T>(act: string, once: () => Promise<T>): Promise<T | null>
}

/** Seconds after which to come back, where a server says that it has too much to do. */
const laterThan = (response: Response): number | null =>
  response.status === 503 ? Number(response.headers.get('retry-after') ?? 0) || null : null

/** Whether the same request may go well a moment later. */
const mayGoWell = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || error.status === 408

/** @param from what the proxy says of where the person is */
export function connectionTo(base: string, from: string, ledger: Ledger): Connection {
  const cookies = new Map<string, string>()
  let guestToken: string | null = null
  let later: number | null = null

  const headers = () => ({
    'x-forwarded-for': from,
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...(guestToken && { 'x-guest-token': guestToken }),
  })

  async function send(input: string, init: RequestInit): Promise<Response> {
    const isStream = input.endsWith('/events')
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(isStream ? STREAM : ANSWER) })
      ledger.answer(response.status)
      later = laterThan(response)
      if (later !== null) ledger.refused += 1
      guestToken = response.headers.get('x-guest-token') ?? guestToken
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return response
    } catch (error) {
      ledger.answer('broken')
      throw error
    }
  }

  const pauseAfter = (tries: number): number => (later === null ? Math.min(PAUSE_MAX, 250 * 2 ** tries) : later * 1000)

  function isVain(act: string, error: unknown, milliseconds: number): boolean {
    const isLate = milliseconds > PATIENCE
    if (!isLate && mayGoWell(error)) return false
    if (isLate) ledger.gaveUp += 1
    else ledger.faults.push(`${act}: ${error}`)
    return true
  }

  return {
    headers,
    api: createClient<Api>(slimRoutes, { base, headers, fetch: (input, init) => send(String(input), init ?? {}) }),
    fetch: (path, init) => send(base + path, { ...init, headers: { ...headers(), ...init?.headers } }),
    async insist(act, once) {
      const began = performance.now()
      for (let tries = 1; ; tries++)
        try {
          const result = await once()
          ledger.done(act, performance.now() - began, tries)
          return result
        } catch (error) {
          if (isVain(act, error, performance.now() - began)) return null
          await sleep(pauseAfter(tries) * (0.5 + Math.random()))
        }
    },
  }
}
