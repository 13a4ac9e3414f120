/** Answers as server-sent events, piece by piece, and what can go wrong in the middle of them. */
import type http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Script, Streamed } from '../adapters/recorded.ts'

/** Characters of a piece. */
const PIECE = 24

/** @param fault played where half of the text is said */
export async function sendStream(
  response: http.ServerResponse,
  { before, piece, after, named, end }: Streamed,
  { says, refuses }: Script,
  fault: string | null,
  pace: number,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const event = (body: object) =>
    `${named && 'type' in body ? `event: ${body.type}\n` : ''}data: ${JSON.stringify(body)}\n\n`
  for (const one of before) response.write(event(one))
  const pieces = refuses ? [] : (says.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [])
  const half = Math.ceil(pieces.length / 2)
  for (const [at, text] of pieces.entries()) {
    if (response.destroyed) return
    if (at === half && fault && (await breaks(response, fault))) return
    response.write(event(piece(text)))
    if (pace > 0) await sleep(pace)
  }
  for (const one of after) response.write(event(one))
  response.end(end === undefined ? '' : `data: ${end}\n\n`)
}

/** Whether nothing more is to be sent. */
async function breaks(response: http.ServerResponse, fault: string): Promise<boolean> {
  if (fault === 'stream hangs') return true
  if (fault === 'stream cut') {
    await sleep(20)
    response.destroy()
    return true
  }
  if (fault === 'stream without end') {
    response.end()
    return true
  }
  if (fault === 'stream fails') {
    const error = { type: 'overloaded_error', message: 'Overloaded', code: 'server_error' }
    response.write(`event: error\ndata: ${JSON.stringify({ type: 'error', sequence_number: 9, error })}\n\n`)
    response.end()
    return true
  }
  if (fault === 'stream garbled') response.write('data: {"choices": [{"del\n\n')
  if (fault === 'stream endless') {
    const part = `: ${' '.repeat(1024 * 1024)}\n\n`
    const more = () => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', more)
    more()
    return true
  }
  return false
}
