/** Every answer that is not a success: one body, a request id, and nothing of the inside. */
import { ERRORS, type ErrorCode, type Problem } from '@limner/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isForeignKeyViolation, isStorageFull, loggableError } from '../db/failures.ts'
import { InvalidCursor } from '../db/pages.ts'
import { StorageUnavailable } from '../failure.ts'
import { codeOf, HttpError } from './problem.ts'

const OUT_OF_ROOM = 'The disk of this server is full: nothing was saved. Please tell the administrator.'

const NO_JSON = 'The body must be JSON, with the header “Content-Type: application/json”.'

const bytes = (count: number): string =>
  count < 1_000_000 ? `${Math.round(count / 1024)} KiB` : `${(count / 1_000_000).toFixed(1)} MB`

/**
 * What a thrown value is answered with.
 * @param most bytes that the body may have there
 */
export function asHttpError(error: unknown, most?: number): HttpError {
  if (error instanceof HttpError) return error
  if (isDatabaseUnavailable(error))
    return new HttpError('unavailable', 'The database cannot be reached at the moment. Please try again.', {
      retryAfter: 2,
    })
  if (error instanceof StorageUnavailable)
    return new HttpError('unavailable', 'Pictures cannot be reached at the moment. Please try again.', {
      retryAfter: 5,
    })
  if (isStorageFull(error)) return new HttpError('unavailable', OUT_OF_ROOM, { retryAfter: 60 })
  if (error instanceof InvalidCursor)
    return new HttpError('invalid', 'This cursor is not valid. Leave it out to begin with the first page.')
  if (isForeignKeyViolation(error))
    return new HttpError(
      'conflict',
      'The project this belongs to has just been moved or deleted. Please reload the page.',
    )
  const { statusCode: status = 500, message } = error as { statusCode?: number; message: string }
  if (status === 415) return new HttpError('unsupported-media', NO_JSON)
  if (status === 413 && most !== undefined)
    return new HttpError('too-large', `The body is too large: ${bytes(most)} is the most that is taken here.`)
  if (status >= 500) return new HttpError('internal', 'Something went wrong on our side. Please try again.')
  return new HttpError(codeOf(status), message)
}

export function problem(error: HttpError, requestId?: string): Problem {
  return {
    error: error.code,
    message: error.message,
    ...(error.issues && { issues: error.issues }),
    ...(requestId && { requestId }),
  }
}

export function sendProblem(reply: FastifyReply, error: HttpError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply
    .code(error.status)
    .type('application/json')
    .header('cache-control', 'no-store')
    .send(problem(error, reply.request.id))
}

export function mountFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    const answer = asHttpError(error, request.routeOptions.bodyLimit)
    // To be asked to come back later is an answer, and no failure.
    const isRefusal = error instanceof HttpError && error.retryAfter !== undefined
    if (answer.status >= 500 && !isRefusal)
      request.log.error({ failure: loggableError(error), requestId: request.id }, 'request failed')
    return sendProblem(reply, answer)
  })
}

const CLIENT_ERRORS: Record<string, { code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: { code: 'headers-too-large', message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'timeout', message: 'The request did not arrive in time.' },
}

/** For requests so broken that they never become one: answered on the bare socket. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const { code, message } = CLIENT_ERRORS[error.code ?? ''] ?? { code: 'invalid', message: 'This is not HTTP.' }
  const body = JSON.stringify({ error: code, message } satisfies Problem)
  socket.end(
    `HTTP/1.1 ${ERRORS[code]} ${code}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  )
}
