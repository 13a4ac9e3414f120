import { useState } from 'react'
import type { Concept } from '../../features/designs/concept.ts'
import type { ChatMessage } from '../../features/messages/message.ts'

/**
 * The design that "it" means: the one that the reader last opened or edited, until a newer answer comes; then that
 * answer's design, if it is only one.
 */
export function useSelection(
  messages: readonly ChatMessage[],
  concepts: ReadonlyMap<string, readonly Concept[]>,
): [string | null, (id: string) => void] {
  const newest = messages.findLast(({ key }) => concepts.get(key)?.length)?.key ?? ''
  const [chosen, setChosen] = useState<{ id: string; since: string } | null>(null)
  const only = concepts.get(newest)?.length === 1 ? (concepts.get(newest)?.[0]?.id ?? null) : null
  const selected = chosen?.since === newest ? chosen.id : only
  return [selected, (id) => setChosen({ id, since: newest })]
}
