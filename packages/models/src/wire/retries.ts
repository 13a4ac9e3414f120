/** An answer's head: asked for at most three times, where that helps and the deadline allows it. */
import type { Call, World } from '../ports.ts'
import { faultOf, isQuotaSpent, ModelFault } from './fault.ts'
import { readAll } from './read-all.ts'

export const MAX_TRIES = 3
/** Of a fault's body that is looked at, bytes. */
const MAX_FAULT_BYTES = 64 * 1024
const FIRST_WAIT = 500
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504, 529])
/** Nobody was reached: nothing can have been charged. */
const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

const codeOf = (error: unknown): string => {
  for (let one: unknown = error, depth = 0; one instanceof Error && depth < 4; one = one.cause, depth++)
    if ('code' in one && typeof one.code === 'string') return one.code
  return ''
}

/** Seconds or a date (RFC 9110); null: it says nothing. */
function retryAfter(response: Response, now: number): number | null {
  const said = response.headers.get('retry-after')
  if (!said) return null
  if (/^\d{1,6}(\.\d+)?$/.test(said)) return Number(said) * 1000
  const date = Date.parse(said)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

export interface Retries {
  /** Throws a ModelFault for everything but a success. */
  ask(url: URL, init: RequestInit): Promise<Response>
  /** As many tries as at the beginning. */
  again(): void
}

export function withRetries({ deadline }: Call, world: World, signal: AbortSignal): Retries {
  let tries = 0

  /** The answer's head, or a fault; waits and asks again where that helps and the deadline allows it. */
  async function ask(url: URL, init: RequestInit): Promise<Response> {
    for (let wait = FIRST_WAIT; ; wait *= 2) {
      tries++
      const answered = await attempt(url, init)
      if ('response' in answered && answered.response.ok) return answered.response
      const fault = 'fault' in answered ? answered.fault : await bodyFault(answered.response)
      const pause = 'fault' in answered ? wait : (retryAfter(answered.response, world.now()) ?? wait)
      const again = answered.again && !isQuotaSpent(fault.message) && tries < MAX_TRIES
      if (!again || world.now() + pause >= deadline) throw fault
      await world.sleep(pause, signal)
    }
  }

  async function attempt(
    url: URL,
    init: RequestInit,
  ): Promise<{ response: Response; again: boolean } | { fault: ModelFault; again: boolean }> {
    try {
      const headers = new Headers(init.headers)
      headers.set('accept-encoding', 'identity')
      const response = await world.fetch(url, { ...init, headers, redirect: 'manual', signal })
      return { response, again: TRANSIENT.has(response.status) }
    } catch (error) {
      signal.throwIfAborted()
      const code = codeOf(error)
      return { fault: new ModelFault('unreachable', code || 'no connection'), again: NOT_SENT.has(code) }
    }
  }

  async function bodyFault(response: Response): Promise<ModelFault> {
    const bytes = await readAll(response, MAX_FAULT_BYTES).catch(() => {
      signal.throwIfAborted()
      return new Uint8Array()
    })
    return faultOf(response.status, new TextDecoder().decode(bytes))
  }

  return {
    ask,
    again() {
      tries = 0
    },
  }
}
