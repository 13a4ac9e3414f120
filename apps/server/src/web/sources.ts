/** The web from its sources, with hot reload on the same port: for development. */
import fs from 'node:fs/promises'
import path from 'node:path'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from '../platform/headers.ts'
import type { Entry, Web } from './pages.ts'

/** The preview frame's script, built when it is first asked for. */
function previewBuilder(root: string): () => Promise<string> {
  let script: Promise<string> | undefined
  return () => {
    script ??= (async () => {
      const { build } = await import('vite')
      const configFile = path.join(root, 'preview.config.ts')
      const result = await build({ configFile, logLevel: 'warn', build: { write: false } })
      const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
      return outputs.find((file) => file.type === 'chunk')?.code ?? ''
    })()
    return script
  }
}

export async function openSourceWeb(app: FastifyInstance, root: string): Promise<Web> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, cors: false, ws: { server: app.server } },
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    load: async (url) => ({
      html: await vite.transformIndexHtml(url, await fs.readFile(path.join(root, 'index.html'), 'utf8')),
      entry: (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry,
      files: () => '',
    }),
    // Vite's own inline scripts and styles have no nonce, and its channel is a socket.
    policy: (nonce) =>
      pagePolicy(nonce)
        .replaceAll(`'nonce-${nonce}'`, "'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:"),
    previewScript: previewBuilder(root),
  }
}
