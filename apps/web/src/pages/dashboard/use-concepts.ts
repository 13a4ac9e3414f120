import type { Design } from '@limner/contract/types'
import { useMemo } from 'react'
import { type Concept, conceptsOf, historyOf } from '../../features/designs/concept.ts'
import type { ChatMessage } from '../../features/messages/message.ts'

export interface Concepts {
  /** The designs of every message, by its key. */
  concepts: ReadonlyMap<string, readonly Concept[]>
  /** The versions that led to a design that is alone in its message, by the message's key; empty where there are none. */
  histories: ReadonlyMap<string, readonly Concept[]>
}

export const NO_CONCEPTS: readonly Concept[] = []

/** @param known designs of the project by id, for messages that were stored without theirs */
export function useConcepts(messages: readonly ChatMessage[], known: ReadonlyMap<string, Design>): Concepts {
  return useMemo(() => {
    const concepts = new Map(messages.map((message) => [message.key, conceptsOf(message, known)]))
    const all = [...concepts.values()].flat()
    const histories = new Map<string, readonly Concept[]>()
    for (const [key, [only, ...others]] of concepts)
      if (only && others.length === 0) histories.set(key, historyOf(only, all))
    return { concepts, histories }
  }, [messages, known])
}
