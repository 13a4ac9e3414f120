/**
 * The only way to a provider: to the configured host and no other, with a deadline over the whole answer, a limit on its
 * size, and at most three tries. What is wrong on the way is thrown as a `ModelFault`.
 */
import type { Call, World } from '../ports.ts'
import { ModelFault } from './fault.ts'
import { readAll } from './read-all.ts'
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
  /** Aborted at the deadline, or when nobody waits any more. */
  signal: AbortSignal
  /** Whether the deadline is what ended it. */
  isLate(): boolean
}

const hostIs = (host: string, of: string) => host === of || host.endsWith(`.${of}`)

export function openTransport({ base, results = [], call, world }: TransportOptions): Transport {
  const api = new URL(base)
  const late = AbortSignal.timeout(Math.max(0, call.deadline - world.now()))
  const signal = AbortSignal.any([call.signal, late])
  const reach = withRetries(call, world, signal)

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
    if (url.origin !== api.origin) throw new ModelFault('malformed', 'an address of another host')
    const response = await reach.ask(url, init)
    const type = response.headers.get('content-type') ?? ''
    if (!/\bjson\b/i.test(type)) {
      await response.body?.cancel().catch(() => {})
      throw new ModelFault('malformed', `the answer is ${type.split(';')[0] || 'of no type'}`)
    }
    const { status, statusText } = response
    return new Response(await take(response), { status, statusText, headers: { 'content-type': type } })
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
      const url = URL.parse(address)
      const known =
        url &&
        (url.origin === api.origin || (url.protocol === 'https:' && results.some((one) => hostIs(url.hostname, one))))
      if (!url || !known) throw new ModelFault('malformed', 'a result at another host')
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
    signal,
    isLate: () => late.aborted && !call.signal.aborted,
  }
  return line
}
