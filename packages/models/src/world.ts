/** The world outside as it is: the network, through a proxy where the environment names one, and the clock. */
import { setTimeout as sleep } from 'node:timers/promises'
import { EnvHttpProxyAgent, fetch as fetchThrough } from 'undici'
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

function throughProxy({ https, http, none }: Proxies): typeof globalThis.fetch {
  const dispatcher = new EnvHttpProxyAgent({
    ...(https && { httpsProxy: https }),
    ...(http && { httpProxy: http }),
    ...(none && { noProxy: none }),
  })
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input
    const { method, headers, body, signal, redirect } = init
    if (body !== undefined && body !== null && typeof body !== 'string') throw new TypeError('Only text is sent')
    const response = await fetchThrough(url, {
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
  return ReadableStream.from(body)
}
