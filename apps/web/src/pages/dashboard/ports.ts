/** What a conversation asks of the outside: the API, the browser's storage, the network. */
import type { Project } from '@limner/contract/types'
import type { QueryClient } from '@tanstack/react-query'
import type { ConversationPorts } from '../../features/messages/conversation.ts'
import { keepGuestMessages, nameGuestProject } from '../../features/messages/guest-history.ts'
import { isDefaultTitle } from '../../features/messages/message.ts'
import { readPendingJob, writePendingJob } from '../../features/messages/pending-job.ts'
import { follow } from '../../features/predictions/follow.ts'
import { changeProject, projectsQuery } from '../../features/projects/queries.ts'
import { api, introduceGuest, reasonOf } from '../../lib/api.ts'
import type { Outbox } from '../../lib/outbox.ts'
import { randomKey } from '../../lib/random-key.ts'
import { hasEnded } from '../../lib/session.ts'
import { type AccountParcel, creationKey } from './account-outbox.ts'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A request that breaks off because the page is being left is no failure: it never settles, and is taken up later. */
let leaving = false
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => (leaving = true))
  addEventListener('pageshow', () => (leaving = false))
}

type Common = Omit<ConversationPorts, 'keep' | 'rename' | 'hasEnded'>

/** @param prepare comes before the server is asked for work */
function commonPorts(projectId: string, prepare: () => Promise<void>): Common {
  return {
    projectId,
    generate: (body, key, signal) =>
      prepare()
        .then(() =>
          api.generateDesign({ body }, { headers: { 'idempotency-key': key, prefer: 'respond-async' }, signal }),
        )
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

/** The list says at once what the server will say when it is asked again. */
export function touchProject(client: QueryClient, userId: string, id: string, change: Partial<Project> = {}): void {
  const updatedAt = new Date().toISOString()
  changeProject(client, userId, id, (project) => ({ ...project, updatedAt, ...change }))
}

export function accountPorts(
  client: QueryClient,
  outbox: Outbox<AccountParcel>,
  userId: string,
  projectId: string,
): ConversationPorts {
  return {
    // A new project may still be on its way.
    ...commonPorts(projectId, () => outbox.ensure(creationKey(projectId))),
    hasEnded: (error) => hasEnded(client, userId, error),
    keep(message) {
      const { designs: _, ...told } = message
      outbox.add({ kind: 'message', key: message.key, lane: projectId, message: told })
      touchProject(client, userId, projectId)
    },
    rename(title) {
      const project = client.getQueryData(projectsQuery(userId).queryKey)?.find(({ id }) => id === projectId)
      if (project && !isDefaultTitle(project.title)) return
      outbox.add({ kind: 'title', key: `title ${projectId}`, lane: projectId, title })
      touchProject(client, userId, projectId, { title })
    },
  }
}

export function guestPorts(projectId: string): ConversationPorts {
  return {
    ...commonPorts(projectId, introduceGuest),
    hasEnded: async () => false,
    keep: (_, all) => keepGuestMessages(projectId, all),
    rename: (title) => nameGuestProject(projectId, title),
  }
}
