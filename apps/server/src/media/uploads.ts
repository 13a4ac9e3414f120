/** Pictures that people send: decoded within limits, re-encoded without whatever else they carried, and kept. */

import type { PictureFacts } from '@limner/engine'
import { requireAccess } from '../platform/access.ts'
import type { Limits } from '../platform/limits.ts'
import { HttpError } from '../platform/problem.ts'
import type { FetchRemote } from '../platform/remote-fetch.ts'
import type { Threads } from '../threads/threads.ts'
import { mediaUrl, readMediaUrl } from './address.ts'
import type { MediaFiles } from './files.ts'
import { asRefusal } from './refusal.ts'
import { sniffPicture } from './sniff.ts'
import type { MediaStore } from './store.ts'

const MAX_BYTES = 10 * 1024 * 1024
const HEAD = /^data:image\/(png|jpe?g|webp|gif|avif|svg\+xml)(?:;[\w=-]+)*;base64,/i

export interface StoredUpload {
  id: string
  url: string
  facts: PictureFacts
}
interface Owner {
  ownerId: string
  projectId: string | null
  /** A member of the project who sends it; absent: the owner does. */
  by?: string
}

function decode(dataUrl: string): { bytes: Buffer; type: string } {
  if (!dataUrl.startsWith('data:'))
    throw new HttpError(
      'unprocessable',
      'A picture must be a data: address, an https address, or one of our own /media/ addresses.',
    )
  const head = HEAD.exec(dataUrl.slice(0, 100))
  if (!head)
    throw new HttpError('unsupported-media', 'A picture must be a PNG, JPEG, WebP, GIF, AVIF or SVG file in base64.')
  const bytes = Buffer.from(dataUrl.slice(head[0].length), 'base64')
  if (bytes.length === 0) throw new HttpError('unprocessable', 'The picture is empty.')
  if (bytes.length > MAX_BYTES) throw new HttpError('too-large', 'A picture may be at most 10 MB.')
  return { bytes, type: `image/${head[1]?.toLowerCase().replace('jpg', 'jpeg')}` }
}

export interface UploadParts {
  files: MediaFiles
  store: MediaStore
  threads: Threads
  fetchOutside: FetchRemote
  /** Throws 413 where this person has no room for so many bytes. */
  storage: { requireBytes(ownerId: string, bytes: number, by?: string): Promise<void> }
  limits: Limits
}

/** Pictures that one person may send in a minute. */
const UPLOADS = 30

export function uploadService({ files, store, threads, fetchOutside, storage, limits }: UploadParts) {
  const senderOf = ({ by, ownerId }: Owner) => by ?? ownerId
  const count = (owner: Owner) => limits.count(`upload ${senderOf(owner)}`, UPLOADS)

  async function examined(bytes: Uint8Array, type: string, id: string) {
    // Whoever says one thing and sends another has something in mind, or a broken program.
    const real = sniffPicture(bytes)
    if (real && real !== type)
      throw new HttpError('unsupported-media', `The picture is labelled ${type}, but it is ${real}.`)
    return threads.examine({ bytes, media: id }).catch((error) => {
      throw asRefusal(error)
    })
  }

  async function keepBytes(bytes: Uint8Array, type: string, owner: Owner): Promise<StoredUpload> {
    await count(owner)
    return keepCounted(bytes, type, owner)
  }

  /** Throws 422 where there is no picture at the address, and as the fetch does. */
  async function fetchPicture(address: string, owner: Owner, signal: AbortSignal): Promise<StoredUpload> {
    // Counted before anything is fetched: what is not kept costs as much.
    await count(owner)
    await storage.requireBytes(owner.ownerId, 0, owner.by)
    const { bytes } = await fetchOutside(address, { most: MAX_BYTES, signal })
    const type = sniffPicture(bytes)
    if (!type) throw new HttpError('unprocessable', `There is no picture at ${new URL(address).host}.`)
    return keepCounted(bytes, type, owner)
  }

  async function keepCounted(bytes: Uint8Array, type: string, owner: Owner): Promise<StoredUpload> {
    await storage.requireBytes(owner.ownerId, bytes.length, owner.by)
    const id = crypto.randomUUID()
    const seen = await examined(bytes, type, id)
    const sha256 = await files.put(seen.bytes)
    const { width, height } = seen.facts
    const { ownerId, projectId } = owner
    const home = { id, ownerId, projectId }
    const row = { ...home, sha256, type: seen.type, bytes: seen.bytes.length, width, height, facts: seen.facts }
    return { id, url: mediaUrl(await store.add(row)), facts: seen.facts }
  }

  return {
    /** Keeps a data URL. Throws 413, 415 or 422 with a sentence for the sender. */
    async keep(dataUrl: string, owner: Owner): Promise<StoredUpload> {
      const { bytes, type } = decode(dataUrl)
      return keepBytes(bytes, type, owner)
    },

    /** Measures a data URL without keeping it. Throws as `keep` does. */
    async look(dataUrl: string, ownerId: string): Promise<PictureFacts> {
      await limits.count(`upload ${ownerId}`, UPLOADS)
      const { bytes, type } = decode(dataUrl)
      return (await examined(bytes, type, crypto.randomUUID())).facts
    },

    /** The address under which a picture is shown: one of ours as it is, anything else taken in. */
    async takeIn(address: string, owner: Owner, signal: AbortSignal): Promise<string> {
      if (address.startsWith('/media/')) return address
      if (address.startsWith('data:')) return (await this.keep(address, owner)).url
      return (await fetchPicture(address, owner, signal)).url
    },

    /** Keeps a picture that was made for somebody, as theirs. Throws as `keep` does. */
    keepBytes,

    /** Uses a picture of the sender's own, or of the project, as an upload there; one elsewhere is fetched, anything else decoded as a data URL. */
    async adopt(address: string, owner: Owner, signal: AbortSignal): Promise<StoredUpload> {
      const own = readMediaUrl(address)
      if (!own && /^https?:\/\//i.test(address)) return fetchPicture(address, owner, signal)
      if (!own) return this.keep(address, owner)
      const found = await store.find(own.id)
      const isHere = found !== null && found.row.projectId !== null && found.row.projectId === owner.projectId
      const seen = found && { ownerId: found.row.ownerId, isPublic: false, members: isHere ? found.members : [] }
      requireAccess('picture', seen, { ownerId: senderOf(owner) }, 'viewer')
      const row = found?.row as NonNullable<typeof found>['row']
      // One that belongs elsewhere stays there, with the people of that place: a project, or the kit whose logo it is.
      const isOurs = row.ownerId === owner.ownerId && row.projectId === owner.projectId
      if (row.facts && isOurs && !(await store.isLogo(row.id)))
        return { id: row.id, url: mediaUrl(row), facts: row.facts }
      const bytes = await files.get(row.sha256)
      if (!bytes) throw new HttpError('not-found', 'There is no such picture.')
      return keepBytes(bytes, row.type, owner)
    },
  }
}
export type UploadService = ReturnType<typeof uploadService>
