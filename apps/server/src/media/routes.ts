/** `/media/{id}.{extension}`: pictures, to those who may see them. */
import type { Scene } from '@limner/engine'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireAccess } from '../platform/access.ts'
import { sendProblem } from '../platform/failures.ts'
import type { Limits } from '../platform/limits.ts'
import { MemoryCache } from '../platform/memory-cache.ts'
import type { Caller } from '../platform/mount.ts'
import { HttpError } from '../platform/problem.ts'
import { addressKey } from '../platform/rate-limit.ts'
import type { Threads } from '../threads/threads.ts'
import { readMediaUrl, THUMBNAIL_WIDTH } from './address.ts'
import type { MediaFiles } from './files.ts'
import { picturesOf } from './scene-pictures.ts'
import { type MediaRow, type MediaStore, ownershipOf } from './store.ts'

export interface MediaParts {
  files: MediaFiles
  store: MediaStore
  threads: Threads
  limits: Limits
  recognise: (request: FastifyRequest) => Promise<Caller | null>
}

/** Vectors that one address may have drawn in a minute, and characters of them that are kept. */
const DRAWINGS = 240
const DRAWINGS_KEPT = 16_000_000

/** A picture opened as a page of its own may draw itself and nothing else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox"

export function mountMedia(app: FastifyInstance, { files, store, threads, limits, recognise }: MediaParts): void {
  const drawings = new MemoryCache(DRAWINGS_KEPT)
  const missing = (reply: FastifyReply) => sendProblem(reply, new HttpError('not-found', 'There is no such picture.'))

  async function draw(scene: Scene, artboard: number): Promise<string> {
    return threads.run('vector', { scene, artboard, pictures: await picturesOf(scene, store, files) })
  }

  async function sendVector({ id, designId, artboard }: MediaRow, request: FastifyRequest, reply: FastifyReply) {
    await limits.count(`drawing ${addressKey(request.ip)}`, DRAWINGS)
    const scene = designId === null ? null : await store.findScene(designId)
    if (!scene || artboard === null) return missing(reply)
    // A version of a design is never changed.
    return reply.type('image/svg+xml').send(await drawings.get(id, () => draw(scene, artboard)))
  }

  app.get<{ Querystring: { w?: string } }>('/media/*', async (request, reply) => {
    const width = request.query.w
    const address = readRequest(request.url, width)
    const found = address && (await store.find(address.id))
    if (!found) return missing(reply)
    const { row } = found
    const { access } = requireAccess('picture', ownershipOf(found), await recognise(request), 'public or viewer')

    const vector = address.extension === 'svg'
    const sha256 = width === undefined ? row.sha256 : row.thumbnailSha256
    if (sha256 === null) return missing(reply)
    const etag = vector ? `"${row.sha256}-svg"` : `"${sha256}"`
    reply.headers({
      'content-security-policy': POLICY,
      // Whoever is not the owner may lose sight of it.
      'cache-control': access === 'owner' ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      // Another person at the same browser asks again.
      vary: 'cookie',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (vector) return sendVector(row, request, reply)
    const stream = await files.stream(sha256)
    if (!stream) return missing(reply)
    return reply.type(width === undefined ? row.type : 'image/webp').send(stream)
  })
}

/** The picture that a request is for; undefined where none of ours can be meant. */
function readRequest(url: string, width: string | undefined): ReturnType<typeof readMediaUrl> | undefined {
  const [path = '', query = ''] = url.split('?')
  const isOurs = (width === undefined || width === String(THUMBNAIL_WIDTH)) && query.length <= 200
  return isOurs ? readMediaUrl(path) : undefined
}
