import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { DesignSearchService } from '../designs/search-service.ts'
import type { SummaryService } from '../projects/summary-service.ts'
import type { MemoryService } from './service.ts'

/** Finding again: by words, in short, from memory. */
export const recallRoutes = (
  search: DesignSearchService,
  summaries: SummaryService,
  memory: MemoryService,
): Pick<Handlers<Api>, 'searchDesigns' | 'summarizeProject' | 'memoryContext' | 'listMemory' | 'forgetMemory'> => ({
  searchDesigns: ({ query }, { caller }) => search.search(caller.ownerId, query),
  summarizeProject: ({ params }) => summaries.summarize(params.id),
  memoryContext: ({ query }, { caller }) => memory.context(caller.ownerId, query.prompt),
  listMemory: (_input, { caller }) => memory.list(caller.user.id),
  forgetMemory: async ({ body }, { caller }) => {
    await memory.forget(caller.user.id, body.id)
    return { ok: true }
  },
})
