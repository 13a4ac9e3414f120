/** The projects of the account. */
import type { Design, Project } from '@limner/contract/types'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { byUpdate } from './active-project.ts'

/** Keyed by the account, so that the next one who signs in here never sees them. */
export const projectsQuery = (userId: string) =>
  queryOptions({ queryKey: ['projects', userId], queryFn: () => api.listProjects() })

export const messagesQuery = (projectId: string) =>
  queryOptions({ queryKey: ['messages', projectId], queryFn: () => api.listMessages({ params: { id: projectId } }) })

/** The designs of a project by id. */
export const designsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['designs', projectId],
    queryFn: async (): Promise<ReadonlyMap<string, Design>> => {
      const { designs } = await api.getFullProject({ params: { id: projectId } })
      return new Map(designs.map((design) => [design.id, design]))
    },
  })

/** Changes the list as it is known here, the most recently updated first. */
export function setProjects(client: QueryClient, userId: string, change: (projects: Project[]) => Project[]): void {
  client.setQueryData(projectsQuery(userId).queryKey, (projects) => projects && byUpdate(change(projects)))
}
