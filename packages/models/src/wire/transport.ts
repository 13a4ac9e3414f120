/**
 * The only way to a provider: to the configured host and no other, with a deadline over the whole answer, a limit on its
 * size, and at most three tries. What is wrong on the way is thrown as a `ModelFault`.
 */
import type { Call, World } from '../ports.ts'
import { ModelFault } from './fault.ts'
import { capped, readAll } from './read-all.ts'
import { withRetries } from './retries.ts'

/** Bytes of an answer: pictures come inside JSON. */
const MAX_BYTES = 48 * 1024 * 1024

export interface TransportOptions {
  /** Of the API, from the configuration. */
  base: string
  /** Hosts that results may be taken from besides it, without the key: 'replicate.delivery' and what is below it. */
  results?: readonly string[]
  call: Call
  world: World
}

export interface Transport {
  /** For libraries: a `fetch` that holds to all of the above. */
  fetch: typeof globalThis.fetch
  /** Asks the API itself and reads JSON. */
  json(path: string, init: RequestInit): Promise<unknown>
  /** A file that an answer names, fetched without the key. */
  file(address: string): Promise<{ bytes: Uint8Array; type: string }>
  /** The same with its tries before it again: another question of one call. */
  again(): Transport
  /** The last answer once more, without a question, where it came as JSON. */
  kept(): Response | undefined
  /** Aborted at the deadline, or when nobody waits any more. */
  signal: AbortSignal
  /** Whether the deadline is what ended it. */
  isLate(): boolean
}

const hostIs = (host: string, of: string) => host === of || host.endsWith(`.${of}`)

const EVENTS = /^text\/event-stream\b/i

/** Of an answer: JSON or events; nothing else is taken. */
async function typeOf({ headers, body }: Response): Promise<string> {
  const type = headers.get('content-type') ?? ''
  if (EVENTS.test(type) || /\bjson\b/i.test(type)) return type
  await body?.cancel().catch(() => {})
  throw new ModelFault('malformed', `the answer is ${type.split(';')[0] || 'of no type'}`)
}

/** Where a result lies: with the API itself, or at a host that may have it. */
function resultAt(address: string, api: URL, hosts: readonly string[]): URL {
  const url = URL.parse(address)
  if (url?.origin === api.origin) return url
  if (url?.protocol === 'https:' && hosts.some((one) => hostIs(url.hostname, one))) return url
  throw new ModelFault('malformed', 'a result at another host')
}

export function openTransport({ base, results = [], call, world }: TransportOptions): Transport {
  const api = new URL(base)
  const late = AbortSignal.timeout(Math.max(0, call.deadline - world.now()))
  const signal = AbortSignal.any([call.signal, late])
  const reach = withRetries(call, world, signal)
  let kept: (() => Response) | undefined

  async function take(response: Response): Promise<Uint8Array<ArrayBuffer>> {
    try {
      return await readAll(response, MAX_BYTES)
    } catch (error) {
      signal.throwIfAborted()
      throw error instanceof ModelFault ? error : new ModelFault('unreachable', 'the answer was cut off')
    }
  }

  async function ask(url: URL, init: RequestInit): Promise<Response> {
    signal.throwIfAborted()
    kept = undefined
    if (url.origin !== api.origin) throw new ModelFault('malformed', 'an address of another host')
    const response = await reach.ask(url, init)
    const { status, statusText } = response
    const type = await typeOf(response)
    const as = { status, statusText, headers: { 'content-type': type } }
    if (EVENTS.test(type)) return new Response(response.body && capped(response.body, MAX_BYTES), as)
    const bytes = await take(response)
    kept = () => new Response(bytes, as)
    return kept()
  }

  const line: Transport = {
    fetch: (input, init = {}) => ask(new URL(input instanceof Request ? input.url : input), init),
    async json(path, init) {
      const headers = { 'content-type': 'application/json', ...init.headers }
      const response = await ask(new URL(`${base.replace(/\/+$/, '')}${path}`), { ...init, headers })
      return response.json().catch(() => {
        throw new ModelFault('malformed', 'the answer is no JSON')
      })
    },
    async file(address) {
      const url = resultAt(address, api, results)
      const response = await reach.ask(url, {}).catch((error: unknown) => {
        // Addresses of results expire.
        if (error instanceof ModelFault && /^4/.test(error.message))
          throw new ModelFault('unreachable', `result ${error.message}`)
        throw error
      })
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
      if (!/^image\//.test(type)) {
        await response.body?.cancel().catch(() => {})
        throw new ModelFault('malformed', `the picture is ${type || 'of no type'}`)
      }
      return { bytes: await take(response), type }
    },
    again() {
      reach.again()
      return line
    },
    kept: () => kept?.(),
    signal,
    isLate: () => late.aborted && !call.signal.aborted,
  }
  return line
}
