/** Reading JSON of others: prototype poisoning and absurd depth are refused before anything looks at the value. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './problem.ts'

/** Levels that anything of ours needs, and some. */
export const DEPTH_MAX = 32

/** Does the value nest deeper than `max`? Its own stack, so that depth cannot exhaust ours. */
export function isDeeperThan(value: unknown, max: number): boolean {
  const stack: [unknown, number][] = [[value, 0]]
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const [part, depth] = entry
    if (typeof part !== 'object' || part === null) continue
    if (depth >= max) return true
    for (const child of Object.values(part)) if (typeof child === 'object') stack.push([child, depth + 1])
  }
  return false
}

/** Why a text is no JSON that is taken, with the place where there is one. */
function faultOf(body: string): string {
  try {
    JSON.parse(body)
    return 'a field has a name that is not allowed.'
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}.`
  }
}

export function mountJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body: string, done) => {
    // Clients that label an empty body as JSON mean no body.
    if (body === '') return done(null, undefined)
    return parse(request, body, (error, value) => {
      if (error) return done(new HttpError('invalid', `The body is not valid JSON: ${faultOf(body)}`))
      if (isDeeperThan(value, DEPTH_MAX))
        return done(new HttpError('invalid', `The body is nested deeper than ${DEPTH_MAX} levels.`))
      return done(null, value)
    })
  })
}
