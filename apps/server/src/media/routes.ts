/** `/media/{id}.{extension}`: pictures, to those who may see them; with `?w=` a smaller version. */
import { PICTURE_WIDTHS, type PictureWidth } from '@limner/contract/picture-sizes'
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
import { readMediaUrl } from './address.ts'
import type { MediaFiles } from './files.ts'
import { picturesOf } from './scene-pictures.ts'
import { type PictureSizes, SIZE_TYPE } from './sizes.ts'
import { type MediaRow, type MediaStore, ownershipOf } from './store.ts'

export interface MediaParts {
  files: MediaFiles
  sizes: PictureSizes
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

export function mountMedia(
  app: FastifyInstance,
  { files, sizes, store, threads, limits, recognise }: MediaParts,
): void {
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

  app.get('/media/*', async (request, reply) => {
    const asked = readRequest(request.url)
    const found = asked && (await store.find(asked.id))
    if (!found) return missing(reply)
    const { row } = found
    const { access } = requireAccess('picture', ownershipOf(found), await recognise(request), 'public or viewer')

    const { width, isVector } = asked
    const etag = `"${row.sha256}${isVector ? '-svg' : width ? `-${width}` : ''}"`
    reply.headers({
      'content-security-policy': POLICY,
      // Whoever is not the owner may lose sight of it.
      'cache-control': access === 'owner' ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      // Another person at the same browser asks again.
      vary: 'cookie',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (isVector) return sendVector(row, request, reply)
    const stream = width ? await sizes.stream(row, width) : await files.stream(row.sha256)
    if (!stream) return missing(reply)
    return reply.type(width ? SIZE_TYPE : row.type).send(stream)
  })
}

interface Asked {
  id: string
  isVector: boolean
  /** Null: as it is. */
  width: PictureWidth | null
}

/** What a request is for; null where none of ours can be meant. */
function readRequest(url: string): Asked | null {
  const [path = '', query = ''] = url.split('?')
  const address = query.length <= 200 ? readMediaUrl(path) : null
  if (!address) return null
  const asked = new URLSearchParams(query).getAll('w')
  const width = PICTURE_WIDTHS.find((one) => asked[0] === String(one)) ?? null
  if (asked.length > 1 || (asked.length === 1 && !width)) return null
  return { id: address.id, isVector: address.extension === 'svg', width }
}
