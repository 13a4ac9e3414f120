/**
 * Bodies on their way in: what they take of the memory is reserved before the first byte is read, for each address and
 * in all, and a body that makes no progress is given up. The reservation stands until the answer is out, because what
 * was read is worked on until then.
 */
import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './problem.ts'
import { addressKey } from './rate-limit.ts'

const MIB = 1024 * 1024

export interface BodyGateOptions {
  /** Bytes of bodies that one address may have under way, and all together. */
  perAddress: number
  total: number
  /** Milliseconds in which at least `progress` bytes must come. */
  patience: number
  progress: number
}

/** Four of the largest uploads from one address; twelve from everybody. */
const DEFAULTS: BodyGateOptions = { perAddress: 60 * MIB, total: 180 * MIB, patience: 5_000, progress: 32 * 1024 }

export function mountBodyGate(app: FastifyInstance, options: Partial<BodyGateOptions> = {}): void {
  const { perAddress, total, patience, progress } = { ...DEFAULTS, ...options }
  const underWay = new Map<string, number>()
  let all = 0

  function reserve(request: FastifyRequest, reply: FastifyReply, bytes: number): void {
    const key = addressKey(request.ip)
    const before = underWay.get(key) ?? 0
    if (before + bytes > perAddress)
      throw new HttpError(
        'too-many-requests',
        'Too much data is being sent from your network at once. Please try again.',
        {
          retryAfter: 5,
        },
      )
    if (all + bytes > total)
      throw new HttpError('unavailable', 'Too much data is being sent at the moment. Please try again.', {
        retryAfter: 5,
      })
    all += bytes
    underWay.set(key, before + bytes)
    let released = false
    const release = () => {
      if (released) return
      released = true
      all -= bytes
      const left = (underWay.get(key) ?? 0) - bytes
      if (left > 0) underWay.set(key, left)
      else underWay.delete(key)
    }
    reply.raw.once('close', release)
    reply.raw.once('finish', release)
  }

  app.addHook('preParsing', async (request, reply, payload) => {
    const bytes = expectedBytes(request)
    if (bytes === 0) return payload
    // A small one could unpack to a large one.
    if (!/^(identity)?$/i.test(request.headers['content-encoding'] ?? ''))
      throw new HttpError(
        'unsupported-media',
        'Compressed bodies are not accepted: send this one without Content-Encoding.',
      )
    try {
      reserve(request, reply, bytes)
    } catch (error) {
      // Nothing of the body is read, so the connection is of no more use.
      reply.header('connection', 'close')
      throw error
    }
    return watched(payload, patience, progress, () => {
      // The rest of the body would be waited for, as long as it likes.
      reply.header('connection', 'close')
      reply.raw.once('finish', () => request.raw.socket.destroySoon())
    })
  })
}

/** What the body may come to: what it says of itself, at most what the route takes. */
function expectedBytes(request: FastifyRequest): number {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
  const most = request.routeOptions.bodyLimit
  if (length !== undefined) return Math.min(Number(length) || 0, most)
  return encoding === undefined ? 0 : most
}

function watched(
  payload: NodeJS.ReadableStream,
  patience: number,
  progress: number,
  onStalled: () => void,
): NodeJS.ReadableStream {
  let received = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length
      done(null, chunk)
    },
  })
  let seen = 0
  const timer = setInterval(() => {
    if (received - seen < progress) {
      onStalled()
      gate.destroy(new HttpError('timeout', 'The request did not arrive in time.'))
    }
    seen = received
  }, patience)
  payload.once('error', (error) => gate.destroy(error))
  payload.once('close', () => {
    if (!gate.writableEnded) gate.destroy(new HttpError('invalid', 'The request broke off.'))
  })
  // All of it is here, or nothing more is wanted.
  gate.once('finish', () => clearInterval(timer))
  gate.once('close', () => clearInterval(timer))
  // Whoever reads is told; where nobody does (the answer was out before), it concerns nobody.
  gate.on('error', () => undefined)
  payload.pipe(gate)
  return gate
}
