import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { LibraryService } from './service.ts'

export const libraryRoutes = (library: LibraryService): Pick<Handlers<Api>, 'searchLibrary' | 'getLibraryPicture'> => ({
  searchLibrary: async ({ query: { q, kind, count } }) => ({ items: await library.search(q, kind, count) }),
  getLibraryPicture: ({ query: { item } }) => library.picture(item),
})
