/** Serves the web's pages, rendered here with the visitor known: from the build, or from the sources with hot reload. */
import crypto from 'node:crypto'
import { LANGUAGE_COOKIE } from '@limner/contract/language'
import { DESIGNS_COOKIE, PROJECT_COOKIE, TAB_COOKIE } from '@limner/contract/pages'
import type { FormOutcome, PageSource, RenderedPage, Site, Visitor } from '@limner/contract/types'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, hasAlready } from '../platform/etag.ts'
import { sendProblem } from '../platform/failures.ts'
import type { Caller } from '../platform/mount.ts'
import { HttpError } from '../platform/problem.ts'

/** What the web's entry-server.tsx exports. */
export interface Entry {
  /** Paths of the pages that search engines should know. */
  publicPaths: string[]
  render(path: string, visitor: Visitor): Promise<RenderedPage>
}

export interface Web {
  /** The frame around every page, the code that renders it, and what its head gets of style and files. */
  load(path: string): Promise<{ html: string; entry: Entry; files: (page: RenderedPage, nonce: string) => string }>
  policy(nonce: string): string
  /** The script of the frame in which generated code is shown. */
  previewScript(): Promise<Uint8Array | string>
}

export interface PagesOptions {
  web: Web
  /** Who asks; null: nobody known. */
  recognise: (request: FastifyRequest) => Promise<Caller | null>
  originOf: (request: FastifyRequest) => string
  site: Site
  sourceFor: (callerId: string | undefined) => PageSource
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { web, recognise, originOf, site, sourceFor }: PagesOptions,
  form?: FormOutcome,
) {
  const nonce = crypto.randomBytes(16).toString('base64url')
  const { html, entry, files } = await web.load(request.url)
  // A page without the visitor is better than no page while the database is away.
  const caller = await recognise(request).catch(() => null)
  const user = caller?.kind === 'user' ? caller.user : null
  const source = sourceFor(caller?.ownerId)
  const page = await entry.render(request.url, {
    user,
    nonce,
    origin: originOf(request),
    site,
    source,
    language: { chosen: request.cookies[LANGUAGE_COOKIE], accepted: request.headers['accept-language'] },
    place: {
      tab: request.cookies[TAB_COOKIE],
      project: request.cookies[PROJECT_COOKIE],
      designs: request.cookies[DESIGNS_COOKIE],
    },
    ...(form && { form }),
  })
  const cacheControl = page.isPersonal ? 'private, no-store' : 'private, no-cache'
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-language, cookie' })
  if (page.redirect) return reply.redirect(page.redirect, page.status)
  const whole = html
    .replace('<html lang="en">', () => `<html lang="${page.language}" dir="${page.direction}">`)
    .replace('<!--head-->', () => page.head + files(page, nonce))
    .replace('<!--app-->', () => page.body)
    .replace('<!--data-->', () => page.data)
  // The same page differs in nothing but its nonce.
  const etag = page.status === 200 && !page.isPersonal ? etagOf(whole.replaceAll(nonce, '')) : null
  if (etag) reply.header('etag', etag)
  // What the browser has is good with the policy that came with it, and with no other.
  if (etag && hasAlready(request, etag)) return reply.removeHeader('content-security-policy').code(304).send()
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', web.policy(nonce))
    .send(whole)
}

export function mountPages(app: FastifyInstance, options: PagesOptions): void {
  // A route, not the handler of unknown addresses: pages are compressed like any other answer.
  app.get('/*', (request, reply) => {
    if (/^\/(api|media|assets)(\/|$)/.test(request.url)) return reply.callNotFound()
    return sendPage(request, reply, options)
  })
}

/** For a server whose web has not been built. */
export function mountNoPages(app: FastifyInstance): void {
  app.get('/*', (request, reply) => {
    if (/^\/(api|media)(\/|$)/.test(request.url)) return reply.callNotFound()
    return sendProblem(reply, new HttpError('unavailable', 'The web pages are not built yet: "npm start" builds them.'))
  })
}
