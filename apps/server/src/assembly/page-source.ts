/** What pages show that is read before they are rendered, for the visitor who asks. */

import type { PageSource } from '@limner/contract/types'
import { requireAccess } from '../platform/access.ts'
import { HttpError } from '../platform/problem.ts'
import type { Services } from './services.ts'
import type { Stores } from './stores.ts'
import { workspaceStart } from './workspace-start.ts'

function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.code === 'not-found') return null
  throw error
}

export function pageSource(services: Services, { projects }: Stores, callerId: string | undefined): PageSource {
  const { blog, brandFonts, brandKits, gallery, readFullProject, reviews } = services
  const project: PageSource['project'] = async (id) => {
    const caller = callerId === undefined ? null : { ownerId: callerId }
    try {
      const seen = requireAccess('project', await projects.ownership(id), caller, 'public or viewer')
      return await readFullProject(id, seen)
    } catch (error) {
      if (error instanceof HttpError && error.code === 'forbidden') return 'private'
      return nullIfMissing(error)
    }
  }
  return {
    articles: blog.find,
    related: blog.related,
    article: (slug) => blog.get(slug).catch(nullIfMissing),
    gallery: (query) => gallery.page(query, callerId),
    project,
    shared: (token) => reviews.shared(token, callerId).catch(nullIfMissing),
    workspace: workspaceStart(services, callerId, project),
    brand: async () => {
      if (callerId === undefined) return null
      const [own, shared, fonts] = await Promise.all([
        brandKits.listOf(callerId),
        brandKits.sharedWith(callerId),
        brandFonts.listOf(callerId),
      ])
      return { own, shared, fonts }
    },
  }
}
