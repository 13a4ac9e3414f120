/** Limner from a program of your own: every endpoint of the contract as a typed call. For Node 20 and newer, and for browsers. */
import { createClient } from '@limner/contract/client'
import { slimRoutes } from '@limner/contract/routes'
import type { Api } from '@limner/contract/types'
import { pageWalker } from './pages.ts'
import { ApiError, type Calls, type GenerateDesignBody, type Prediction } from './types.ts'

export type * from './types.ts'
export { ApiError }

export interface LimnerOptions {
  /** Of the server, such as 'http://localhost:3000'. */
  url: string
  /** Of an earlier run, to find its designs again; without one, the first request gets a new one. */
  guestToken?: string
  /** Of your account (Settings, Your API keys): what is made stands there. */
  apiKey?: string
  fetch?: typeof fetch
}

export interface Limner {
  /** Every endpoint by its name: `api.createProject({ body: { title } })`. Throws ApiError. */
  api: Calls
  /** Asks for designs and waits until they are there. Throws ApiError, or Error with the sentence for people. */
  design(body: GenerateDesignBody, signal?: AbortSignal): Promise<Prediction>
  /** Waits for the end of a generation, such as what `api.operateDesign` answered. Throws as `design` does. */
  finished(prediction: Prediction, signal?: AbortSignal): Promise<Prediction>
  /**
   * The pages of a list, one after the other, to its end: each entry once, whatever comes or goes meanwhile.
   * @param ask for one page: `(paging) => limner.api.listProjects({ query: { ...paging, limit: 100 } })`
   */
  pages<Page extends object>(ask: (paging: { cursor?: string }) => Promise<Page>): AsyncGenerator<Page>
  /** The bytes of one of its own addresses, such as a design's imageUrl. */
  download(address: string): Promise<Uint8Array>
  /** The answer to a GET of one of its own addresses. Throws ApiError. */
  open(address: string): Promise<Response>
  /** The whole address of one of its paths, such as a design's `pageUrl`. */
  address(path: string): string
  /** What to keep for `guestToken`; absent until the server has handed one out. */
  guestToken(): string | undefined
}

/** What went wrong on the way, which `fetch` tells only behind its own words. */
function reasonOf(error: unknown): string {
  const { message = '', cause } = error instanceof Error ? error : {}
  return cause instanceof Error && cause.message ? cause.message : message
}

/** `fetch failed` says neither where nor why. */
const reaching =
  (base: string, fetcher: typeof fetch): typeof fetch =>
  async (...request) => {
    try {
      return await fetcher(...request)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      throw new TypeError(`Limner does not answer at ${base} (${reasonOf(error)})`, { cause: error })
    }
  }

/**
 * Opens a connection: it keeps the guest token, and the session once `api.login` has succeeded. Throws TypeError where `url` is no
 * address; its calls do where nothing answers there.
 */
export function openLimner({ url, apiKey, fetch: given = fetch, ...options }: LimnerOptions): Limner {
  if (!/^https?:\/\/[^/]/i.test(url)) throw new TypeError(`url must be like http://localhost:3000, and is ${url}`)
  const base = url.replace(/\/+$/, '')
  const fetcher = reaching(base, given)
  const cookies = new Map<string, string>()
  let guestToken = options.guestToken

  const headers = (): Record<string, string> => ({
    ...(guestToken && { 'x-guest-token': guestToken }),
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
  })
  function onResponse(response: Response): void {
    guestToken = response.headers.get('x-guest-token') ?? guestToken
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/;\s*max-age=0\b/i.test(line) || value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const { onValue, pages } = pageWalker()
  const api: Calls = createClient<Api>(slimRoutes, {
    ...{ base, headers, onResponse, onValue, fetch: fetcher },
    // With a key no cookie counts; and pages of other sites may call with a key, never with cookies.
    ...(apiKey && { credentials: 'omit' as const }),
  })

  async function finished(first: Prediction, signal?: AbortSignal): Promise<Prediction> {
    let last = first
    if (last.status === 'starting' || last.status === 'processing')
      for await (const event of api.followPrediction({ params: { id: first.id } }, { ...(signal && { signal }) }))
        last = event
    if (last.status === 'failed') throw new Error(last.error ?? 'The design could not be made.')
    return last
  }

  async function open(address: string): Promise<Response> {
    const target = new URL(address, base)
    // The token goes to its own server only.
    if (target.origin !== new URL(base).origin) throw new Error(`${target.origin} is not the server of this client`)
    const response = await fetcher(target, { headers: headers() })
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
    return response
  }

  return {
    api,
    guestToken: () => guestToken,
    address: (path) => new URL(path, base).href,
    design: async (body, signal) => finished(await api.generateDesign({ body }, { ...(signal && { signal }) }), signal),
    finished,
    pages,
    open,
    download: async (address) => new Uint8Array(await (await open(address)).arrayBuffer()),
  }
}
