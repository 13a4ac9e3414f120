/** The API as far as a component asks it: answers by method and path, and an account of what was asked. */
import { parse } from 'regexparam'
import { onTestFinished, vi } from 'vitest'

export interface Call {
  method: string
  path: string
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  headers: Headers
}

/** Whatever it gives is sent as JSON; a Response as it is; what it throws breaks the connection. */
type Answer = (call: Call) => unknown
export type Answers = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Answer>

export const refusal = (status: number, message: string): Response =>
  Response.json({ error: 'refused', message }, { status })

/** Takes the place of the network until the test is over. Later answers win over earlier ones; `calls` are in order. */
export function fakeApi(first: Answers): { calls: Call[]; answer: (more: Answers) => void } {
  const calls: Call[] = []
  let answers = Object.entries(first)
  async function reply(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { pathname, searchParams: query } = new URL(String(url), 'http://localhost')
    const method = init.method ?? 'GET'
    for (const [route, answer] of answers) {
      const [verb, pattern = ''] = route.split(' ')
      const { pattern: shape, keys } = parse(pattern)
      const found = verb === method ? shape.exec(pathname) : null
      if (!found) continue
      const params = Object.fromEntries(keys.map((key, at) => [key, found[at + 1] ?? '']))
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      const call = { method, path: pathname, params, query, body, headers: new Headers(init.headers) }
      calls.push(call)
      const result = await answer(call)
      return result instanceof Response ? result : Response.json(result)
    }
    return refusal(404, `Nobody answers ${method} ${pathname}`)
  }
  vi.stubGlobal('fetch', vi.fn(reply))
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    calls,
    answer(more) {
      answers = [...Object.entries(more), ...answers]
    },
  }
}
