/** Clears away content that no row names: of deleted projects, and of generations that died before they were committed. */
import type { MediaFiles } from './files.ts'
import type { MediaStore } from './store.ts'

const HOUR = 3_600_000

/** Content younger than an hour stays: the row that needs it may be on its way. */
export async function sweepMedia(files: MediaFiles, store: MediaStore, now: Date): Promise<void> {
  for await (const sha256 of files.putBefore(new Date(now.getTime() - HOUR)))
    if (!(await store.isUsed(sha256))) await files.delete(sha256)
}
