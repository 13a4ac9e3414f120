/**
 * A reverse proxy as plain as can be: the next request goes to the next server, whoever sends it. Who cannot be reached is passed
 * over; what breaks off under way is answered 502, or breaks off.
 */
import http from 'node:http'
import { listen } from './listen.ts'

export interface RoundRobin {
  url: string
  /** Requests that each server has had. */
  counts: number[]
  close(): void
}

function ask(target: string, { method, url, headers }: http.IncomingMessage, body: Buffer) {
  let upstream: http.ClientRequest | undefined
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
    upstream = http.request(new URL(url ?? '/', target), { method, headers, agent: false }, resolve)
    upstream.on('error', reject)
    upstream.end(body)
  })
  return { answer, cancel: () => upstream?.destroy() }
}

const isUnreachable = (error: unknown): boolean => {
  const causes = error instanceof AggregateError ? error.errors : [error]
  return causes.every((cause) => cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')
}

/** @param targets addresses of the servers, asked anew for each request */
export async function startRoundRobin(targets: () => readonly string[]): Promise<RoundRobin> {
  let turn = 0
  const counts: number[] = []

  async function forward(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const all = targets()
    for (let tries = 0; tries < all.length; tries++) {
      const number = turn++ % all.length
      const { answer, cancel } = ask(all[number] ?? '', request, body)
      response.once('close', cancel)
      try {
        const got = await answer
        counts[number] = (counts[number] ?? 0) + 1
        response.writeHead(got.statusCode ?? 502, got.headers)
        got.on('error', () => response.destroy())
        got.pipe(response)
        return
      } catch (error) {
        response.off('close', cancel)
        if (!isUnreachable(error)) break
      }
    }
    if (!response.headersSent) response.writeHead(502)
    response.end()
  }

  const server = http.createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    counts,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
