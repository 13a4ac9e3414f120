/** One entry of the chat with its designs; drawn anew only when something about it has changed. */
import type { Action, Choice } from '@limner/contract/types'
import { memo } from 'react'
import type { Concept } from '../../features/designs/concept.ts'
import { DesignCard } from '../../features/designs/design-card.tsx'
import { type ChatMessage, PROMPT_TIMEOUT } from '../../features/messages/message.ts'
import { MessageView } from '../../features/messages/message-view.tsx'

/** What can be done in any entry. The same object for as long as the chat is open. */
export interface EntryActions {
  /** @param history they are the versions of one design */
  open(concepts: readonly Concept[], at: number, history: boolean): void
  download(concept: Concept): void
  edit(concept: Concept, label: string, message: ChatMessage): void
  /** Answers whether it was a guest, who is sent to sign in. */
  guestExport(concept: Concept, url: string): boolean
  retry(message: ChatMessage): void
  write(words: string): void
  /** Sends the words again as what they were meant as. */
  choose(choice: Choice): void
  /** Downloads a file or opens a page. */
  act(action: Action): void
}

interface Props {
  message: ChatMessage
  /** For the avatar of the person: the first letter of the name. */
  initial: string
  concepts: readonly Concept[]
  /** The versions that led to the design, when it is one and there are any. */
  history: readonly Concept[]
  /** The design that "it" means, when it is one of these. */
  selectedId: string | null
  canRetry: boolean
  /** What the designs belong to, where that can be exported as a whole. */
  projectId: string | undefined
  actions: EntryActions
}

export const ChatEntry = memo(function ChatEntry(props: Props) {
  const { message, initial, concepts, history, selectedId, canRetry, projectId, actions } = props
  const { replitPrompt } = message
  return (
    <MessageView
      message={message}
      initial={initial}
      designs={
        concepts.length > 0 && (
          <DesignCard
            concepts={concepts}
            {...(replitPrompt && { prompt: replitPrompt === PROMPT_TIMEOUT ? '' : replitPrompt })}
            selectedId={selectedId}
            history={history}
            onOpen={(at) =>
              history.length > 0 ? actions.open(history, history.length - 1, true) : actions.open(concepts, at, false)
            }
            onOpenVersion={(at) => actions.open(history, at, true)}
            onDownload={actions.download}
            onEdit={(concept, label) => actions.edit(concept, label, message)}
            onGuestExport={actions.guestExport}
            {...(projectId && { projectId })}
          />
        )
      }
      onRetry={canRetry ? () => actions.retry(message) : undefined}
      onSuggestion={actions.write}
      onChoice={actions.choose}
      onAction={actions.act}
    />
  )
})
