/**
 * Fetches what somebody else's words point at, from public addresses only. The address is checked inside the socket's
 * own lookup, on every hop: a check beforehand would be of another answer of the name server (DNS rebinding).
 */
import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import zlib from 'node:zlib'
import ipaddr from 'ipaddr.js'
import { HttpError } from './problem.ts'

export interface RemoteFetchOptions {
  /** Bytes, at most. */
  most: number
  signal: AbortSignal
  /** Milliseconds for all of it. */
  timeout?: number
  /** What the other side is told of who asks. */
  userAgent?: string
  /** Of what is larger, its beginning is taken; absent: it is refused. */
  takesBeginning?: boolean
  /** What comes compressed is unpacked, up to `most`; absent: it is refused. */
  unpacks?: boolean
}
export interface RemoteFile {
  bytes: Uint8Array
  /** Media type as the other side names it, without parameters. */
  type: string
  /** The encoding of its text, as the other side names it; '' where it names none. */
  charset: string
  /** Where it was in the end. */
  url: string
}

/** Why something was not fetched. */
export type RemoteFault =
  | 'address'
  | 'not-public'
  | 'port'
  | 'redirects'
  | 'status'
  | 'packed'
  | 'size'
  | 'time'
  | 'silent'

export class RemoteRefusal extends HttpError {
  fault: RemoteFault
  /** What the other side answered, where it did. */
  answered: number | undefined
  constructor(fault: RemoteFault, why: string, answered?: number) {
    super('unprocessable', `The address cannot be fetched: ${why}.`)
    this.fault = fault
    this.answered = answered
  }
}

/** Rejects with a RemoteRefusal, whose sentence is for whoever named the address. */
export type FetchRemote = (address: string, options: RemoteFetchOptions) => Promise<RemoteFile>

/** Which addresses and ports may be asked; tests allow their own. */
export interface AddressGuard {
  isAllowedAddress(ip: string): boolean
  isAllowedPort(port: string): boolean
}

/** The part of IPv6 that is given to networks of the world: the library calls `::127.0.0.1` unicast, too. */
const WORLD = ipaddr.IPv6.parseCIDR('2000::/3')

function isPublic(ip: string): boolean {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null
  // Everything else is private, loopback, link-local, multicast, reserved, or leads there by another notation.
  if (address?.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(WORLD) : true
}

export const PUBLIC_ONLY: AddressGuard = {
  isAllowedAddress: isPublic,
  // The URL parser leaves out the default ports, 80 and 443.
  isAllowedPort: (port) => port === '',
}

const TIMEOUT = 10_000
const MAX_REDIRECTS = 3

/** The socket's own look at the name server. @param refusal what is thrown where an address is not allowed */
export function guardedLookup(guard: AddressGuard, refusal: () => Error): LookupFunction {
  return (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      if (!found.every(({ address }) => guard.isAllowedAddress(address))) return done(refusal(), [])
      const [first] = found
      if (options.all || !first) return done(null, found)
      return done(null, first.address, first.family)
    })
  }
}

/** The address that a URL names itself; null: it names a host. Sockets ask no name server about an address. */
export function addressNamed({ hostname }: URL): string | null {
  const host = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(host) ? host : null
}

/** Whatever ends a request before there is an answer: one that wants another protocol (101) ends it without an error. */
export function orRefuse(request: http.ClientRequest, reject: (error: Error) => void): http.ClientRequest {
  request.once('error', reject)
  return request.once('close', () => reject(Object.assign(new Error('no answer'), { code: 'ECONNRESET' })))
}

const refuse = (fault: RemoteFault, why: string, answered?: number) => new RemoteRefusal(fault, why, answered)
const NOT_PUBLIC = 'it is not a public address'
const ANYTHING: AddressGuard = { isAllowedAddress: () => true, isAllowedPort: () => true }

/** @param ownHosts hosts of one's own network that are asked, too, at any port */
export function remoteFetcher(given: AddressGuard = PUBLIC_ONLY, ownHosts: readonly string[] = []): FetchRemote {
  const guardOf = (url: URL) => (ownHosts.includes(url.hostname) ? ANYTHING : given)

  function requireAllowed(url: URL): AddressGuard {
    const guard = guardOf(url)
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw refuse('address', 'only http and https are allowed')
    if (url.username || url.password) throw refuse('address', 'it contains a password')
    if (!guard.isAllowedPort(url.port)) throw refuse('port', 'it uses another port')
    const address = addressNamed(url)
    if (address && !guard.isAllowedAddress(address)) throw refuse('not-public', NOT_PUBLIC)
    return guard
  }

  function ask(url: URL, { signal, userAgent = 'Limner' }: RemoteFetchOptions): Promise<http.IncomingMessage> {
    const lookup = guardedLookup(requireAllowed(url), () => refuse('not-public', NOT_PUBLIC))
    const { get } = url.protocol === 'https:' ? https : http
    return new Promise((resolve, reject) => {
      // A connection of its own: one that is kept could have been opened for another name.
      const request = get(url, { agent: false, lookup, signal, headers: { 'user-agent': userAgent } }, resolve)
      orRefuse(request, reject)
    })
  }

  async function follow(address: string, options: RemoteFetchOptions): Promise<[http.IncomingMessage, URL]> {
    let url = URL.parse(address)
    for (let hop = 0; url && hop <= MAX_REDIRECTS; hop++) {
      const response = await ask(url, options)
      const { statusCode: status = 0, headers } = response
      if (status < 300 || status >= 400 || !headers.location) return [response, url]
      response.destroy()
      url = URL.parse(headers.location, url.href)
    }
    throw url ? refuse('redirects', 'it redirects too often') : refuse('address', 'it is not a valid address')
  }

  return async (address, options) => {
    const { signal, timeout = TIMEOUT } = options
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    try {
      const [response, url] = await follow(address, { ...options, signal: limit })
      const { statusCode: status } = response
      if (status !== 200) throw refuse('status', `it answers with status ${status}`, status)
      const { 'content-type': named = '' } = response.headers
      const [type = ''] = named.split(';')
      const [, charset = ''] = /charset\s*=\s*"?([\w:.-]{1,40})/i.exec(named) ?? []
      const bytes = await readAll(unpacked(response, options), options)
      return { bytes, type: type.trim().toLowerCase(), charset: charset.toLowerCase(), url: url.href }
    } catch (error) {
      if (error instanceof HttpError) throw error
      signal.throwIfAborted()
      throw limit.aborted ? refuse('time', 'it takes too long') : refuse('silent', 'the server does not answer')
    }
  }
}

const UNPACKERS: Readonly<Record<string, () => zlib.Gunzip | zlib.BrotliDecompress>> = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
}

function unpacked(response: http.IncomingMessage, { unpacks }: RemoteFetchOptions): Readable {
  const encoding = (response.headers['content-encoding'] ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return response
  const unpacker = unpacks ? UNPACKERS[encoding] : undefined
  if (!unpacker) throw refuse('packed', 'it is compressed')
  const stream = unpacker()
  response.on('error', (error) => stream.destroy(error))
  stream.on('close', () => response.destroy())
  return response.pipe(stream)
}

async function readAll(body: Readable, { most, takesBeginning }: RemoteFetchOptions): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length
    parts.push(part)
    if (bytes <= most) continue
    if (!takesBeginning) throw refuse('size', `it is larger than ${Math.round(most / 1024 / 1024)} MB`)
    // Leaving the loop ends the connection.
    break
  }
  return Buffer.concat(parts).subarray(0, most)
}
