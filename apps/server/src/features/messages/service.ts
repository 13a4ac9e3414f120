/** The messages of a project's conversation. */
import crypto from 'node:crypto'
import type { Message, MessageMetadata } from '@limner/contract/types'
import type { UploadService } from '../../media/uploads.ts'
import { HttpError } from '../../platform/problem.ts'
import type { StorageService } from '../storage/service.ts'
import type { MessageQuery, MessageRow, MessageStore } from './store.ts'

const asMessage = (row: MessageRow): Message => ({
  id: row.id,
  type: row.type,
  content: row.content,
  imageUrl: row.imageUrl,
  metadata: row.metadata,
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
  ownerId: string
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
function requireSameRequest(row: MessageRow, requestHash: Buffer | null): Message {
  if (!row.requestHash || !requestHash || row.requestHash.equals(requestHash)) return asMessage(row)
  throw new HttpError('conflict', 'This Idempotency-Key was used for another message.')
}

export function messageService({ store, uploads, storage }: MessageParts) {
  return {
    /** The latest page first; each page oldest first. */
    page: async (projectId: string, wanted: MessageQuery): Promise<Message[]> =>
      (await store.pageOf(projectId, wanted)).map(asMessage),
    count: (projectId: string): Promise<number> => store.countOf(projectId),

    async add({ projectId, ownerId, input, key, signal }: NewMessageOf): Promise<Message> {
      const before = key === null ? null : await store.findByKey(projectId, key)
      const requestHash = key === null ? null : hashOf(input)
      if (before) return requireSameRequest(before, requestHash)
      await storage.requireMessages(ownerId, 1)
      // No reader's browser is sent to another place for a picture: it is shown from here.
      const imageUrl = input.imageUrl ? await uploads.takeIn(input.imageUrl, { ownerId, projectId }, signal) : null
      const row = await store.add(
        { ...input, imageUrl, projectId, idempotencyKey: key, requestHash },
        input.createdAt === undefined ? null : new Date(input.createdAt),
      )
      if (!row) throw new HttpError('not-found', 'There is no such project.')
      return requireSameRequest(row, requestHash)
    },
  }
}
export type MessageService = ReturnType<typeof messageService>
