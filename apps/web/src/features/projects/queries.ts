/** The projects of the account. */
import { everyPage, everyPageBefore, PAGE_LIMITS } from '@limner/contract/client'
import type { Design, Project } from '@limner/contract/types'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { byUpdate } from './active-project.ts'

/** The pages of a list whose latest page comes first. What came in between may stand on two: once is enough. */
const oldestFirst = <T extends { id: string }>(pages: T[][]): T[] => [
  ...new Map(pages.toReversed().flatMap((page) => page.map((one) => [one.id, one] as const))).values(),
]

/** Keyed by the account, so that the next one who signs in here never sees them. */
export const projectsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['projects', userId],
    queryFn: async () => (await everyPage((query) => api.listProjects({ query }), PAGE_LIMITS.projects)).flat(),
  })

/** Those of others, who have made this person a member. */
export const sharedProjectsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['projects', userId, 'shared'],
    queryFn: async () =>
      (
        await everyPage((query) => api.listProjects({ query: { ...query, shared: 'true' } }), PAGE_LIMITS.projects)
      ).flat(),
  })

export const messagesQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['messages', projectId],
    queryFn: async () =>
      oldestFirst(
        await everyPageBefore((before) =>
          api.listMessages({ params: { id: projectId }, query: before === undefined ? {} : { before } }),
        ),
      ),
  })

const byId = (designs: readonly Design[]): ReadonlyMap<string, Design> =>
  new Map(designs.map((design) => [design.id, design]))

/** The designs of a project by id. */
export const designsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['designs', projectId],
    queryFn: async () => {
      const params = { id: projectId }
      return oldestFirst(await everyPage((query) => api.listProjectDesigns({ params, query }), PAGE_LIMITS.designs))
    },
    select: byId,
  })

/** One project as it is now, whosever list it stands in. */
export function changeProject(
  client: QueryClient,
  userId: string,
  id: string,
  change: (project: Project) => Project,
): void {
  const changed = (projects: Project[] | undefined) =>
    projects && byUpdate(projects.map((one) => (one.id === id ? change(one) : one)))
  for (const { queryKey } of [projectsQuery(userId), sharedProjectsQuery(userId)])
    client.setQueryData(queryKey, changed)
}

/** Changes the list as it is known here, the most recently updated first. */
export function setProjects(client: QueryClient, userId: string, change: (projects: Project[]) => Project[]): void {
  client.setQueryData(projectsQuery(userId).queryKey, (projects) => projects && byUpdate(change(projects)))
}
