/** Fetches the page of a business, politely: under our own name, and only what its site allows to be read. */
import robots from 'robots-parser'
import { HttpError } from '../../platform/problem.ts'
import {
  type FetchRemote,
  type RemoteFault,
  type RemoteFetchOptions,
  type RemoteFile,
  RemoteRefusal,
} from '../../platform/remote-fetch.ts'

/** Bytes and milliseconds of each; of what is longer, what comes first says enough. */
const PAGE = { most: 2_000_000, timeout: 12_000, takesBeginning: true }
const SHEET = { most: 500_000, timeout: 6_000, takesBeginning: true }
/** Characters of all of them. */
const SHEETS_MOST = 1_000_000
const STYLE = /^(?:text\/(?:css|plain))?$/
const LOGO = { most: 2_000_000, timeout: 6_000 }
const ROBOTS = { most: 200_000, timeout: 4_000, takesBeginning: true }

/** What sites know us by in their robots.txt. */
const AGENT = 'Limner'
/** @param home where to read about who asks */
const named = (home: string) => `Mozilla/5.0 (compatible; ${AGENT}/1.0; brand kit that a person asked for; +${home})`

/** Its types tell of a default export that its CommonJS has not. */
const robotsParser: typeof robots.default = Object(robots)

const HTML = new Set(['text/html', 'application/xhtml+xml', ''])
const LEADING_SCHEME = /^[a-z][a-z\d+.-]*:/i

const refused = (message: string) => new HttpError('unprocessable', message)

/** The address that somebody typed. Throws 422 */
export function pageAddress(typed: string): { url: URL; isSaid: boolean } {
  const isSaid = LEADING_SCHEME.test(typed) && !/^[\w.-]+:\d+(?:\/|$)/.test(typed)
  const url = URL.parse(isSaid ? typed : `https://${typed.replace(/^\/+/, '')}`)
  const isName =
    url !== null && (url.hostname.includes('.') || url.hostname.includes(':') || url.hostname === 'localhost')
  if (!url || !/^https?:$/.test(url.protocol) || !isName)
    throw refused('This is no web address. Write it like example.com.')
  url.hash = ''
  return { url, isSaid }
}

const SAID: Partial<Record<RemoteFault, (host: string) => string>> = {
  'not-public': (host) => `${host} does not lead to a public address. Only pages that everybody can see are read.`,
  port: (host) => `The address of ${host} names a port that is not allowed. Leave it away.`,
  address: () => 'This is no web address. Write it like example.com.',
  redirects: (host) => `${host} leads on and on, and never to a page. Copy the address of the page from your browser.`,
  time: (host) => `${host} takes too long to answer. Try again later, or make the kit by hand.`,
  silent: (host) => `Nobody answers at ${host}. Look whether the address is right, and try again.`,
  packed: (host) => `What ${host} sends is packed in a way that is not read here. Make the kit by hand.`,
}

function answeredWith(status: number | undefined, host: string): string {
  if (status === 404 || status === 410)
    return `There is no page at this address of ${host}. Look at it in your browser, and copy its address.`
  if (status === 401 || status === 403 || status === 429)
    return `${host} does not let programs read this page. Make the kit by hand, or take the colours from a picture of it.`
  return `${host} answers with an error just now. Try again later.`
}

function asSentence(error: unknown, host: string): unknown {
  if (!(error instanceof RemoteRefusal)) return error
  return refused(
    error.fault === 'status' ? answeredWith(error.answered, host) : (SAID[error.fault]?.(host) ?? error.message),
  )
}

const SNIFFED = /^[^<]{0,200}<(?:!doctype html|html|head|body|!--)/i
const DECLARED = /\bcharset=["']?([\w-]{1,40})/i

function decoded({ bytes, charset }: RemoteFile): string {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const label = charset || (DECLARED.exec(head)?.[1] ?? 'utf-8')
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes) // It names an encoding that does not exist.
  }
}

export interface PageSource {
  html: string
  url: string
}

export function pageFetcher(fetchPage: FetchRemote, home: string) {
  const ask: Ask = (address, options) => fetchPage(address, { ...options, unpacks: true, userAgent: named(home) })
  return { page: pages(ask), ...beside(ask) }
}
export type PageFetcher = ReturnType<typeof pageFetcher>

type Ask = (address: string, options: Omit<RemoteFetchOptions, 'userAgent' | 'unpacks'>) => Promise<RemoteFile>

/** @returns what reads a page. Throws 422 with a sentence for whoever typed the address */
function pages(ask: Ask) {
  /** Throws 422 where the site does not want this page to be read by programs. */
  async function requireAllowed(url: URL, signal: AbortSignal): Promise<void> {
    const address = new URL('/robots.txt', url).href
    const rules = await ask(address, { ...ROBOTS, signal }).catch(() => null)
    signal.throwIfAborted()
    if (rules && robotsParser(address, decoded(rules)).isDisallowed(url.href, AGENT))
      throw refused(`${url.host} does not want this page to be read by programs (robots.txt). Make the kit by hand.`)
  }

  async function either(url: URL, isSaid: boolean, signal: AbortSignal): Promise<RemoteFile> {
    try {
      return await ask(url.href, { ...PAGE, signal })
    } catch (error) {
      // Some small sites have no https; who writes it means it.
      if (isSaid || !(error instanceof RemoteRefusal) || error.fault !== 'silent') throw error
      return ask(url.href.replace(/^https:/, 'http:'), { ...PAGE, signal })
    }
  }

  return async (typed: string, signal: AbortSignal): Promise<PageSource> => {
    const { url, isSaid } = pageAddress(typed)
    await requireAllowed(url, signal)
    const file = await either(url, isSaid, signal).catch((error) => {
      throw asSentence(error, url.host)
    })
    const found = new URL(file.url)
    if (found.host !== url.host) await requireAllowed(found, signal)
    const html = decoded(file)
    if (!HTML.has(file.type) && !(file.type === 'text/plain' && SNIFFED.test(html)))
      throw refused(
        file.type.startsWith('image/')
          ? 'At this address is a picture, not a page. Save it, and choose “Take colours from a picture”.'
          : 'At this address is a file, not a page. Write the address of the home page.',
      )
    return { html, url: file.url }
  }
}

/** What a page names. */
const beside = (ask: Ask) => ({
  /** Those that come; a page is read without the others. */
  async sheets(addresses: readonly string[], signal: AbortSignal): Promise<string[]> {
    const files = await Promise.all(addresses.map((address) => ask(address, { ...SHEET, signal }).catch(() => null)))
    signal.throwIfAborted()
    let left = SHEETS_MOST
    return files.flatMap((file) => {
      if (!file || !STYLE.test(file.type) || left <= 0) return []
      const sheet = decoded(file).slice(0, left)
      left -= sheet.length
      return [sheet]
    })
  },

  /** Null: it does not come. */
  async logo(address: string, signal: AbortSignal): Promise<Uint8Array | null> {
    const file = await ask(address, { ...LOGO, signal }).catch(() => null)
    signal.throwIfAborted()
    return file?.bytes ?? null
  },
})
