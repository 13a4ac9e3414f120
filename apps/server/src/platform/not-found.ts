/** Unknown addresses below /api, and known ones asked with another method. */
import type { Contract, Endpoint } from '@limner/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './failures.ts'
import { HttpError } from './problem.ts'

/** Where others have the number of a version. */
const NUMBERED = /^\/api\/v\d+(?=\/)/

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Answers 405 with the methods that there are, or 404. */
export function answerUnknownApi(api: Contract) {
  const known = Object.values<Endpoint>(api).map(({ path, method }) => ({ path: pattern(path), method }))
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0] ?? ''
    if (NUMBERED.test(path))
      return sendProblem(
        reply,
        new HttpError(
          'not-found',
          `There is no version in the addresses of this API: ${path.replace(NUMBERED, '/api')}.`,
        ),
      )
    const methods = known.filter((route) => route.path.test(path)).map((route) => route.method)
    // With its own method it was found, and has nothing there.
    if (methods.length === 0 || methods.some((method) => method === request.method))
      return sendProblem(reply, new HttpError('not-found', 'There is nothing at this address.'))
    const allowed = methods.join(', ')
    reply.header('allow', allowed)
    return sendProblem(reply, new HttpError('method-not-allowed', `This address only accepts ${allowed}.`))
  }
}
