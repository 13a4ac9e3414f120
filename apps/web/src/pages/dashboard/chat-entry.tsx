/** One entry of the chat with the designs that it brought, small; drawn anew only when something about it has changed. */
import type { Action, Choice } from '@limner/contract/types'
import { memo } from 'react'
import { type Concept, labelOf } from '../../features/designs/concept.ts'
import type { ChatMessage } from '../../features/messages/message.ts'
import { MessageView } from '../../features/messages/message-view.tsx'
import { useMay } from '../../lib/access.ts'
import { t } from '../../lib/language/translate.ts'
import { sizedTo } from '../../lib/picture-sources.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What can be done in any entry. The same object for as long as the chat is open. */
export interface EntryActions {
  /** Brings a design onto the stage. */
  show(concept: Concept): void
  retry(message: ChatMessage): void
  write(words: string): void
  /** Sends the words again as what they were meant as. */
  choose(choice: Choice): void
  /** Downloads a file or opens a page. */
  act(action: Action): void
}

interface Props {
  message: ChatMessage
  /** Its words were offered, and pressed. */
  isOffered: boolean
  /** For the avatar of the person: the first letter of the name. */
  initial: string
  /** Who wrote it, where that is somebody else. */
  author: string | undefined
  concepts: readonly Concept[]
  /** The one of them that is on the stage. */
  chosenUrl: string | null
  /** The version that a change was made from, while the changed one is on the stage. */
  undoTo: Concept | undefined
  /** The newest entry: what may come next is offered there. */
  isLast: boolean
  canRetry: boolean
  actions: EntryActions
}

export const ChatEntry = memo(function ChatEntry(props: Props) {
  const { message, isOffered, initial, author, concepts, chosenUrl, undoTo, isLast, canRetry, actions } = props
  const may = useMay()
  return (
    <MessageView
      message={message}
      isOffered={isOffered}
      initial={initial}
      author={author}
      designs={
        concepts.length > 0 && (
          <div className="flex flex-wrap items-end gap-2">
            <Strip concepts={concepts} chosenUrl={chosenUrl} onShow={actions.show} />
            {undoTo && (
              <Button size="small" look="quiet" className="px-2" onClick={() => actions.show(undoTo)}>
                <Icon name="undo" className="size-4" />
                {t('Undo')}
              </Button>
            )}
          </div>
        )
      }
      onRetry={canRetry && may.edit ? () => actions.retry(message) : undefined}
      onSuggestion={isLast && may.edit ? actions.write : undefined}
      onChoice={may.edit ? actions.choose : undefined}
      onAction={actions.act}
    />
  )
})

interface StripProps {
  concepts: readonly Concept[]
  chosenUrl: string | null
  onShow: (concept: Concept) => void
}

/** What the answer brought, small: a press brings it onto the stage. */
function Strip({ concepts, chosenUrl, onShow }: StripProps) {
  const several = concepts.length > 1
  return (
    <ul aria-label={several ? t('Concepts') : t('Design')} className="flex min-w-0 flex-wrap gap-1.5">
      {concepts.map((concept, at) => (
        <li key={concept.url} aria-current={concept.url === chosenUrl || undefined} className="group">
          <button
            type="button"
            aria-label={t('View {concept}', { concept: labelOf(concept, at, concepts.length) })}
            onClick={() => onShow(concept)}
            className="block size-16 rounded-sm bg-mat p-1 group-aria-[current]:outline-2 group-aria-[current]:outline-ink hover:outline hover:outline-edge"
          >
            <img
              src={sizedTo(240, concept.url)}
              alt={concept.title}
              decoding="async"
              className="size-full object-contain object-top"
            />
          </button>
          {concept.version > 1 && (
            <span className="block pt-0.5 text-xs text-ink-3 tabular-nums">
              {t('Version {version}', { version: concept.version })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
