/** Pictures in smaller sizes: made when one is first asked for, and kept. */
import { Readable } from 'node:stream'
import { type PictureWidth, THUMBNAIL_WIDTH } from '@limner/contract/picture-sizes'
import type { Threads } from '../threads/threads.ts'
import type { MediaFiles } from './files.ts'
import type { PictureSizesStore } from './sizes-store.ts'
import type { MediaRow } from './store.ts'

/** What all of them are. */
export const SIZE_TYPE = 'image/webp'

export interface SizesParts {
  files: MediaFiles
  store: PictureSizesStore
  threads: Pick<Threads, 'run'>
  /** Told why one was not kept. */
  onUnkept: (error: unknown) => void
}

export function openPictureSizes({ files, store, threads, onUnkept }: SizesParts) {
  const making = new Map<string, Promise<Uint8Array | null>>()

  async function make(source: string, width: PictureWidth): Promise<Uint8Array | null> {
    const picture = await files.get(source)
    if (!picture) return null
    const small = await threads.run('shrink', { picture, width })
    // Where nothing can be kept it is shown all the same.
    await files
      .put(small)
      .then((sha256) => store.add(source, width, sha256))
      .catch(onUnkept)
    return small
  }

  /** Whoever asks meanwhile waits for the same. */
  function madeOnce(source: string, width: PictureWidth): Promise<Uint8Array | null> {
    const key = `${source} ${width}`
    const made = making.get(key) ?? make(source, width).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    /** A WebP no wider than this; null: the picture itself is gone. */
    async stream({ sha256: source, thumbnailSha256 }: MediaRow, width: PictureWidth): Promise<Readable | null> {
      const painted = width === THUMBNAIL_WIDTH && thumbnailSha256 && (await files.stream(thumbnailSha256))
      if (painted) return painted
      const name = await store.find(source, width)
      const kept = name && (await files.stream(name))
      if (kept) return kept
      const made = await madeOnce(source, width)
      return made && Readable.from([made], { objectMode: false })
    },
  }
}
export type PictureSizes = ReturnType<typeof openPictureSizes>
