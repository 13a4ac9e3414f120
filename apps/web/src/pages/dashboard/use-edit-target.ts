import { type RefObject, useState } from 'react'
import type { Concept } from '../../features/designs/concept.ts'
import type { EditTarget } from '../../features/messages/conversation.ts'
import type { ChatMessage } from '../../features/messages/message.ts'
import type { Writing } from './chat-composer.tsx'

/** The design that the next message changes. */
export function useEditTarget(writing: RefObject<Writing | null>, select: (id: string) => void) {
  const [edit, setEdit] = useState<EditTarget | null>(null)
  function startEdit({ id, url }: Concept, label: string, { originalPrompt = '' }: ChatMessage) {
    if (id) select(id)
    setEdit({
      designUrl: url,
      originalPrompt,
      label,
      ...(id && { designId: id }),
    })
    writing.current?.focus()
  }
  return { edit, startEdit, endEdit: () => setEdit(null) }
}
