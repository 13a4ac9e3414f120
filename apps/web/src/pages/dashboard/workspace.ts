/**
 * What this window works on, whatever page it shows: its conversations and what they have yet to send. It outlives the
 * views, so that work under way finds its place.
 */
import type { QueryClient } from '@tanstack/react-query'
import { Conversation, type ConversationPorts } from '../../features/messages/conversation.ts'
import { type ChatMessage, fromStored, greeting } from '../../features/messages/message.ts'
import { messagesQuery } from '../../features/projects/queries.ts'
import type { Outbox } from '../../lib/outbox.ts'
import { type AccountParcel, accountOutbox, unsentMessages } from './account-outbox.ts'
import { accountPorts } from './ports.ts'

export class Workspace {
  #client: QueryClient
  #conversations = new Map<string, Conversation>()
  #outboxes = new Map<string, Outbox<AccountParcel>>()

  constructor(client: QueryClient) {
    this.#client = client
  }

  outboxOf(userId: string): Outbox<AccountParcel> {
    return found(this.#outboxes, userId, () => accountOutbox(this.#client, userId))
  }

  accountConversation(userId: string, projectId: string): Conversation {
    return found(this.#conversations, `${userId} ${projectId}`, () => {
      const outbox = this.outboxOf(userId)
      const ports = accountPorts(this.#client, outbox, userId, projectId)
      const stored = this.#client.getQueryData(messagesQuery(projectId).queryKey)
      // As the server rendered it: what this browser knows besides is added when the page is hydrated.
      if (stored) return new Conversation(ports, [greeting(), ...stored.map(fromStored)], stored)
      return new Conversation(ports, [greeting(), ...unsentMessages(outbox.getSnapshot(), projectId)])
    })
  }

  guestConversation(ports: ConversationPorts, messages: () => readonly ChatMessage[]): Conversation {
    return found(this.#conversations, `guest ${ports.projectId}`, () => new Conversation(ports, messages()))
  }

  /** The guest has an account now, which has taken over what was said. */
  forgetGuest(): void {
    for (const key of this.#conversations.keys()) if (key.startsWith('guest ')) this.#conversations.delete(key)
  }
}

function found<K, V>(map: { get(key: K): V | undefined; set(key: K, value: V): unknown }, key: K, open: () => V): V {
  const known = map.get(key) ?? open()
  map.set(key, known)
  return known
}

const workspaces = new WeakMap<QueryClient, Workspace>()

/** The one of this window: of its data, that is, so that two renderings on the server share nothing. */
export const workspaceOf = (client: QueryClient): Workspace => found(workspaces, client, () => new Workspace(client))
