/**
 * Forms of pages, sent without scripts. The contact form works all the same; the others lead back to their page, which
 * says that they need scripts. What is sent to a page is never answered as data.
 */
import type { FormOutcome, Problem } from '@limner/contract/types'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type PagesOptions, sendPage } from './pages.ts'

/** Bytes: ten thousand characters of a message, each an escape of a few. */
const FORM_MAX = 256 * 1024
const FORM = 'application/x-www-form-urlencoded'

const valuesOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''))

/** As the page would have sent it: the same endpoint, with its rules and its limit. */
async function sendMessage(app: FastifyInstance, request: FastifyRequest): Promise<FormOutcome> {
  const values = valuesOf(request.body)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    remoteAddress: request.ip,
    headers: { host: request.host },
    payload: values,
  })
  if (answer.statusCode === 201) return { sent: true }
  const { message, issues = [] } = answer.json<Problem>()
  const faults = issues.map((issue) => [issue.path.replace(/^body\./, ''), issue.message])
  return { sent: false, values, faults: Object.fromEntries(faults), message }
}

export async function mountForms(app: FastifyInstance, pages: PagesOptions): Promise<void> {
  // A scope of its own: the API takes JSON only.
  await app.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_MAX }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/contact', async (request, reply) => sendPage(request, reply, pages, await sendMessage(app, request)))
    scope.post('/*', (request, reply) => {
      if (/^\/(api|media|assets)(\/|$)/.test(request.url) || !request.headers['content-type']?.startsWith(FORM))
        return reply.callNotFound()
      const page = URL.parse(request.url, 'http://page')
      return reply.redirect(page ? page.pathname.replace(/^[/\\]+/, '/') + page.search : '/', 303)
    })
  })
}
