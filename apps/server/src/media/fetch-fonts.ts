/**
 * Threads open own fonts from a folder. Where content is kept elsewhere, in object storage, the files that a task names are brought
 * there before it begins.
 */
import { ownFilesIn } from '@limner/engine/own-family'
import type { Threads } from '../threads/threads.ts'
import type { MediaFiles } from './files.ts'

/** The files that a task's input names, wherever in it. */
function filesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    for (const sha256 of ownFilesIn(value)) found.add(sha256)
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Map)) {
    for (const part of Object.values(value)) filesIn(part, found)
  }
  return found
}

/** @param disk the folder that the threads look into */
export function withFetchedFonts(
  threads: Threads,
  files: Pick<MediaFiles, 'get'>,
  disk: Pick<MediaFiles, 'has' | 'put'>,
): Threads {
  async function fetch(sha256: string): Promise<void> {
    if (await disk.has(sha256)) return
    const bytes = await files.get(sha256)
    if (bytes) await disk.put(bytes)
  }
  return {
    ...threads,
    async run(name, input, options) {
      await Promise.all([...filesIn(input)].map(fetch))
      return threads.run(name, input, options)
    },
  }
}
