/** What pages show that is read before they are rendered, for the visitor who asks. */
import { HttpError } from '../platform/problem.ts'
import type { Source } from '../web/pages.ts'
import type { Services } from './services.ts'
import type { Stores } from './stores.ts'

function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.code === 'not-found') return null
  throw error
}

export const pageSource = ({ blog, gallery, readFullProject }: Services, { projects }: Stores): Source => ({
  articles: blog.newest,
  article: (slug) => blog.get(slug).catch(nullIfMissing),
  gallery: (query, callerId) => gallery.page(query, callerId),
  project: async (id, callerId) => {
    const found = await projects.ownership(id)
    if (!found?.isPublic && !(callerId && found?.ownerId === callerId)) return null
    return readFullProject(id).catch(nullIfMissing)
  },
})
