/**
 * The built web's files, held in memory. Each text file is compressed once, at the first request for it, and not again.
 */
import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^(text|image\/svg|application\/(json|manifest))/
/** Vite names these by their content. */
const IMMUTABLE = /^\/assets\//

const encoders = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }) as Promise<Buffer>,
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }) as Promise<Buffer>,
}

interface Asset {
  url: string
  type: string
  etag: string
  bytes: Buffer
  encoded: Partial<Record<keyof typeof encoders, Promise<Buffer>>>
}

async function readAssets(root: string): Promise<Asset[]> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const assets = files.map(async (file) => {
    const type = TYPES[path.extname(file)]
    if (!type) return null
    const bytes = await fs.readFile(file)
    const etag = `"${crypto.createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return { url: `/${path.relative(root, file).replaceAll(path.sep, '/')}`, type, etag, bytes, encoded: {} }
  })
  return (await Promise.all(assets)).filter((asset) => asset !== null && !asset.url.startsWith('/.')) as Asset[]
}

/** Serves every known file below `root`, but no page and no hidden file. */
export async function mountAssets(app: FastifyInstance, root: string): Promise<void> {
  for (const asset of await readAssets(root)) {
    app.get(asset.url, { compress: false }, async (request, reply) => {
      const { bytes, encoded, etag, type, url } = asset
      reply.headers({
        etag,
        vary: 'accept-encoding',
        'cache-control': IMMUTABLE.test(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const accepted = request.headers['accept-encoding'] ?? ''
      const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
      reply.type(type)
      if (!encoding || !COMPRESSIBLE.test(type)) return reply.send(bytes)
      encoded[encoding] ??= encoders[encoding](bytes)
      return reply.header('content-encoding', encoding).send(await encoded[encoding])
    })
  }
}
