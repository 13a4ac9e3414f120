/** What an account writes beside its generations: new projects, their titles, and what is said in them. */
import type { Project } from '@limner/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import { type ChatMessage, metadataOf } from '../../features/messages/message.ts'
import { messagesQuery, projectsQuery } from '../../features/projects/queries.ts'
import { api, isRefusal } from '../../lib/api.ts'
import { isRecord } from '../../lib/is-record.ts'
import { Outbox, type Parcel } from '../../lib/outbox.ts'
import { hasEnded } from '../../lib/session.ts'
import { KEYS, readJson, writeJson } from '../../lib/storage.ts'

/** Their lane is the project's id. */
export type AccountParcel = Parcel &
  (
    | { kind: 'project'; title: string; since: string }
    | { kind: 'title'; title: string /** The title that it takes the place of; absent: any. */; known?: string }
    | { kind: 'message'; message: ChatMessage }
  )

/** What an account has to send that has sent everything. */
export const NO_PARCELS: readonly AccountParcel[] = []

/** So long after the last message of a project was saved, the stored ones are read again. */
const REFETCH_AFTER_MS = 1000

export const creationKey = (projectId: string): string => `project ${projectId}`

/** Messages that have not reached the server, as they were written. */
export const unsentMessages = (parcels: readonly AccountParcel[], projectId: string): ChatMessage[] =>
  parcels.flatMap((parcel) => (parcel.kind === 'message' && parcel.lane === projectId ? [parcel.message] : []))

/** The projects as they will be: with those that the server does not know yet, and the titles that it does not. */
export function withUnsent(projects: readonly Project[], parcels: readonly AccountParcel[]): Project[] {
  const known = new Set(projects.map(({ id }) => id))
  const made = parcels.flatMap((parcel) =>
    parcel.kind === 'project' && !known.has(parcel.lane) ? [newProject(parcel.lane, parcel.title, parcel.since)] : [],
  )
  const titles = new Map(parcels.flatMap((parcel) => (parcel.kind === 'title' ? [[parcel.lane, parcel.title]] : [])))
  return [...made, ...projects].map((project) => ({ ...project, title: titles.get(project.id) ?? project.title }))
}

/** @param since when it was made, ISO 8601 */
export const newProject = (id: string, title: string, since: string): Project => ({
  id,
  title,
  description: '',
  isPublic: false,
  guestProjectId: null,
  access: 'owner',
  createdAt: since,
  updatedAt: since,
})

function deliver(parcel: AccountParcel): Promise<unknown> {
  const id = parcel.lane
  switch (parcel.kind) {
    case 'project':
      return api.createProject({ body: { id, title: parcel.title } })
    case 'title':
      return api.updateProject({
        params: { id },
        body: { title: parcel.title, ...(parcel.known && { knownTitle: parcel.known }) },
      })
    case 'message': {
      const { type, content, image } = parcel.message
      const body = { type, content, metadata: metadataOf(parcel.message), ...(image && { imageUrl: image }) }
      return api.createMessage({ params: { id }, body }, { headers: { 'idempotency-key': parcel.key } })
    }
  }
}

type Stored = Record<string, AccountParcel[]>

const isParcel = (value: unknown): value is AccountParcel =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.lane === 'string' &&
  (value.kind === 'message' ? isRecord(value.message) : typeof value.title === 'string')
function readAll(): Stored {
  const value = readJson(KEYS.outbox)
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.map(([id, parcels]) => [id, Array.isArray(parcels) ? parcels.filter(isParcel) : []]),
  )
}
function write(userId: string, parcels: readonly AccountParcel[]): void {
  const { [userId]: _, ...others } = readAll()
  const all = parcels.length > 0 ? { ...others, [userId]: parcels } : others
  writeJson(KEYS.outbox, Object.keys(all).length > 0 ? all : undefined)
}

function later(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds)
  const now = () => {
    clearTimeout(timer)
    callback()
  }
  addEventListener('online', now, { once: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('online', now)
  }
}

export function accountOutbox(client: QueryClient, userId: string): Outbox<AccountParcel> {
  const refetches = new Map<string, ReturnType<typeof setTimeout>>()
  return new Outbox<AccountParcel>({
    deliver,
    async judge(error, parcel) {
      if (await hasEnded(client, userId, error)) return 'hold'
      console.error(`A ${parcel.kind} could not be saved yet`, error)
      return isRefusal(error) ? 'drop' : 'retry'
    },
    read: () => readAll()[userId] ?? NO_PARCELS,
    write: (parcels) => write(userId, parcels),
    later,
    onDelivered(projectId) {
      clearTimeout(refetches.get(projectId))
      const refetch = () => {
        void client.invalidateQueries({ queryKey: messagesQuery(projectId).queryKey })
        void client.invalidateQueries({ queryKey: projectsQuery(userId).queryKey })
      }
      refetches.set(projectId, setTimeout(refetch, REFETCH_AFTER_MS))
    },
  })
}
