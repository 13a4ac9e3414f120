/**
 * Several people work on one project: what the others do is learned of while it is being looked at. Every few seconds, and
 * when the window is looked at again, the project itself is asked for, one row; where it has changed, so are the latest
 * messages and designs. (The events of a generation belong to that generation: there are none of a whole project.)
 */
import { ApiError } from '@limner/contract/client'
import type { Project, User } from '@limner/contract/types'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { changeProject, designsQuery, messagesQuery } from '../../../features/projects/queries.ts'
import { teamQuery } from '../../../features/teams/queries.ts'
import { api } from '../../../lib/api.ts'
import { t } from '../../../lib/language/translate.ts'
import { lookAgain } from '../../../lib/look-again.ts'
import { hasEnded } from '../../../lib/session.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Milliseconds between two looks, in a window that is seen. */
const EVERY = 5000

/** Whether anybody besides the reader can see it, as far as this window knows. */
function useIsTogether({ id, access, memberCount = 0 }: Project): boolean {
  // Whoever has just invited somebody waits for them.
  const { data: team } = useQuery({ ...teamQuery({ kind: 'project', id }), enabled: false })
  return access !== 'owner' || memberCount > 0 || Boolean(team?.members.length || team?.invitations.length)
}

/**
 * @param ended nobody is signed in any more: nothing is asked for
 * @param onLost it is not shared with them any more
 */
export function useTogether(user: User, project: Project, ended: boolean, onLost: (id: string) => void): boolean {
  const client = useQueryClient()
  const toast = useToast()
  const { id } = project
  const isTogether = useIsTogether(project)
  const { data: now, error } = useQuery({
    queryKey: ['project now', user.id, id],
    queryFn: () => api.getProject({ params: { id } }),
    enabled: isTogether && !ended,
    staleTime: 0,
    gcTime: 0,
    ...lookAgain(EVERY),
  })
  const seen = useRef<string | null>(null)
  const take = useEffectEvent((found: Project) => {
    if (found.access === null) return lose()
    const { title, isPublic, access } = found
    if (title !== project.title || isPublic !== project.isPublic || access !== project.access)
      changeProject(client, user.id, id, (known) => ({ ...known, title, isPublic, access }))
    // What stood there when the project was opened was read then.
    if (seen.current !== null && seen.current !== found.updatedAt) void readLatest(client, id)
    seen.current = found.updatedAt
  })
  const lose = useEffectEvent(() => {
    onLost(id)
    toast({ title: t('“{title}” is not shared with you any more', { title: project.title }) })
  })
  const judge = useEffectEvent(async (failure: Error) => {
    if (project.access === 'owner' || !(failure instanceof ApiError) || ![403, 404].includes(failure.status)) return
    if (!(await hasEnded(client, user.id, failure))) lose()
  })
  useEffect(() => {
    if (now) take(now)
  }, [now])
  useEffect(() => {
    if (error) void judge(error)
  }, [error])
  return isTogether
}

/** Of a list that is known, with its latest page read anew: in the order of that page. */
const withLatest = <T extends { id: string }>(known: readonly T[], latest: readonly T[]): T[] => {
  const ids = new Set(latest.map(({ id }) => id))
  return [...known.filter(({ id }) => !ids.has(id)), ...latest]
}

/** Designs first: messages name them. What does not join on to what is known is read from its beginning. */
async function readLatest(client: QueryClient, projectId: string): Promise<void> {
  const params = { id: projectId }
  const [messages, designs] = [messagesQuery(projectId), designsQuery(projectId)]
  const before = client.getQueryData(messages.queryKey)
  try {
    const [made, told] = await Promise.all([api.listProjectDesigns({ params }), api.listMessages({ params })])
    const joins = before?.length === 0 || before?.some(({ id }) => told.some((one) => one.id === id))
    if (!joins) throw new Error('There is more than one page of news')
    client.setQueryData(designs.queryKey, (all) => withLatest(all ?? [], made))
    client.setQueryData(messages.queryKey, (all) => withLatest(all ?? [], told))
  } catch {
    await client.invalidateQueries({ queryKey: designs.queryKey })
    await client.invalidateQueries({ queryKey: messages.queryKey })
  }
}
