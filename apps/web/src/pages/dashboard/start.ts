/** What the server reads for the dashboard's first view, in the place of the queries that would ask for it. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { brandKitsQuery } from '../../features/brand/queries.ts'
import { favouriteIdsQuery } from '../../features/designs/favourites/queries.ts'
import { modelsQuery } from '../../features/models/queries.ts'
import { designsQuery, messagesQuery, projectsQuery, sharedProjectsQuery } from '../../features/projects/queries.ts'
import type { Entries, Page } from '../page.ts'
import { lookedAtIn } from './looked-at.ts'
import { readPlace, readTab, type TabId } from './place.ts'

/** Where the server took somebody who did not say where to. */
export interface Start {
  /** As the browser has kept it. */
  tab: TabId | null
  last: string | null
  /** The designs that were looked at last. */
  designs: string | null
  /** The project that is opened where the browser has kept none. */
  project: string | null
  /** Of projects there are the names alone. */
  isBare: boolean
}

const NOWHERE: Start = { tab: null, last: null, designs: null, project: null, isBare: false }
const startQuery = queryOptions<Start>({ queryKey: ['dashboard-start'], queryFn: () => NOWHERE })

/** Nothing where the page was not opened here. */
export const useStart = (): Start => useQueryClient().getQueryData(startQuery.queryKey) ?? NOWHERE

export const loadDashboard: NonNullable<Page['load']> = async ({ url, user, place }, source) => {
  if (!user) return { data: [] }
  const named = readPlace(url.search)
  const last = readTab(place.tab)
  const tab = named.tab ?? last ?? 'chat'
  const wanted = [named.project, place.project].filter((id) => id !== undefined)
  const designOf = (project: string) =>
    (named.project === project ? named.design : undefined) ?? lookedAtIn(place.designs, project)?.design
  const found = tab === 'settings' ? null : await source.workspace(tab === 'chat' ? wanted : null, designOf)
  const parts = tab === 'chat' ? [] : [`src/pages/dashboard/${tab}-tab.tsx`]
  if (!found) return { data: [], isPersonal: true, parts }
  const { projects, shared, open, isWhole, brandKits, favourites, models } = found
  const start: Start = {
    tab: last ?? null,
    last: place.project ?? null,
    designs: place.designs ?? null,
    project: open?.project.id ?? null,
    isBare: tab === 'chat',
  }
  const shown: Entries = [
    [startQuery.queryKey, start],
    [projectsQuery(user.id).queryKey, projects, isWhole.projects ? undefined : 'partial'],
    [sharedProjectsQuery(user.id).queryKey, shared, isWhole.shared ? undefined : 'partial'],
    [brandKitsQuery(user.id).queryKey, brandKits],
    [modelsQuery.queryKey, models],
  ]
  if (!open) return { isPersonal: true, parts, data: shown }
  const { id } = open.project
  const rest = isWhole.open ? undefined : 'partial'
  const said: Entries = [
    [messagesQuery(id).queryKey, open.messages, rest],
    [designsQuery(id).queryKey, open.designs, rest],
    [favouriteIdsQuery(user.id, id).queryKey, favourites, rest],
  ]
  return { isPersonal: true, parts, data: [...shown, ...said] }
}
