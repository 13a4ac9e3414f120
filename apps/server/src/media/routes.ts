/** `/media/{id}.{extension}`: pictures, to those who may see them. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Threads } from '../jobs/threads.ts'
import { sendProblem } from '../platform/failures.ts'
import { type Caller, requireAccess } from '../platform/mount.ts'
import { HttpError } from '../platform/problem.ts'
import { readMediaUrl, THUMBNAIL_WIDTH } from './address.ts'
import type { MediaFiles } from './files.ts'
import { picturesOf } from './scene-pictures.ts'
import type { MediaRow, MediaStore } from './store.ts'

export interface MediaParts {
  files: MediaFiles
  store: MediaStore
  threads: Threads
  recognise: (request: FastifyRequest) => Promise<Caller | null>
}

/** A picture opened as a page of its own may draw itself and nothing else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox"

export function mountMedia(app: FastifyInstance, { files, store, threads, recognise }: MediaParts): void {
  const missing = (reply: FastifyReply) => sendProblem(reply, new HttpError('not-found', 'There is no such picture.'))

  async function sendVector(row: MediaRow, reply: FastifyReply) {
    const scene = row.designId === null ? null : await store.findScene(row.designId)
    if (!scene || row.artboard === null) return missing(reply)
    const pictures = await picturesOf(scene, store, files)
    return reply.type('image/svg+xml').send(await threads.run('vector', { scene, artboard: row.artboard, pictures }))
  }

  app.get<{ Querystring: { w?: string } }>('/media/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?')
    const address = readMediaUrl(path)
    const width = request.query.w
    if (!address || (width !== undefined && width !== String(THUMBNAIL_WIDTH)) || query.length > 200)
      return missing(reply)
    const found = await store.find(address.id)
    if (!found) return missing(reply)
    const { row, isPublic } = found
    const caller = await recognise(request)
    requireAccess('picture', { ownerId: row.ownerId, isPublic }, caller, 'public or owner')

    const vector = address.extension === 'svg'
    const sha256 = width === undefined ? row.sha256 : row.thumbnailSha256
    if (sha256 === null) return missing(reply)
    const etag = vector ? `"${row.sha256}-svg"` : `"${sha256}"`
    const owner = caller?.ownerId === row.ownerId
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': owner ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      // Another person at the same browser asks again.
      vary: 'cookie',
      etag,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (vector) return sendVector(row, reply)
    const stream = await files.stream(sha256)
    if (!stream) return missing(reply)
    return reply.type(width === undefined ? row.type : 'image/webp').send(stream)
  })
}
