/** The models of a project: what can be chosen, and what was. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Chosen, Models } from '../../features/models/model-picker.tsx'
import { modelsQuery } from '../../features/models/queries.ts'
import { api } from '../../lib/api.ts'
import { KEYS } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'

const ENGINE: Chosen = { language: null, image: null }

const chosenQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['models', projectId],
    // A project that is still on its way has chosen none.
    queryFn: () => api.getProjectModels({ params: { id: projectId } }).catch(() => ENGINE),
    staleTime: Number.POSITIVE_INFINITY,
  })

export interface ProjectModels {
  /** Null: there is nothing to choose. */
  models: Models | null
  chosen: Chosen
  choose: (chosen: Chosen) => void
  /** What goes along with a message; nothing where nothing was chosen here. */
  sent: { models?: Chosen }
}

/** What can be chosen; null: nothing, or it is not known yet. @param ready whether to ask */
export function useModelsThere(ready: boolean): Models | null {
  const { data } = useQuery({ ...modelsQuery, enabled: ready })
  return data && data.language.length + data.image.length > 0 ? data : null
}

/** @param projectId absent for guests, whose choice lasts as long as the page */
export function useModels(projectId: string | undefined): ProjectModels {
  // Whoever has not begun yet is no guest either: asking would make them one.
  const [guestToken] = useStored(KEYS.guestToken)
  const some = useModelsThere(Boolean(projectId ?? guestToken))
  const { data: kept = ENGINE } = useQuery({ ...chosenQuery(projectId ?? ''), enabled: Boolean(projectId && some) })
  const [now, setNow] = useState<Record<string, Chosen>>({})
  const own = now[projectId ?? '']
  return {
    models: some,
    chosen: own ?? kept,
    choose: (chosen) => setNow((all) => ({ ...all, [projectId ?? '']: chosen })),
    sent: own ? { models: own } : {},
  }
}
