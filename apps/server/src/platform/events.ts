/** Server-sent events. */
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

/** Proxies close a connection that says nothing for a minute. */
const HEARTBEAT = 15_000

async function* frames(schema: z.ZodType, events: AsyncIterable<unknown>, signal: AbortSignal): AsyncGenerator<string> {
  const iterator = events[Symbol.asyncIterator]()
  try {
    let next = iterator.next()
    while (!signal.aborted) {
      let timer: NodeJS.Timeout | undefined
      const silence = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, HEARTBEAT, null)
      })
      const result = await Promise.race([next, silence])
      clearTimeout(timer)
      if (result === null) {
        yield ': still here\n\n'
        continue
      }
      if (result.done) return
      yield `data: ${JSON.stringify(schema.parse(result.value))}\n\n`
      next = iterator.next()
    }
  } finally {
    await iterator.return?.()
  }
}

/** The same values, once there is a first one: what fails before it is answered with its own status. */
export async function begun(events: AsyncIterable<unknown>): Promise<AsyncIterable<unknown>> {
  const iterator = events[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* () {
    try {
      for (let next = first; !next.done; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  })()
}

/** Sends each value as one event; ends with the values, or when the signal is aborted. */
export function sendEvents(
  reply: FastifyReply,
  schema: z.ZodType,
  events: AsyncIterable<unknown>,
  signal: AbortSignal,
): FastifyReply {
  return reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(frames(schema, events, signal)))
}
