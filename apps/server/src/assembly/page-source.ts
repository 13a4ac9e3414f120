/** What pages show that is read before they are rendered, for the visitor who asks. */

import type { PageSource } from '@limner/contract/types'
import { HttpError } from '../platform/problem.ts'
import type { Services } from './services.ts'
import type { Stores } from './stores.ts'

function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.code === 'not-found') return null
  throw error
}

export const pageSource = (
  { blog, gallery, readFullProject }: Services,
  { projects }: Stores,
  callerId: string | undefined,
): PageSource => ({
  articles: blog.find,
  related: blog.related,
  article: (slug) => blog.get(slug).catch(nullIfMissing),
  gallery: (query) => gallery.page(query, callerId),
  project: async (id) => {
    const found = await projects.ownership(id)
    if (!found) return null
    if (!found.isPublic && found.ownerId !== callerId) return 'private'
    return readFullProject(id).catch(nullIfMissing)
  },
})
