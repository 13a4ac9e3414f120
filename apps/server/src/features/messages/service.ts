/** The messages of a project's conversation. */
import crypto from 'node:crypto'
import type { Message, MessageMetadata } from '@limner/contract/types'
import type { UploadService } from '../../media/uploads.ts'
import type { Seen } from '../../platform/access.ts'
import { HttpError } from '../../platform/problem.ts'
import type { StorageService } from '../storage/service.ts'
import type { MessageQuery, MessageRow, MessageStore } from './store.ts'

/** Of a project that several people work on. */
interface Writers {
  ownerId: string
  /** By the account; those that are gone have none. */
  names: ReadonlyMap<string, string>
}

function authorOf({ authorId }: MessageRow, { ownerId, names }: Writers): Message['author'] {
  const id = authorId ?? ownerId
  const name = names.get(id)
  return name === undefined ? null : { id, name }
}

/** @param writers null: only one person writes, or whoever reads is not to know */
const asMessage = (row: MessageRow, writers: Writers | null): Message => ({
  id: row.id,
  type: row.type,
  content: row.content,
  imageUrl: row.imageUrl,
  metadata: row.metadata,
  ...(writers && row.type === 'user' && { author: authorOf(row, writers) }),
  createdAt: row.createdAt.toISOString(),
})

export interface MessageInput {
  type: 'user' | 'ai'
  content: string
  imageUrl?: string | null | undefined
  metadata: MessageMetadata
  createdAt?: string | undefined
}

interface NewMessageOf {
  projectId: string
  /** Of the project. */
  ownerId: string
  /** Who writes. */
  by: string
  input: MessageInput
  /** The Idempotency-Key. */
  key: string | null
  signal: AbortSignal
}

export interface MessageParts {
  store: MessageStore
  uploads: UploadService
  storage: Pick<StorageService, 'requireMessages'>
}

const hashOf = (input: MessageInput): Buffer => crypto.createHash('sha256').update(JSON.stringify(input)).digest()

/** Throws 409 for a key that was used for something else. What was written here under it was meant by it. */
function requireSameRequest(row: MessageRow, requestHash: Buffer | null): MessageRow {
  if (!row.requestHash || !requestHash || row.requestHash.equals(requestHash)) return row
  throw new HttpError('conflict', 'This Idempotency-Key was used for another message.')
}

export function messageService({ store, uploads, storage }: MessageParts) {
  /** Who writes in a project, for those who work on it together. */
  async function writersOf(rows: readonly MessageRow[], seen: Seen | null): Promise<Writers | null> {
    if (!seen?.access || rows.length === 0) return null
    const ids = rows.flatMap(({ authorId }) => authorId ?? [])
    if (!seen.isShared && ids.length === 0) return null
    return { ownerId: seen.ownerId, names: await store.namesOf([seen.ownerId, ...ids]) }
  }

  async function present(rows: readonly MessageRow[], seen: Seen | null): Promise<Message[]> {
    const writers = await writersOf(rows, seen)
    return rows.map((row) => asMessage(row, writers))
  }

  async function keep({ projectId, ownerId, by, input, key, signal }: NewMessageOf): Promise<MessageRow> {
    const before = key === null ? null : await store.findByKey(projectId, key)
    const requestHash = key === null ? null : hashOf(input)
    if (before) return requireSameRequest(before, requestHash)
    await storage.requireMessages(ownerId, 1, by)
    // No reader's browser is sent to another place for a picture: it is shown from here.
    const imageUrl = input.imageUrl ? await uploads.takeIn(input.imageUrl, { ownerId, projectId, by }, signal) : null
    const authorId = input.type === 'user' && by !== ownerId ? by : null
    const row = await store.add(
      { ...input, imageUrl, projectId, authorId, idempotencyKey: key, requestHash },
      // A conversation from elsewhere is brought by the owner, and makes the project as old as itself.
      input.createdAt === undefined || by !== ownerId ? null : new Date(input.createdAt),
    )
    if (!row) throw new HttpError('not-found', 'There is no such project.')
    return requireSameRequest(row, requestHash)
  }

  return {
    /** The latest page first; each page oldest first. @param seen absent: it is read by nobody who works on it */
    page: async (projectId: string, wanted: MessageQuery, seen: Seen | null = null): Promise<Message[]> =>
      present(await store.pageOf(projectId, wanted), seen),
    count: (projectId: string): Promise<number> => store.countOf(projectId),

    async add(message: NewMessageOf, seen: Seen | null): Promise<Message> {
      const [added] = await present([await keep(message)], seen)
      if (!added) throw new HttpError('not-found', 'There is no such project.')
      return added
    },
  }
}
export type MessageService = ReturnType<typeof messageService>
