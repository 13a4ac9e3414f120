/** What a request says of the host that it asks: refused where it is none, and shown on pages only where it is near. */
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './problem.ts'

/** The host as the URL parser writes it; null: it is none. */
function parseHost(host: string): URL | null {
  if (/[\s/\\?#@]/.test(host)) return null
  const url = URL.parse(`http://${host}/`)
  return url && url.hostname !== '' ? url : null
}

/** An address, this machine, or a name that only a local network knows: nobody elsewhere can hold it. */
function isNear({ hostname }: URL): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return isIP(name) > 0 || !name.includes('.') || /\.(localhost|local|lan|internal|home\.arpa)$/.test(name)
}

export interface OwnAddress {
  /** Where it is known, it counts alone. */
  publicUrl: string | undefined
  port: number
}

/** The origin of links in mails: not the host that a request names, for whoever asks must not say where they lead. */
export const ownOrigin = ({ publicUrl, port }: OwnAddress): string => publicUrl ?? `http://localhost:${port}`

/** The origin that pages, feeds and links name: never a name that somebody else made up. */
export function originFor({ publicUrl, port }: OwnAddress): (request: FastifyRequest) => string {
  if (publicUrl !== undefined) return () => publicUrl
  return ({ protocol, host }) => {
    const url = parseHost(host)
    return url && isNear(url) ? `${protocol}://${url.host}` : `http://localhost:${port}`
  }
}

export function mountHostCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host }: FastifyRequest) => {
    if (host && !parseHost(host)) throw new HttpError('invalid', 'The Host header is not valid.')
  })
}
