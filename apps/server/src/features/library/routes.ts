import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { LibraryService } from './service.ts'

export const libraryRoutes = (
  library: LibraryService,
): Pick<Handlers<Api>, 'searchLibrary' | 'getLibraryPicture' | 'getLibraryFont'> => ({
  searchLibrary: async ({ query: { q, kind, count } }) => ({ items: await library.search(q, kind, count) }),
  getLibraryPicture: ({ query: { item } }) => library.picture(item),
  getLibraryFont: ({ query: { style, ...file } }) => library.fontFile({ ...file, italic: style === 'italic' }),
})
