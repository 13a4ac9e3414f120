/** The world outside as it is: the network, through a proxy where the environment names one, and the clock. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './ports.ts'

/** What `HTTPS_PROXY`, `HTTP_PROXY` and `NO_PROXY` say. */
export interface Proxies {
  https?: string | undefined
  http?: string | undefined
  none?: string | undefined
}

export function realWorld({ https, http, none }: Proxies = {}): World {
  return {
    fetch: https || http ? throughProxy({ https, http, none }) : globalThis.fetch,
    now: () => Date.now(),
    sleep: async (milliseconds, signal) => {
      await sleep(milliseconds, undefined, { signal })
    },
  }
}

async function openProxies({ https, http, none }: Proxies) {
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  const dispatcher = new EnvHttpProxyAgent({
    ...(https && { httpsProxy: https }),
    ...(http && { httpProxy: http }),
    ...(none && { noProxy: none }),
  })
  return { ask: fetch, dispatcher }
}

function throughProxy(proxies: Proxies): typeof globalThis.fetch {
  let opened: ReturnType<typeof openProxies> | undefined
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input
    const { method, headers, body, signal, redirect } = init
    if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('Only text is sent')
    opened ??= openProxies(proxies)
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
