/** The two addresses of signing in through an identity provider: to it, and back from it. */

import { LOGIN_MESSAGES } from '@limner/contract/login-message'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/mount.ts'
import type { Cookies } from '../identity/cookies.ts'
import type { ProviderService } from './service.ts'

export interface ProviderMount {
  service: ProviderService
  cookies: Cookies
  recognise: (request: FastifyRequest) => Promise<Caller | null>
  onFailure: (error: unknown) => void
}

/** Characters of a token; of anything longer there is nothing to keep in a cookie. */
const TOKEN = 43

type Query = Record<string, string | string[] | undefined>
const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

export function mountProvider(app: FastifyInstance, { service, cookies, recognise, onFailure }: ProviderMount): void {
  const userIdOf = async (request: FastifyRequest): Promise<string | null> => {
    const caller = await recognise(request)
    return caller?.kind === 'user' ? caller.user.id : null
  }

  app.get<{ Querystring: Query }>('/sign-in/start', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const userId = one(request.query.connect) ? await userIdOf(request) : null
    if (one(request.query.connect) && !userId) return reply.redirect('/login?redirect=dashboard')
    try {
      const { redirect, invitation } = request.query
      const wanted = { redirect: one(redirect), invitation: one(invitation)?.slice(0, TOKEN) }
      const { location, errand } = await service.begin(wanted, userId)
      cookies.write(reply, 'limner_errand', errand)
      return reply.redirect(location)
    } catch (error) {
      onFailure(error)
      return reply.redirect(`/login?message=${encodeURIComponent(LOGIN_MESSAGES.providerFailed)}`)
    }
  })

  app.get('/sign-in/callback', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const kept = cookies.read(request, 'limner_errand')
    cookies.clear(reply, 'limner_errand')
    const query = URL.parse(request.url, 'http://server')?.search ?? ''
    return reply.redirect(await service.finish({ kept, query, userId: await userIdOf(request) }, request, reply))
  })
}
