/**
 * The frame in which generated code is shown, at an address of its own: no origin, no cookies, no network, no way to
 * navigate the page around it. Fonts are fetched by the page, which hands them in as data.
 */
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendProblem } from '../platform/failures.ts'
import { HttpError } from '../platform/problem.ts'

/** `sandbox` also holds where the address is opened by itself; 'unsafe-eval' is what compiled code needs to run at all. */
const POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title><style>body{margin:0}</style></head><body><div id="root"></div><script src="/code-preview/frame.js"></script></body></html>'

/** A style sheet or a file of a font package. */
const FONT = /^(@fontsource(?:-variable)?\/[a-z0-9-]+)\/((?:[a-z0-9-]+)\.css|files\/[a-z0-9-]+\.woff2)$/
const DAY = 'public, max-age=86400'

const require = createRequire(import.meta.resolve('@limner/engine'))

/** @param script gives the frame's script, anew each time */
export function mountCodePreview(app: FastifyInstance, script: () => Promise<Uint8Array | string>): void {
  app.get('/code-preview', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN', 'cache-control': DAY })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  )

  app.get('/code-preview/frame.js', async (_request, reply) =>
    reply
      // A frame without an origin is another site to the browser.
      .headers({ 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=300' })
      .type('text/javascript; charset=utf-8')
      .send(await script()),
  )

  const missing = (reply: FastifyReply) => sendProblem(reply, new HttpError('not-found', 'There is no such font.'))
  app.get<{ Params: { '*': string } }>('/code-preview/fonts/*', async (request, reply) => {
    const name = request.params['*']
    if (!FONT.test(name)) return missing(reply)
    let file: string
    try {
      file = require.resolve(name)
    } catch {
      return missing(reply)
    }
    return reply
      .header('cache-control', DAY)
      .type(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2')
      .send(await fs.readFile(file))
  })
}
