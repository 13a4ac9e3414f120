/**
 * A server on this machine that plays every provider from its recorded answers, and every fault that a provider can have.
 * Tests and `npm run bench:models` stand on it: no key, no network.
 */
import http from 'node:http'
import type { Recorded, Route } from '../adapters/recorded.ts'
import { ADAPTER_NAMES } from '../adapters/registry.ts'
import { sendStream } from './stream.ts'

/** Of every provider in the registry, from its folder. */
export const RECORDED: readonly Recorded[] = await Promise.all(
  ADAPTER_NAMES.map(async (name) => {
    const { recorded }: { recorded: Recorded } = await import(`../adapters/${name}/recorded.ts`)
    return recorded
  }),
)

export const FAULTS = [
  'hang',
  'drip',
  'busy once',
  'used up',
  'broken',
  'cut',
  'endless',
  'wrong object',
  'no json',
  'refusal',
  'expired',
  'wrong type',
  'huge',
  'bad key',
  'elsewhere',
] as const
/** Faults in the middle of an answer that streams. */
export const STREAM_FAULTS = [
  'stream cut',
  'stream hangs',
  'stream fails',
  'stream garbled',
  'stream without end',
  'stream endless',
] as const
export type StreamFault = (typeof STREAM_FAULTS)[number]
export type ProviderFault = (typeof FAULTS)[number]

export interface ReceivedRequest {
  adapter: string
  method: string
  path: string
  headers: http.IncomingHttpHeaders
  body: string
  paid: boolean
}

export interface ProviderServer {
  /** 'http://127.0.0.1:1234' */
  origin: string
  /** Address of one provider's API. */
  base(adapter: string): string
  /** What came in, in its order. */
  asked: ReceivedRequest[]
  /** What the language models say from now on: a text, or the texts of one answer after the other. */
  says(...texts: string[]): void
  /** What is wrong from now on; null: nothing. `only`: with one provider. */
  plays(fault: ProviderFault | StreamFault | null, only?: string): void
  /** A key that is taken; null: every one is. */
  takes(key: string | null): void
  /** Milliseconds before each answer. */
  slow(milliseconds: number): void
  /** Milliseconds between the pieces of an answer that streams. */
  paces(milliseconds: number): void
  /** Whether it knows how to stream; else it answers whole, whatever is asked for. */
  streams(does: boolean): void
  close(): Promise<void>
}

/** A red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='
const HUGE = 200 * 1024 * 1024
const DRIP_EVERY = 40

interface State {
  texts: string[]
  fault: ProviderFault | StreamFault | null
  only: string | undefined
  key: string | null
  delay: number
  pace: number
  isStreaming: boolean
  looks: Map<string, number>
  faulted: number
  picture: string
}

const json = (
  response: http.ServerResponse,
  status: number,
  body: unknown,
  headers: http.OutgoingHttpHeaders = {},
): unknown => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

function drip(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{')
  const timer = setInterval(() => response.write(' '), DRIP_EVERY)
  response.on('close', () => clearInterval(timer))
}

function flood(response: http.ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const part = Buffer.alloc(1024 * 1024, ' ')
  const more = () => {
    while (!response.destroyed && response.write(part));
  }
  response.on('drain', more)
  more()
}

type Play = (response: http.ServerResponse) => unknown

/** What each fault does to a request that costs money; those missing here are in the recorded answers. */
const PLAYS: Partial<Record<ProviderFault | StreamFault, Play>> = {
  hang: () => {},
  drip,
  'used up': (response) => json(response, 429, { error: { code: 'rate_limit_exceeded' } }, { 'retry-after': '3600' }),
  broken: (response) => json(response, 500, { error: { message: 'Internal error' } }),
  cut: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"id": "cut')
    setTimeout(() => response.destroy(), 20)
  },
  endless: flood,
  'wrong object': (response) => json(response, 200, { hello: 'world' }),
  'no json': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<!doctype html>'),
  'wrong type': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(HUGE) })
    response.write('{')
  },
  'bad key': (response) => json(response, 401, { error: { code: 'invalid_api_key', message: 'Incorrect API key' } }),
  elsewhere: (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
}

/** What is asked for. */
interface Wanted {
  recorded: Recorded
  route: Route
  path: string
  /** The answer is to come as events. */
  streams: boolean
}

const wantsStream = (path: string, body: string): boolean =>
  /streamGenerateContent$/.test(path) || /"stream":\s*true/.test(body)

/** Who answers: from the recorded answers, or with a fault. */
function player(state: State, asked: ReceivedRequest[], origin: () => string) {
  function answer({ recorded, route, path, streams }: Wanted, response: http.ServerResponse): unknown {
    const looks = state.looks.get(path) ?? 0
    if (route.method === 'GET' && !route.file) state.looks.set(path, looks + 1)
    const fault = !state.only || state.only === recorded.name ? state.fault : null
    if (fault === 'expired' && route.file) return json(response, 403, { error: { code: 'expired' } })
    const script = {
      ...{ says: nextText(route), picture: state.picture, base: `${origin()}${recorded.base}`, looks },
      refuses: fault === 'refusal',
    }
    if (streams && route.streams) return sendStream(response, route.streams(script), script, fault, state.pace)
    const said = route.answer(script)
    if (Buffer.isBuffer(said.body)) {
      return response.writeHead(said.status ?? 200, { 'content-type': said.type ?? 'image/png' }).end(said.body)
    }
    return json(response, said.status ?? 200, said.body)
  }

  const nextText = ({ paid }: Route): string =>
    (state.texts.length > 1 && paid ? state.texts.shift() : state.texts[0]) ?? ''

  function serve(request: http.IncomingMessage, body: string, response: http.ServerResponse): unknown {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const recorded = RECORDED.find(({ base }) => pathname.startsWith(`${base}/`))
    const path = pathname.slice(recorded?.base.length ?? 0)
    const route = recorded?.routes.find((one) => one.method === request.method && one.path.test(path))
    const paid = route?.paid === true
    asked.push({
      ...{ adapter: recorded?.name ?? '', method: request.method ?? '', path, headers: request.headers, body, paid },
    })
    if (!recorded || !route) return json(response, 404, { error: { code: 'not_found' } })
    if (state.key !== null && !route.file && request.headers[recorded.key.header] !== recorded.key.value(state.key))
      return json(response, 401, { error: { code: 'invalid_api_key' } })
    const struck = !state.only || state.only === recorded.name
    if (struck && paid && state.fault === 'busy once' && state.faulted++ === 0)
      return json(response, 429, { error: { code: 'rate_limit' } }, { 'retry-after': '0' })
    const play = state.fault && struck && paid ? PLAYS[state.fault] : undefined
    const streams = state.isStreaming && wantsStream(path, body)
    return play ? play(response) : answer({ recorded, route, path, streams }, response)
  }

  return serve
}

const initialState = (picture: string): State => ({
  ...{ texts: ['{}'], fault: null, only: undefined, faulted: 0 },
  ...{ key: null, delay: 0, pace: 0, isStreaming: true, picture },
  looks: new Map(),
})

export async function startProviderServer(picture = PIXEL): Promise<ProviderServer> {
  const asked: ReceivedRequest[] = []
  const state = initialState(picture)
  let origin = ''

  const serve = player(state, asked, () => origin)
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      if (state.delay > 0) setTimeout(() => serve(request, body, response), state.delay)
      else serve(request, body, response)
    })
    request.on('error', () => {})
    response.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  origin = `http://127.0.0.1:${port}`

  return {
    origin,
    asked,
    base: (adapter) => `${origin}${RECORDED.find(({ name }) => name === adapter)?.base ?? ''}`,
    says(...texts) {
      state.texts = texts
    },
    plays(fault, only) {
      state.fault = fault
      state.only = only
      state.faulted = 0
      state.looks.clear()
    },
    takes(key) {
      state.key = key
    },
    slow(milliseconds) {
      state.delay = milliseconds
    },
    paces(milliseconds) {
      state.pace = milliseconds
    },
    streams(does) {
      state.isStreaming = does
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
