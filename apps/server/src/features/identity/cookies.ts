/** The three cookies: session, guest, device. On HTTPS they are bound to this host by name (`__Host-`). */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

type CookieName = 'limner_session' | 'limner_guest' | 'limner_device'

const DAY = 86_400
export const SESSION_DAYS = 30
const AGE: Record<CookieName, number> = {
  limner_session: SESSION_DAYS * DAY,
  limner_guest: 365 * DAY,
  limner_device: 365 * DAY,
}

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
      reply.setCookie(fullName(request, name), value, { ...options(request), maxAge: AGE[name] })
    },
    clear: (reply, name) => {
      reply.clearCookie(fullName(reply.request, name), options(reply.request))
    },
  }
}
