/** Unknown addresses below /api, and known ones asked with another method. */
import type { Contract, Endpoint } from '@limner/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './failures.ts'
import { HttpError } from './problem.ts'

/** Where others have the number of a version. */
const NUMBERED = /^\/api\/v\d+(?=\/|$)/
/** So many neighbours are named. */
const NAMED = 6
const ALL = 'GET /api/openapi.json lists every address, the page /api-test shows them.'

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
const nounOf = (path: string): string => path.split('/')[2] ?? ''
/** 'project' and 'projects' are near one another. */
const isNear = (asked: string, noun: string): boolean =>
  asked !== '' && noun !== '' && (noun.startsWith(asked) || asked.startsWith(noun))

/** Answers 405 with the methods that there are, or 404 with the addresses that may be meant. */
export function answerUnknownApi(api: Contract) {
  const known = Object.values<Endpoint>(api).map(({ path, method }) => ({ path, pattern: pattern(path), method }))
  const methodsAt = (path: string) => known.filter((route) => route.pattern.test(path)).map(({ method }) => method)

  /** What may be meant. */
  function near(path: string): string {
    const asked = nounOf(path)
    const routes = known.filter((route) => isNear(asked, nounOf(route.path)))
    const places = [...new Set(routes.map((route) => route.path.replace(/:(\w+)/g, '{$1}')))]
    const more = places.length > NAMED ? `, and ${places.length - NAMED} more` : ''
    return places.length > 0 ? `There is ${places.slice(0, NAMED).join(', ')}${more}. ${ALL}` : ALL
  }

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const asked = request.url.split('?')[0] ?? ''
    const path = asked.replace(NUMBERED, '/api')
    const methods = methodsAt(path)
    if (path !== asked) {
      const told = methods.length > 0 ? `: ${path}.` : `, and nothing at ${path}. ${near(path)}`
      return sendProblem(reply, new HttpError('not-found', `There is no version in the addresses of this API${told}`))
    }
    // With its own method it was found, and has nothing there.
    if (methods.length === 0 || methods.some((method) => method === request.method))
      return sendProblem(reply, new HttpError('not-found', `There is nothing at this address. ${near(path)}`))
    const allowed = methods.join(', ')
    reply.header('allow', allowed)
    return sendProblem(reply, new HttpError('method-not-allowed', `This address only accepts ${allowed}.`))
  }
}
