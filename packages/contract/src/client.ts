/** The typed client of the contract, for browsers and Node. Takes the slim table; needs no zod. */
import type { Contract, Endpoint, Input, Problem, Result } from './define.ts'
import type { SlimRoute } from './routes.ts'

export { FONT_BYTES, NEXT_CURSOR, PAGE_LIMITS } from './page-limits.ts'

/** Any answer that is not a success. Its message is the status, a colon, a space, then the body text (or the status text). */
export class ApiError extends Error {
  status: number
  /** The parsed body, where the server sent one of ours. */
  problem: Problem | null
  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(body)
  }
}

function parseProblem(body: string): Problem | null {
  try {
    const value = JSON.parse(body) as Problem
    return typeof value?.message === 'string' ? value : null
  } catch {
    return null
  }
}

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
}
type Args<E extends Endpoint> = keyof Input<E> extends never
  ? [input?: undefined, options?: CallOptions]
  : Record<never, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions]
type Call<E extends Endpoint> = E extends { stream: true }
  ? (...args: Args<E>) => AsyncGenerator<Result<E>>
  : E extends { file: true }
    ? (...args: Args<E>) => Promise<Response>
    : (...args: Args<E>) => Promise<Result<E>>
export type Client<C extends Contract> = { [K in keyof C]: Call<C[K]> }

export interface ClientOptions {
  /** '' in a browser on the same origin. */
  base?: string
  fetch?: typeof fetch
  /** Whether a browser sends its cookies; default 'include'. */
  credentials?: 'omit' | 'same-origin' | 'include'
  /** Headers for every request, read anew each time (a guest token). */
  headers?: () => Record<string, string>
  /** Sees every response (to keep a new guest token). */
  onResponse?: (response: Response) => void
  /** Sees every value that was answered, with its response (to keep the cursor of the next page). */
  onValue?: (value: unknown, response: Response) => void
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** The address of a call: parameters substituted, query appended, absent values left out. */
export function buildUrl(route: Pick<SlimRoute, 'path'>, input: Parts = {}, base = ''): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const given = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
  return base + path + (query && `?${query}`)
}

/** Server-sent events as values. */
export async function* events<T>(response: Response): AsyncGenerator<T> {
  if (!response.body) return
  let buffer = ''
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    buffer += value
    const blocks = buffer.split('\n\n')
    buffer = blocks.pop() ?? ''
    for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as T
  }
}

/**
 * Everything of a list that comes in pages.
 * @param limit of the list's pages: the last page is the one that is not full
 * @returns the pages in the order that they were asked for
 */
export async function everyPage<T>(
  ask: (paging: { page: number; limit: number }) => Promise<T[]>,
  limit: number,
): Promise<T[][]> {
  const pages: T[][] = []
  for (let page = 1; ; page++) {
    const found = await ask({ page, limit })
    pages.push(found)
    if (found.length < limit) return pages
  }
}

/**
 * Everything of a list that is read from its end.
 * @param ask for what stands before the one with this id, oldest first; nothing: there is no more
 * @returns the pages in the order that they were asked for
 */
export async function everyPageBefore<T extends { id: string }>(
  ask: (before?: string) => Promise<T[]>,
): Promise<T[][]> {
  const pages: T[][] = []
  for (let before: string | undefined; ; ) {
    const found = await ask(before)
    const first = found[0]?.id
    if (first === undefined || first === before) return pages
    pages.push(found)
    before = first
  }
}

/** Builds the client of a contract from its slim table. */
export function createClient<C extends Contract>(
  routes: { [K in keyof C]: SlimRoute },
  options: ClientOptions = {},
): Client<C> {
  const { base = '', credentials = 'include', onResponse } = options
  async function send(route: SlimRoute, input: Parts = {}, call: CallOptions = {}): Promise<Response> {
    const hasBody = input.body !== undefined
    const response = await (options.fetch ?? fetch)(buildUrl(route, input, base), {
      method: route.method,
      credentials,
      headers: { ...(hasBody && { 'content-type': 'application/json' }), ...options.headers?.(), ...call.headers },
      ...(hasBody && { body: JSON.stringify(input.body) }),
      ...(call.signal && { signal: call.signal }),
    })
    onResponse?.(response)
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
    return response
  }
  const calls = Object.entries<SlimRoute>(routes).map(([name, route]) => [
    name,
    route.stream
      ? async function* (input?: Parts, call?: CallOptions) {
          yield* events(await send(route, input, call))
        }
      : async (input?: Parts, call?: CallOptions) => {
          const response = await send(route, input, call)
          if (route.file) return response
          const value: unknown = await response.json()
          options.onValue?.(value, response)
          return value
        },
  ])
  return Object.fromEntries(calls) as Client<C>
}
