/** Which project the chat works on. */
import type { Project, User } from '@limner/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { activeGuestProject, addGuestProject, parseGuestProjects } from '../../features/messages/guest-history.ts'
import { activeProject, successorOf } from '../../features/projects/active-project.ts'
import { projectsQuery, setProjects } from '../../features/projects/queries.ts'
import { api } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { KEYS } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'

/** The account's projects; one is made when there is none. */
export function useAccountProjects(user: User | null, ready: boolean) {
  const client = useQueryClient()
  const [lastId, setLastId] = useStored(KEYS.activeProject)
  const userId = user?.id ?? ''
  const { data: projects, isError, refetch } = useQuery({ ...projectsQuery(userId), enabled: user !== null && ready })
  const active = projects && activeProject(projects, lastId)

  const { mutateAsync: create, isPending: creating } = useMutation({
    mutationFn: (title: string) => api.createProject({ body: { title } }),
    onSuccess: (project) => {
      setProjects(client, userId, (all) => [project, ...all.filter(({ id }) => id !== project.id)])
      setLastId(project.id)
    },
  })
  // Once a visit: who deletes the last project is not given another one at once.
  const made = useRef(false)
  useEffect(() => {
    if (!projects || made.current) return
    made.current = true
    if (projects.length === 0) create('New Project').catch(() => undefined)
  }, [projects, create])

  const open = useCallback((project: Project) => setLastId(project.id), [setLastId])
  const afterDeletion = useCallback(
    (id: string) => {
      if (active?.id === id) setLastId(successorOf(projects ?? [], id)?.id ?? null)
    },
    [active, projects, setLastId],
  )
  return {
    active,
    loading: user !== null && !projects && !isError,
    creating,
    failed: isError,
    retry: () => void refetch(),
    create: (title = `Project ${formatDay(new Date())}`) => create(title),
    open,
    afterDeletion,
  }
}

/** The guest's projects in this browser. */
export function useGuestProjects() {
  const [text] = useStored(KEYS.guestChat)
  const [lastId, setLastId] = useStored(KEYS.activeGuestProject)
  const projects = useMemo(() => parseGuestProjects(text, new Date()), [text])
  return {
    projects,
    active: activeGuestProject(projects, lastId),
    open: setLastId,
    startOver: () => setLastId(addGuestProject()),
  }
}
