/** Answers that a browser saves instead of showing. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export interface FileAnswer {
  /** With its extension; any characters. */
  name: string
  type: string
  content: Uint8Array | AsyncIterable<Uint8Array>
  /** What it cannot show of what it was made from, a sentence each. */
  losses?: readonly string[]
  /** At this address it is the same for everybody and for good. */
  isFixed?: boolean
}

/** Where an answer tells what its file cannot show: sentences, each percent-encoded, with commas between. */
const LOSSES = 'limner-losses'

/** The name for old and for new clients (RFC 6266): ASCII, and UTF-8 in percent signs. */
export function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** @param answer bytes are sent with their length, a stream as it comes */
export function sendFile(
  reply: FastifyReply,
  { name, type, content, losses = [], isFixed = false }: FileAnswer,
): FastifyReply {
  const kept = isFixed ? 'public, max-age=31536000, immutable' : 'private, no-store'
  reply.type(type).header('content-disposition', disposition(name)).header('cache-control', kept)
  if (losses.length > 0) reply.header(LOSSES, losses.map(encodeURIComponent).join(', '))
  if (content instanceof Uint8Array)
    return reply.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  return reply.send(Readable.from(content, { objectMode: false }))
}
