/** The conversations of this window, one a project: they outlive the view, so that work under way finds its place. */
import type { Design, Project, User } from '@limner/contract/types'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Conversation, type ConversationPorts } from '../../features/messages/conversation.ts'
import {
  guestMessages,
  keepGuestMessages,
  onGuestMessages,
  renameGuestProject,
} from '../../features/messages/guest-history.ts'
import { type ChatMessage, metadataOf } from '../../features/messages/message.ts'
import { readPendingJob, writePendingJob } from '../../features/messages/pending-job.ts'
import { follow } from '../../features/predictions/follow.ts'
import { designsQuery, messagesQuery, projectsQuery } from '../../features/projects/queries.ts'
import { api, introduceGuest, isRefusal, reasonOf } from '../../lib/api.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useAlive } from '../../lib/use-alive.ts'

/** So long after a message was saved, the stored ones are read again. */
const REFETCH_AFTER_MS = 1000

/** The pause before a message is saved again doubles from the first to the last of these. */
const RETRY_AFTER_MS = 2000
const RETRY_AFTER_MS_MAX = 60_000

const NO_DESIGNS: ReadonlyMap<string, Design> = new Map()

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A request that breaks off because the page is being left is no failure: it never settles, and is taken up later. */
let leaving = false
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => (leaving = true))
  addEventListener('pageshow', () => (leaving = false))
}

/** @param introduce comes before the server is asked for work */
function commonPorts(projectId: string, introduce: () => Promise<void>): Omit<ConversationPorts, 'keep' | 'rename'> {
  return {
    projectId,
    generate: (body, key, signal) =>
      introduce()
        .then(() => api.generateDesign({ body }, { headers: { 'idempotency-key': key }, signal }))
        .catch((error: unknown) => {
          if (leaving) return new Promise<never>(() => undefined)
          throw error
        }),
    callOff: (key) => {
      // What ended just before is none of our business any more.
      api.stopGeneration({ body: { key } }).catch(() => undefined)
    },
    follow: (id, { untilPrompt, onProgress }) =>
      follow(id, {
        events: (id, signal) => api.followPrediction({ params: { id } }, { signal }),
        ask: (id) => api.getPrediction({ params: { id } }),
        wait,
        onProgress,
        ...(untilPrompt && { isDone: (prediction) => Boolean(prediction.replitPrompt) }),
      }),
    reason: reasonOf,
    untilOnline: () =>
      navigator.onLine ? null : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true })),
    pending: { read: () => readPendingJob(projectId), write: (job) => writePendingJob(projectId, job) },
    newKey: randomKey,
    now: () => new Date(),
  }
}

/** What the server will never take is not sent for ever. */
function dropRefused(error: unknown): void {
  if (!isRefusal(error)) throw error
  console.error('A message was refused', error)
}

/** Saves messages in order; what could not be saved is tried again after a pause, with the network, or with the next one. */
function saver(client: QueryClient, projectId: string) {
  const queue = new Map<string, ChatMessage>()
  let working = false
  let refetch: ReturnType<typeof setTimeout> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let pause = RETRY_AFTER_MS
  async function work() {
    if (working) return
    working = true
    clearTimeout(retry)
    try {
      for (const [key, message] of queue) {
        const { type, content, image } = message
        const body = { type, content, metadata: metadataOf(message), ...(image && { imageUrl: image }) }
        await api
          .createMessage({ params: { id: projectId }, body }, { headers: { 'idempotency-key': key } })
          .catch(dropRefused)
        queue.delete(key)
        pause = RETRY_AFTER_MS
      }
      clearTimeout(refetch)
      refetch = setTimeout(() => client.invalidateQueries({ queryKey: ['messages', projectId] }), REFETCH_AFTER_MS)
    } catch (error) {
      console.error('A message could not be saved yet', error)
      retry = setTimeout(work, pause)
      pause = Math.min(2 * pause, RETRY_AFTER_MS_MAX)
    } finally {
      working = false
    }
  }
  addEventListener('online', work)
  return (message: ChatMessage) => {
    queue.set(message.key, message)
    void work()
  }
}

function accountPorts(client: QueryClient, userId: string, projectId: string): ConversationPorts {
  return {
    ...commonPorts(projectId, async () => undefined),
    keep: saver(client, projectId),
    rename: (title) => {
      const { queryKey } = projectsQuery(userId)
      const put = (change: Partial<Project>) =>
        client.setQueryData(queryKey, (all) => all?.map((one) => (one.id === projectId ? { ...one, ...change } : one)))
      put({ title })
      api.updateProject({ params: { id: projectId }, body: { title } }).then(put, (error: unknown) => {
        console.error('The project could not be renamed', error)
      })
    },
  }
}

function guestPorts(projectId: string): ConversationPorts {
  return {
    ...commonPorts(projectId, introduceGuest),
    keep: (_, all) => keepGuestMessages(projectId, all),
    rename: (title) => renameGuestProject(projectId, title),
  }
}

/** Finds the conversation of a project, or opens it. Kept with the window's other data, but never dropped. */
function conversationOf(client: QueryClient, owner: string, projectId: string, open: () => Conversation): Conversation {
  const queryKey = ['conversation', owner, projectId]
  client.setQueryDefaults(['conversation'], { gcTime: Number.POSITIVE_INFINITY })
  const known = client.getQueryData<Conversation>(queryKey)
  if (known) return known
  const conversation = open()
  client.setQueryData(queryKey, conversation, { updatedAt: Date.now() })
  return conversation
}

/** The conversation of a signed-in user's project; what is stored of it arrives later. */
export function useAccountConversation(user: User, project: Project) {
  const client = useQueryClient()
  const { data: stored, isError, refetch } = useQuery(messagesQuery(project.id))
  const { data: designs, isPending: designsPending } = useQuery(designsQuery(project.id))
  const conversation = useMemo(
    () =>
      conversationOf(client, user.id, project.id, () => new Conversation(accountPorts(client, user.id, project.id))),
    [client, user.id, project.id],
  )
  // With the designs, so that pictures find their size at once; in this order, so that an answer that is taken up again
  // stands at the end.
  useEffect(() => {
    if (!stored || designsPending) return
    conversation.merge(stored)
    conversation.resume()
  }, [conversation, stored, designsPending])
  const loading = (!stored && !isError) || designsPending
  return { conversation, designs: designs ?? NO_DESIGNS, loading, failed: isError, retry: () => void refetch() }
}

/** The conversation of a guest's project, as this browser has kept it. */
export function useGuestConversation(id: string): Conversation {
  const client = useQueryClient()
  const alive = useAlive()
  const conversation = useMemo(() => {
    // Before the page is alive nothing is known of the browser: the greeting stands in.
    if (!alive) return new Conversation(guestPorts(id))
    return conversationOf(client, 'guest', id, () => new Conversation(guestPorts(id), guestMessages(id)))
  }, [client, id, alive])
  useEffect(() => {
    if (!alive) return
    conversation.resume()
    return onGuestMessages(id, (messages) => conversation.unite(messages))
  }, [conversation, id, alive])
  return conversation
}

export const useSnapshot = (conversation: Conversation) =>
  useSyncExternalStore(conversation.subscribe, conversation.getSnapshot, conversation.getSnapshot)
