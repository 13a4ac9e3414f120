/** What the testing tool sends, as fetch takes it and as cURL writes it. */
import type { EndpointDetails, EndpointSummary } from '@limner/contract/docs'

export interface Fields {
  params: Record<string, string>
  query: Record<string, string>
  apiKey: string
  /** JSON, ignored where it is none. */
  headers: string
  /** JSON. */
  body: string
}

export interface Prepared {
  url: string
  headers: Record<string, string>
  body?: string
}

export const needsApiKey = ({ auth }: Pick<EndpointSummary, 'auth'>): boolean => auth === 'api key'
export const needsSession = ({ auth }: Pick<EndpointSummary, 'auth'>): boolean =>
  auth === 'session' || auth === 'admin session'

export const startingFields = (details: EndpointDetails): Fields => ({
  params: {},
  query: {},
  apiKey: '',
  headers: '{}',
  body: details.body === undefined ? '' : JSON.stringify(details.body, null, 2),
})

/** The headers that somebody has written; none where it is no JSON object of texts. */
export function readHeaders(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(Object.entries(value).map(([name, content]) => [name, String(content)]))
  } catch {
    return {}
  }
}

export function prepare({ method, path }: Pick<EndpointSummary, 'method' | 'path'>, fields: Fields): Prepared {
  const filled = path.replace(/\{(\w+)\}/g, (all, name: string) => {
    const value = fields.params[name]?.trim()
    return value ? encodeURIComponent(value) : all
  })
  const given = Object.entries(fields.query).filter(([, value]) => value !== '')
  const query = new URLSearchParams(given).toString()
  const body = fields.body.trim()
  const sends = method !== 'GET' && body !== '' && body !== '{}'
  return {
    url: query ? `${filled}?${query}` : filled,
    headers: {
      ...(sends && { 'Content-Type': 'application/json' }),
      ...(fields.apiKey && { 'X-API-Key': fields.apiKey }),
      ...readHeaders(fields.headers),
    },
    ...(sends && { body }),
  }
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** How the answer of an endpoint comes. */
export type Shape = 'json' | 'file' | 'stream'
export const shapeOf = ({ answer, stream }: Pick<EndpointDetails, 'answer' | 'stream'>): Shape =>
  stream ? 'stream' : answer.form === 'a file' ? 'file' : 'json'

/** A file is kept under the name that the server gives it; a stream is shown as it comes. */
const FLAGS: Record<Shape, string> = { json: '', file: ' -OJ', stream: ' -N' }

/**
 * A terminal has no session: what somebody must be signed in for, or what belongs to somebody, takes a key, or a session where no key opens
 * it. Neither is written out: commands end up in histories.
 */
export function curl(
  {
    method,
    auth,
    scope,
    owned,
    shape,
  }: Pick<EndpointSummary, 'method' | 'auth' | 'scope' | 'owned'> & { shape: Shape },
  origin: string,
  { url, headers: { 'X-API-Key': given, ...headers }, body }: Prepared,
): string {
  const keyed = given !== undefined || needsApiKey({ auth }) || (scope !== null && (needsSession({ auth }) || owned))
  return [
    `curl${FLAGS[shape]} -X ${method} ${quote(origin + url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(keyed ? [`-H 'Authorization: Bearer YOUR_API_KEY'`] : []),
    ...(needsSession({ auth }) && scope === null ? [`-b 'limner_session=YOUR_SESSION'`] : []),
    ...(body === undefined ? [] : [`-d ${quote(body)}`]),
  ].join(' \\\n  ')
}
