/** The world outside as it is: the network, through a proxy where the environment names one, and the clock. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './ports.ts'

/** What `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` say. */
export interface Proxies {
  https?: string | undefined
  http?: string | undefined
  none?: string | undefined
}

export const realWorld = (proxies: Proxies = {}): World => ({
  fetch: patientFetch(proxies),
  now: () => Date.now(),
  sleep: async (milliseconds, signal) => {
    await sleep(milliseconds, undefined, { signal })
  },
})

/**
 * Whoever asks sets the deadline. The platform's own fetch gives up 300 seconds after a request whose answer has not begun, and as
 * long after the last byte of one: a large model on a small machine thinks longer.
 */
const PATIENT = { headersTimeout: 0, bodyTimeout: 0 }

async function openLine({ https, http, none }: Proxies) {
  const { Agent, EnvHttpProxyAgent, fetch } = await import('undici')
  const dispatcher =
    https || http
      ? new EnvHttpProxyAgent({
          ...PATIENT,
          ...(https && { httpsProxy: https }),
          ...(http && { httpProxy: http }),
          ...(none && { noProxy: none }),
        })
      : new Agent(PATIENT)
  return { ask: fetch, dispatcher }
}

function patientFetch(proxies: Proxies): typeof globalThis.fetch {
  let opened: ReturnType<typeof openLine> | undefined
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input
    const { method, headers, body, signal, redirect } = init
    if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('Only text is sent')
    opened ??= openLine(proxies)
    const { ask, dispatcher } = await opened
    const response = await ask(url, {
      dispatcher,
      ...(method && { method }),
      ...(headers && { headers: Object.fromEntries(new Headers(headers)) }),
      ...(typeof body === 'string' && { body }),
      ...(signal && { signal }),
      ...(redirect && { redirect }),
    })
    return new Response(toWeb(response.body), {
      status: response.status,
      headers: Object.fromEntries(response.headers),
    })
  }
}

/** The library's own stream as the platform's. */
function toWeb(body: AsyncIterable<Uint8Array> | null): ReadableStream<Uint8Array> | null {
  if (!body) return null
  const parts = body[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return?.()
    },
  })
}
