/** Pictures of other places in articles: fetched once, through the guarded fetcher, and served from here. */
import { isOwnPath } from '@limner/contract'
import { externalPictures, replacePictures } from '../../html/pictures.ts'
import { mediaUrl } from '../../media/address.ts'
import type { MediaFiles } from '../../media/files.ts'
import { HttpError } from '../../platform/problem.ts'
import type { FetchRemote } from '../../platform/remote-fetch.ts'
import type { Threads } from '../../threads/threads.ts'
import type { ArticlePicture } from './store.ts'

export interface PictureParts {
  files: MediaFiles
  threads: Threads
  fetchOutside: FetchRemote
}

/** What of an article holds pictures. */
export interface ArticlePictures {
  /** HTML. */
  content: string
  featuredImage: string | null
}

export interface Fetched {
  pictures: ArticlePicture[]
  /** For whoever brought the article: what could not be had, and why. */
  notes: string[]
}

const MAX_BYTES = 10 * 1024 * 1024
const TYPES = /^image\/(png|jpeg|webp|gif|avif)$/
/** Of one article. */
const MAX_PICTURES = 40
const CONCURRENCY = 4
/** Milliseconds for all pictures of an article. */
const TIMEOUT = 30_000

/** Addresses of other places, the large picture first, each once. */
export function externalPicturesIn({ content, featuredImage }: ArticlePictures): string[] {
  const large = featuredImage && !isOwnPath(featuredImage) ? [featuredImage] : []
  return [...new Set([...large, ...externalPictures(content)])]
}

/** The same with the pictures that are here; what is not here is left out. */
export function withPictures(article: ArticlePictures, pictures: readonly ArticlePicture[]): ArticlePictures {
  const addresses = new Map(pictures.map((picture) => [picture.source, mediaUrl(picture)]))
  const { content, featuredImage } = article
  return {
    content: replacePictures(content, addresses),
    featuredImage: featuredImage && !isOwnPath(featuredImage) ? (addresses.get(featuredImage) ?? null) : featuredImage,
  }
}

async function fetchOne(
  { files, threads, fetchOutside }: PictureParts,
  source: string,
  signal: AbortSignal,
): Promise<ArticlePicture> {
  const { bytes, type } = await fetchOutside(source, { most: MAX_BYTES, signal })
  if (!TYPES.test(type)) throw new HttpError('unprocessable', 'There is no picture at this address.')
  const id = crypto.randomUUID()
  const seen = await threads.examine({ bytes, media: id }, { signal })
  const sha256 = await files.put(seen.bytes)
  const { width, height } = seen.facts
  return { id, source, sha256, type: seen.type, bytes: seen.bytes.length, width, height, facts: seen.facts }
}

/** Fetches pictures, a few at a time. Contents may be left behind if the article is not kept. */
export type PictureFetcher = (sources: readonly string[]) => Promise<Fetched>

/** What cannot be had is asked for once, however many articles show it. */
export function pictureFetcher(parts: PictureParts, signal: AbortSignal): PictureFetcher {
  const failed = new Map<string, string>()

  async function fetchOr(source: string, limit: AbortSignal): Promise<ArticlePicture | string> {
    const before = failed.get(source)
    if (before) return before
    try {
      return await fetchOne(parts, source, limit)
    } catch (error) {
      signal.throwIfAborted()
      const why = error instanceof HttpError ? error.message : 'It could not be loaded in time.'
      const note = `The picture ${source} was left out. ${why}`
      failed.set(source, note)
      return note
    }
  }

  return async (sources) => {
    const fetched: Fetched = { pictures: [], notes: [] }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])
    const queue = sources.slice(0, MAX_PICTURES).values()
    const work = async () => {
      for (const source of queue) {
        const one = await fetchOr(source, limit)
        if (typeof one === 'string') fetched.notes.push(one)
        else fetched.pictures.push(one)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, work))
    for (const source of sources.slice(MAX_PICTURES))
      fetched.notes.push(
        `The picture ${source} was left out: an article may have at most ${MAX_PICTURES} from other sites.`,
      )
    return fetched
  }
}
