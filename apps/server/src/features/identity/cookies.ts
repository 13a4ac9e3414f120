/** The cookies: session, guest, device, and an errand at an identity provider. On HTTPS they are bound to this host by name (`__Host-`). */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

type CookieName = 'limner_session' | 'limner_guest' | 'limner_device' | 'limner_errand'

/** How long each is kept. */
export const COOKIE_DAYS: Record<CookieName, number> = {
  limner_session: 30,
  limner_guest: 365,
  limner_device: 365,
  limner_errand: 1,
}
const DAY = 86_400

export interface Cookies {
  read(request: FastifyRequest, name: CookieName): string | undefined
  write(reply: FastifyReply, name: CookieName, value: string): void
  clear(reply: FastifyReply, name: CookieName): void
}

/** `publicUrl` decides about HTTPS where it is set; otherwise each request does. */
export function cookieJar(publicUrl: string | undefined): Cookies {
  const isSecure = (request: FastifyRequest) =>
    publicUrl !== undefined ? publicUrl.startsWith('https:') : request.protocol === 'https'
  const fullName = (request: FastifyRequest, name: CookieName) => (isSecure(request) ? `__Host-${name}` : name)
  const options = (request: FastifyRequest): CookieSerializeOptions => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
  })
  return {
    read: (request, name) => request.cookies[fullName(request, name)],
    write: (reply, name, value) => {
      const { request } = reply
      reply.setCookie(fullName(request, name), value, { ...options(request), maxAge: COOKIE_DAYS[name] * DAY })
    },
    clear: (reply, name) => {
      reply.clearCookie(fullName(reply.request, name), options(reply.request))
    },
  }
}
