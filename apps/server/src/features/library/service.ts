/** Our own icons, drawings and marks, for whoever puts one into a design, and our fonts, for whoever writes in one. */
import type { FontFileName, LibraryKind } from '@limner/engine'
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
  async fontFile(asked: FontFileName): Promise<FileAnswer> {
    const content = await threads.run('fontFile', asked)
    if (!content) throw new HttpError('not-found', 'There is no such font.')
    return { name: `${asked.family} ${asked.part}.woff2`, type: 'font/woff2', content, isFixed: true }
  },
})
export type LibraryService = ReturnType<typeof libraryService>
