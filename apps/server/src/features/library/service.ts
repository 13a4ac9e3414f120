/** Our own icons, drawings and marks, for whoever puts one into a design. */
import type { LibraryKind } from '@limner/engine'
import type { FileAnswer } from '../../platform/file-answer.ts'
import { HttpError } from '../../platform/problem.ts'
import type { Threads } from '../../threads/threads.ts'

export const libraryService = (threads: Pick<Threads, 'run'>) => ({
  /** Those that show what the words say. */
  async search(words: string, kind: LibraryKind | undefined, count: number) {
    const items = await threads.run('library', { words, count, ...(kind && { kind }) })
    return items.map((item) => ({ ...item, preview: `/api/library/picture?item=${encodeURIComponent(item.id)}` }))
  },
  async picture(item: string): Promise<FileAnswer> {
    const content = await threads.run('libraryPicture', { item })
    if (!content) throw new HttpError('not-found', 'There is no such drawing.')
    return { name: `${item.split(':').at(-1)}.png`, type: 'image/png', content }
  },
})
export type LibraryService = ReturnType<typeof libraryService>
