import type { Design } from '@limner/contract/types'
import { useMemo } from 'react'
import { type Concept, conceptsOf } from '../../features/designs/concept.ts'
import type { ChatMessage } from '../../features/messages/message.ts'

export interface Concepts {
  /** The designs of every message, by its key. */
  concepts: ReadonlyMap<string, readonly Concept[]>
  /** All of them, in the order of the conversation. */
  all: readonly Concept[]
  /** The message that brought a design first. */
  ownerOf: (concept: Concept) => ChatMessage | undefined
}

export const NO_CONCEPTS: readonly Concept[] = []

/** @param known designs of the project by id, for messages that were stored without theirs */
export function useConcepts(messages: readonly ChatMessage[], known: ReadonlyMap<string, Design>): Concepts {
  return useMemo(() => {
    const concepts = new Map(messages.map((message) => [message.key, conceptsOf(message, known)]))
    const owners = new Map<string, ChatMessage>()
    for (const message of messages)
      for (const { url } of concepts.get(message.key) ?? NO_CONCEPTS) if (!owners.has(url)) owners.set(url, message)
    return { concepts, all: [...concepts.values()].flat(), ownerOf: ({ url }) => owners.get(url) }
  }, [messages, known])
}
