/** Which project the chat works on. */
import { ApiError } from '@limner/contract/client'
import type { Project } from '@limner/contract/types'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { activeGuestProject, addGuestProject, parseGuestProjects } from '../../features/messages/guest-history.ts'
import { activeProject, byUpdate } from '../../features/projects/active-project.ts'
import { changeProject, projectsQuery, setProjects, sharedProjectsQuery } from '../../features/projects/queries.ts'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { randomUuid } from '../../lib/random-key.ts'
import { KEYS, writeText } from '../../lib/storage.ts'
import { useStored } from '../../lib/use-stored.ts'
import { useToast } from '../../ui/toast.tsx'
import { creationKey, newProject, withUnsent } from './account-outbox.ts'
import { useUnsent } from './conversations.ts'
import { useStart } from './start.ts'
import { workspaceOf } from './workspace.ts'

interface Options {
  userId: string
  /** The account's list can be asked for: not while a guest's work is moved there, nor when nobody is signed in. */
  ready: boolean
  /** The project that the address names. */
  wanted: string | undefined
}

const NONE: readonly Project[] = []

/** The account's projects, and those that others share with it; one is made when there is none. */
export function useAccountProjects({ userId, ready, wanted }: Options) {
  const client = useQueryClient()
  const outbox = workspaceOf(client).outboxOf(userId)
  const unsent = useUnsent(userId)
  const start = useStart()
  const [lastId, setLastId] = useStored(KEYS.activeProject, start.last)
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({ ...projectsQuery(userId), enabled: ready })
  const projects = useMemo(() => data && byUpdate(withUnsent(data, unsent)), [data, unsent])
  const { shared, isLentKnown } = useShared(userId, ready)
  const isWanted = ({ id }: Project) => id === wanted
  const isThere = (projects?.some(isWanted) ?? false) || shared.some(isWanted)
  const isKnown = projects && (isThere || isLentKnown)
  const last = lastId ?? start.project ?? null
  const active = isKnown ? chosenOf(projects, shared, isThere ? (wanted ?? null) : last) : undefined

  useEffect(() => {
    // The address shows it already: nothing is drawn anew.
    if (wanted && isThere) writeText(KEYS.activeProject, wanted, 'quiet')
  }, [wanted, isThere])

  /** It is there at once; the server learns of it when it can. */
  const create = useCallback(
    (title: string): Project => {
      const project = newProject(randomUuid(), title, new Date().toISOString())
      setProjects(client, userId, (all) => [project, ...all])
      outbox.add({ kind: 'project', key: creationKey(project.id), lane: project.id, title, since: project.createdAt })
      setLastId(project.id)
      return project
    },
    [client, outbox, userId, setLastId],
  )
  // Once a visit: who deletes the last project is not given another one at once.
  const made = useRef(false)
  useEffect(() => {
    if (!data || !isLentKnown || !ready || made.current) return
    made.current = true
    if (data.length === 0 && shared.length === 0) create(t('New Project'))
  }, [data, isLentKnown, ready, shared, create])

  return {
    projects,
    /** With their pictures; absent while these are on their way. */
    tiles: start.isBare && !isFetchedAfterMount ? undefined : projects,
    shared,
    active,
    loading: !isKnown && !isError,
    failed: isError && !projects,
    retry: useCallback(() => void refetch(), [refetch]),
    create,
    ...useProjectWork(userId),
  }
}

/** As this window knows it. */
const titleOf = (client: QueryClient, userId: string, id: string): string | undefined =>
  [projectsQuery(userId), sharedProjectsQuery(userId)]
    .flatMap(({ queryKey }) => client.getQueryData<Project[]>(queryKey) ?? [])
    .find((project) => project.id === id)?.title

/** What is done with any of them. */
function useProjectWork(userId: string) {
  const client = useQueryClient()
  const outbox = workspaceOf(client).outboxOf(userId)
  const toast = useToast()
  const rename = useCallback(
    (id: string, title: string) => {
      const waiting = outbox.getSnapshot().filter(({ lane }) => lane === id)
      const known = waiting.length > 0 ? undefined : titleOf(client, userId, id)
      const key = `title ${id}`
      outbox.add({ kind: 'title', key, lane: id, title, ...(known && { known }) })
      const updatedAt = new Date().toISOString()
      changeProject(client, userId, id, (project) => ({ ...project, title, updatedAt }))
      if (known === undefined) return
      outbox.ensure(key).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 409)) return
        void client.invalidateQueries({ queryKey: projectsQuery(userId).queryKey })
        toast({ title: t('Not renamed'), description: reasonOf(error), destructive: true })
      })
    },
    [client, outbox, userId, toast],
  )
  return {
    rename,
    /** It is somebody else's, and not shared any more. */
    leave: useCallback(
      (id: string) => {
        outbox.discard(id)
        client.setQueryData(sharedProjectsQuery(userId).queryKey, (all) => all?.filter((one) => one.id !== id))
      },
      [client, outbox, userId],
    ),
    /** What was still to be sent to it is not. */
    forget: useCallback((id: string) => outbox.discard(id), [outbox]),
  }
}

/** Where they cannot be had, there are one's own. */
function useShared(userId: string, ready: boolean) {
  const { data, isError } = useQuery({ ...sharedProjectsQuery(userId), enabled: ready })
  return { shared: data ?? NONE, isLentKnown: data !== undefined || isError }
}

/** One that others share comes by itself only where there is none of one's own. */
const chosenOf = (own: readonly Project[], shared: readonly Project[], id: string | null): Project | undefined =>
  shared.find((project) => project.id === id) ?? activeProject(own, id) ?? activeProject(shared, id)

export type AccountProjects = ReturnType<typeof useAccountProjects>

/** The guest's projects in this browser. */
export function useGuestProjects(wanted: string | undefined) {
  const [text] = useStored(KEYS.guestChat)
  const [lastId, setLastId] = useStored(KEYS.activeGuestProject)
  const projects = useMemo(() => parseGuestProjects(text, new Date()), [text])
  const isThere = projects.some(({ id }) => id === wanted)
  useEffect(() => {
    if (wanted && isThere) setLastId(wanted)
  }, [wanted, isThere, setLastId])
  return {
    projects,
    active: activeGuestProject(projects, isThere ? (wanted ?? null) : lastId),
    add: useCallback(() => {
      const id = addGuestProject()
      setLastId(id)
      return id
    }, [setLastId]),
  }
}
