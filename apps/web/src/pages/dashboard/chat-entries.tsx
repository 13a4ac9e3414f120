/** What was said and made, what is under way, and how to begin. */
import { Link } from 'wouter'
import { VARIATIONS } from '../../features/designs/stage/variations.ts'
import type { Conversation } from '../../features/messages/conversation.ts'
import { type ChatMessage, otherAuthor } from '../../features/messages/message.ts'
import { MessageList } from '../../features/messages/message-list.tsx'
import { STARTS } from '../../features/messages/starting/prompts.ts'
import { ThinkingIndicator } from '../../features/predictions/thinking-indicator.tsx'
import { t } from '../../lib/language/translate.ts'
import { useSession } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ChatEntry, type EntryActions } from './chat-entry.tsx'
import { useSnapshot } from './conversations.ts'
import { type Concepts, NO_CONCEPTS } from './use-concepts.ts'
import type { OnStage } from './use-stage.ts'

interface Props {
  conversation: Conversation
  all: Concepts
  initial: string
  stage: OnStage
  actions: EntryActions
  onStop: () => void
  signIn: string | undefined
}

export function ChatEntries(props: Props) {
  const { conversation, all, initial, stage, actions, onStop, signIn } = props
  const { messages, thinking } = useSnapshot(conversation)
  const { user } = useSession()
  const last = messages.at(-1)
  const offered = offeredIn(messages)
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
            isOffered={message.type === 'user' && offered.has(message.content)}
            initial={initial}
            author={otherAuthor(message, user?.id)}
            concepts={own}
            chosenUrl={own.find(({ url }) => url === stage.chosen?.url)?.url ?? null}
            undoTo={own.length === 1 && own[0]?.url === stage.chosen?.url ? stage.previous : undefined}
            isLast={message === last}
            canRetry={conversation.canRetry(message)}
            actions={actions}
          />
        )
      })}
      {thinking && (
        // What can be seen already stands on the stage.
        <ThinkingIndicator
          stage={thinking.stage}
          fraction={thinking.fraction}
          note={waiting?.content}
          onStop={onStop}
        />
      )}
      {signIn && <SessionEnded signIn={signIn} />}
    </MessageList>
  )
}

/** What was to be pressed, in the conversation and on the stage. */
const offeredIn = (messages: readonly ChatMessage[]): ReadonlySet<string> =>
  new Set([
    ...messages.flatMap(({ suggestions = [] }) => suggestions),
    ...VARIATIONS.flatMap(({ words }) => words ?? []),
    ...STARTS.map(({ prompt }) => prompt),
  ])

/** Stands at the end of the conversation: what was typed waits until its person is back. */
function SessionEnded({ signIn }: { signIn: string }) {
  return (
    <div role="alert" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="text-sm">{t('Your session has ended. Sign in to continue.')}</p>
      <Link href={signIn} className={buttonClass({ look: 'primary', size: 'small' })}>
        {t('Sign In')}
      </Link>
    </div>
  )
}
