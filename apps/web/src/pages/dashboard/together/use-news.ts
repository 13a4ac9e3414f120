/** What others have made since: told beside what stands on the stage, in whose place it does not come by itself. */
import { useState } from 'react'
import { type Concept, nameInAddress, rootOf } from '../../../features/designs/concept.ts'
import { type ChatMessage, otherAuthor } from '../../../features/messages/message.ts'
import type { Concepts } from '../use-concepts.ts'
import type { OnStage } from '../use-stage.ts'

export interface News {
  /** Of the answer that brought it. */
  key: string
  /** Who asked for it, where that is known. */
  author: string | undefined
  /** The first of what it brought. */
  concept: Concept
  /** How many designs came with it. */
  count: number
  /** It is a version of what is on the stage. */
  isVersion: boolean
  /** Made from the very version that is on the stage. */
  isBeside: boolean
  dismiss: () => void
}

const isSame = (a: Concept, b: Concept | null): boolean => b !== null && nameInAddress(a) === nameInAddress(b)

/** The newest that has not been looked at. */
export function useNews(
  messages: readonly ChatMessage[],
  known: Concepts,
  { chosen, answer }: OnStage,
  readerId: string | undefined,
): News | null {
  const [seen, setSeen] = useState<string | null>(null)
  const at = messages.findLastIndex(({ key, isNews }) => isNews && known.concepts.get(key)?.length)
  const message = messages[at]
  const concepts = known.concepts.get(message?.key ?? '') ?? []
  const [concept] = concepts
  if (!message || !concept) return null
  const isLookedAt = chosen ? concepts.some((one) => isSame(one, chosen)) : answer?.key === message.key
  // Once looked at it is told no more, wherever one goes from there.
  if (isLookedAt && seen !== message.key) setSeen(message.key)
  if (isLookedAt || seen === message.key) return null
  // What was made by hand has no words before it, but knows who made it.
  const asked = messages[at - 1]
  return {
    key: message.key,
    author:
      otherAuthor(concept, readerId) ??
      (asked?.isNews && asked.type === 'user' ? otherAuthor(asked, readerId) : undefined),
    concept,
    count: concepts.length,
    isVersion: chosen !== null && isSame(rootOf(concept, known.all), rootOf(chosen, known.all)),
    isBeside: chosen?.id !== undefined && concept.parentId === chosen.id,
    dismiss: () => setSeen(message.key),
  }
}
