/** What was said and made, what is under way, and how to begin. */
import { Link } from 'wouter'
import type { Conversation } from '../../features/messages/conversation.ts'
import { MessageList } from '../../features/messages/message-list.tsx'
import { StartingPrompts } from '../../features/messages/starting-prompts.tsx'
import { ThinkingIndicator } from '../../features/predictions/thinking-indicator.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ChatEntry, type EntryActions } from './chat-entry.tsx'
import { useSnapshot } from './conversations.ts'
import { type Concepts, NO_CONCEPTS } from './use-concepts.ts'

interface Props {
  conversation: Conversation
  all: Concepts
  initial: string
  projectId: string | undefined
  loading: boolean
  selectedId: string | null
  actions: EntryActions
  onStop: () => void
  signIn: string | undefined
}

export function ChatEntries(props: Props) {
  const { conversation, all, initial, projectId, loading, selectedId, actions, onStop, signIn } = props
  const { messages, thinking } = useSnapshot(conversation)
  const last = messages.at(-1)
  const waiting = thinking ? messages.find((message) => message.waiting) : undefined
  const empty = messages.length === 1 && !thinking
  return (
    <MessageList
      last={`${last?.key} ${thinking !== null} ${thinking?.concepts?.length} ${signIn !== undefined}`}
      lastIsMine={last?.type === 'user'}
      empty={empty}
    >
      {messages.map((message) => {
        if (message === waiting) return null
        const own = all.concepts.get(message.key) ?? NO_CONCEPTS
        return (
          <ChatEntry
            key={message.key}
            message={message}
            initial={initial}
            concepts={own}
            history={all.histories.get(message.key) ?? NO_CONCEPTS}
            selectedId={own.some(({ id }) => id !== undefined && id === selectedId) ? selectedId : null}
            canRetry={conversation.canRetry(message)}
            projectId={projectId}
            actions={actions}
          />
        )
      })}
      {empty && !loading && <StartingPrompts onChoose={actions.write} />}
      {thinking && <ThinkingIndicator {...thinking} note={waiting?.content} onStop={onStop} />}
      {signIn && <SessionEnded signIn={signIn} />}
    </MessageList>
  )
}

/** Stands at the end of the conversation: what was typed waits until its person is back. */
function SessionEnded({ signIn }: { signIn: string }) {
  return (
    <div role="alert" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 sm:pl-11">
      <p className="text-base">Your session has ended. Sign in to continue.</p>
      <Link href={signIn} className={buttonClass({ look: 'primary', size: 'small' })}>
        Sign In
      </Link>
    </div>
  )
}
