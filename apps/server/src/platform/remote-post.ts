/**
 * Sends something to an address that somebody named: public hosts by https, and what the operator has allowed. As in
 * remote-fetch.ts, the address is checked in the socket's own lookup. Redirects are not followed.
 */
import http from 'node:http'
import https from 'node:https'
import { hasCode, messageOf } from '../failure.ts'
import { type AddressGuard, addressNamed, guardedLookup, orRefuse, PUBLIC_ONLY } from './remote-fetch.ts'

export interface PostAnswer {
  status: number
  /** Its beginning. */
  text: string
}
export interface RemotePost {
  /** Why nothing is sent there; null: it may be. What a name leads to is seen when it is sent. */
  faultOf(address: string): string | null
  /** Rejects with a sentence where there is no answer. */
  send(address: string, headers: Record<string, string>, body: string): Promise<PostAnswer>
}

/** Milliseconds for all of it. */
const TIMEOUT = 10_000
/** Characters that are kept of an answer. */
const TEXT_MAX = 500
/** Ports below are other services': what they understand is not meant for them. */
const FREE_PORTS = 1024

const ANYTHING: AddressGuard = { isAllowedAddress: () => true, isAllowedPort: () => true }
const NOT_PUBLIC = 'It does not lead to a public address.'

/** @param ownHosts hosts of one's own network that are allowed: with http, too, and at any port */
export function remotePoster(ownHosts: readonly string[]): RemotePost {
  const isOwn = (url: URL) => ownHosts.includes(url.hostname)
  const guardOf = (url: URL): AddressGuard => (isOwn(url) ? ANYTHING : PUBLIC_ONLY)

  function faultOf(address: string): string | null {
    const url = URL.parse(address)
    if (!url || !['http:', 'https:'].includes(url.protocol)) return 'It is not a valid address.'
    if (url.username || url.password) return 'It contains a password.'
    if (isOwn(url)) return null
    if (url.protocol !== 'https:') return 'It must begin with https://.'
    if (url.port !== '' && Number(url.port) < FREE_PORTS) return 'It uses a port that is not allowed.'
    const named = addressNamed(url)
    return named && !PUBLIC_ONLY.isAllowedAddress(named) ? NOT_PUBLIC : null
  }

  return {
    faultOf,
    async send(address, headers, body) {
      const fault = faultOf(address)
      if (fault) throw new Error(fault)
      const limit = AbortSignal.timeout(TIMEOUT)
      try {
        const response = await post(new URL(address), guardOf(new URL(address)), { headers, body, signal: limit })
        return { status: response.statusCode ?? 0, text: await beginningOf(response) }
      } catch (error) {
        throw new Error(limit.aborted ? `No answer came within ${TIMEOUT / 1000} seconds.` : reasonOf(error))
      }
    },
  }
}

function post(
  url: URL,
  guard: AddressGuard,
  { headers, body, signal }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<http.IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const options = {
      ...{ method: 'POST', agent: false, signal, lookup: guardedLookup(guard, () => new Error(NOT_PUBLIC)) },
      headers: {
        ...{ 'content-type': 'application/json', 'user-agent': 'Limner-Webhooks' },
        ...{ 'content-length': String(Buffer.byteLength(body)), ...headers },
      },
    }
    orRefuse(request(url, options, resolve), reject).end(body)
  })
}

async function beginningOf(response: http.IncomingMessage): Promise<string> {
  let text = ''
  response.setEncoding('utf8')
  // Leaving the loop ends the connection.
  for await (const part of response as AsyncIterable<string>) {
    text += part
    if (text.length >= TEXT_MAX) break
  }
  return text.slice(0, TEXT_MAX).replaceAll('\0', '').toWellFormed()
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nobody answers at this address.',
  ECONNRESET: 'The connection was closed without an answer.',
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The host could not be looked up.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is not trusted.',
}

function reasonOf(error: unknown): string {
  if (messageOf(error) === NOT_PUBLIC) return NOT_PUBLIC
  const known = Object.keys(REASONS).find((code) => hasCode(error, code))
  return (known && REASONS[known]) ?? 'The connection failed.'
}
