import type { Concept } from '../../../features/designs/concept.ts'
import type { ChatMessage } from '../../../features/messages/message.ts'

/** What was said with the designs that it brought. */
export interface Answer {
  message: ChatMessage
  concepts: readonly Concept[]
}
