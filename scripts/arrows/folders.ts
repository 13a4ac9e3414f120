/** Folders that one can look over: no more files side by side than fit on a screen. */
import path from 'node:path'

const MAX_FILES = 40

/** Folders from before the limit, with the number of files that they may have until they are sorted: it only falls. */
const CROWDED: Readonly<Record<string, number>> = {
  'packages/engine/src/brief': 81,
  'packages/engine/src/edit': 55,
}

/** @returns for each folder with too many files side by side how many there are, and how many may be */
export function crowdedFolders(files: readonly string[]): { folder: string; count: number; most: number }[] {
  const counts = Map.groupBy(files, (file) => path.posix.dirname(file))
  return [...counts].flatMap(([folder, { length: count }]) => {
    const most = CROWDED[folder] ?? MAX_FILES
    return count > most ? [{ folder, count, most }] : []
  })
}
