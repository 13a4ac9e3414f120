/**
 * Who may do what, written down a second time: the server's tests ask the contract what an answer must be, so the contract
 * itself is held against this list. Whoever changes a right changes it in both places, and means it.
 */
import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './define.ts'

const RIGHTS: Record<string, string> = {
  'POST /api/register': 'none',
  'POST /api/login': 'none',
  'POST /api/logout': 'session',
  'GET /api/user': 'session',
  'PATCH /api/user': 'session',
  'GET /api/user/pending-email': 'session',
  'POST /api/confirm-email': 'none',
  'POST /api/user/password': 'session',
  'GET /api/user/sessions': 'session',
  'POST /api/user/sessions/end': 'session',
  'GET /api/user/export': 'session',
  'DELETE /api/user': 'session',
  'POST /api/reset-password': 'none',
  'POST /api/reset-password/confirm': 'none',
  'POST /api/generate-design': 'guest or session',
  'GET /api/quota': 'guest or session',
  'GET /api/models': 'guest or session',
  'GET /api/models/usage': 'session',
  'GET /api/projects/:id/models': 'guest or session, owner of the project',
  'GET /api/models/providers': 'admin session',
  'PUT /api/models/providers/:name/key': 'admin session, anyone of the provider',
  'DELETE /api/models/providers/:name/key': 'admin session, anyone of the provider',
  'POST /api/models/providers/:name/test': 'admin session, anyone of the provider',
  'POST /api/generate-design/stop': 'guest or session',
  'GET /api/prediction/:id': 'none, owner of the prediction',
  'GET /api/prediction/:id/events': 'none, owner of the prediction',
  'GET /api/designs/:id': 'none, public or owner of the design',
  'GET /api/projects': 'guest or session',
  'POST /api/projects': 'guest or session',
  'GET /api/projects/:id': 'none, public or owner of the project',
  'GET /api/projects/:id/full': 'none, public or owner of the project',
  'GET /api/projects/:id/designs': 'none, public or owner of the project',
  'PATCH /api/projects/:id': 'session, owner of the project',
  'DELETE /api/projects/:id': 'session, owner of the project',
  'GET /api/projects/:id/messages': 'none, public or owner of the project',
  'POST /api/projects/:id/messages': 'guest or session, owner of the project',
  'GET /api/designs/grouped': 'guest or session',
  'POST /api/designs/:id/remix': 'session, public or owner of the design',
  'POST /api/generate-code': 'guest or session',
  'POST /api/generate-replit-prompt': 'session',
  'POST /api/analyze-design': 'session',
  'GET /api/designs/:id/parts': 'none, owner of the design',
  'POST /api/designs/:id/operations': 'guest or session, owner of the design',
  'GET /api/designs/:id/export': 'session, public or owner of the design',
  'GET /api/pictures/:id/export': 'session, public or owner of the picture',
  'GET /api/projects/:id/export': 'session, public or owner of the project',
  'GET /api/designs/search': 'guest or session',
  'POST /api/projects/:id/summarize': 'guest or session, public or owner of the project',
  'GET /api/memory/context': 'guest or session',
  'GET /api/memory': 'session',
  'POST /api/memory/forget': 'session',
  'GET /api/blog/articles': 'none',
  'GET /api/blog/articles/:slug': 'none, anyone of the article',
  'DELETE /api/blog/articles/:slug': 'admin session, anyone of the article',
  'POST /api/blog/sync': 'admin session',
  'POST /api/blog/push': 'api key',
  'POST /api/blog/push/batch': 'api key',
  'POST /api/blog/sync/articles': 'api key',
  'GET /api/blog/articles/:slug/related': 'none, anyone of the article',
  'GET /api/blog/find': 'none',
  'GET /api/blog/sync/:bubbleId': 'api key, anyone of the article',
  'DELETE /api/blog/sync/:bubbleId': 'api key, anyone of the article',
  'POST /api/contact': 'none',
  'GET /api/contact/messages': 'admin session',
  'PATCH /api/contact/messages/:id': 'admin session, anyone of the message',
  'DELETE /api/contact/messages/:id': 'admin session, anyone of the message',
  'GET /api/keys': 'admin session',
  'POST /api/keys': 'admin session',
  'DELETE /api/keys/:id': 'admin session, anyone of the key',
  'GET /api/health/status': 'none',
}

const rightOf = ({ auth, subject }: Endpoint) => (subject ? `${auth}, ${subject.access} of the ${subject.noun}` : auth)

test('the rights of every endpoint are the ones that were meant', () => {
  const endpoints = Object.values<Endpoint>(api)
  expect(Object.fromEntries(endpoints.map((one) => [`${one.method} ${one.path}`, rightOf(one)]))).toEqual(RIGHTS)
})
