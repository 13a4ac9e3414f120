/**
 * Fetches what somebody else's words point at, from public addresses only. The address is checked inside the socket's
 * own lookup, on every hop: a check beforehand would be of another answer of the name server (DNS rebinding).
 */
import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { HttpError } from './problem.ts'

export interface RemoteFetchOptions {
  /** Bytes, at most. */
  most: number
  signal: AbortSignal
  /** Milliseconds for all of it. */
  timeout?: number
}
export interface RemoteFile {
  bytes: Uint8Array
  /** Media type as the other side names it, without parameters. */
  type: string
}
/** Rejects with a sentence for whoever named the address. */
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

const refuse = (why: string) => new HttpError('unprocessable', `The address cannot be fetched: ${why}.`)

export function remoteFetcher(guard: AddressGuard = PUBLIC_ONLY): FetchRemote {
  const lookup = guardedLookup(guard, () => refuse('it is not a public address'))

  function requireAllowed(url: URL): void {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refuse('only http and https are allowed')
    if (url.username || url.password) throw refuse('it contains a password')
    if (!guard.isAllowedPort(url.port)) throw refuse('it uses another port')
    const address = addressNamed(url)
    if (address && !guard.isAllowedAddress(address)) throw refuse('it is not a public address')
  }

  function ask(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
    requireAllowed(url)
    const { get } = url.protocol === 'https:' ? https : http
    return new Promise((resolve, reject) => {
      // A connection of its own: one that is kept could have been opened for another name.
      const request = get(url, { agent: false, lookup, signal, headers: { 'user-agent': 'Limner' } }, resolve)
      orRefuse(request, reject)
    })
  }

  async function follow(address: string, signal: AbortSignal): Promise<http.IncomingMessage> {
    let url = URL.parse(address)
    for (let hop = 0; url && hop <= MAX_REDIRECTS; hop++) {
      const response = await ask(url, signal)
      const { statusCode: status = 0, headers } = response
      if (status < 300 || status >= 400 || !headers.location) return response
      response.destroy()
      url = URL.parse(headers.location, url.href)
    }
    throw refuse(url ? 'it redirects too often' : 'it is not a valid address')
  }

  return async (address, { most, signal, timeout = TIMEOUT }) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    try {
      const response = await follow(address, limit)
      if (response.statusCode !== 200) throw refuse(`it answers with status ${response.statusCode}`)
      if (!/^(identity)?$/i.test(response.headers['content-encoding'] ?? '')) throw refuse('it is compressed')
      const [type = ''] = (response.headers['content-type'] ?? '').split(';')
      return { bytes: await readAll(response, most), type: type.trim().toLowerCase() }
    } catch (error) {
      if (error instanceof HttpError) throw error
      signal.throwIfAborted()
      throw refuse(limit.aborted ? 'it takes too long' : 'the server does not answer')
    }
  }
}

async function readAll(response: http.IncomingMessage, most: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    // Leaving the loop ends the connection.
    if (bytes > most) throw refuse(`it is larger than ${Math.round(most / 1024 / 1024)} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
