/** The chat of one project: the conversation, its designs, and the place to write. */
import type { Design } from '@limner/contract/types'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Concept, conceptsOf, historyOf, labelOf } from '../../features/designs/concept.ts'
import { DesignCard } from '../../features/designs/design-card.tsx'
import { downloadPicture, rememberDownload, SIGN_IN_TO_DOWNLOAD } from '../../features/designs/download.ts'
import { Viewer } from '../../features/designs/viewer.tsx'
import type { Attachment } from '../../features/messages/attachment.ts'
import { Composer } from '../../features/messages/composer.tsx'
import type { Conversation, EditTarget } from '../../features/messages/conversation.ts'
import { type ChatMessage, PROMPT_TIMEOUT } from '../../features/messages/message.ts'
import { MessageList } from '../../features/messages/message-list.tsx'
import { MessageView } from '../../features/messages/message-view.tsx'
import { StartingPrompts } from '../../features/messages/starting-prompts.tsx'
import { useDraft } from '../../features/messages/use-draft.ts'
import { ThinkingIndicator } from '../../features/predictions/thinking-indicator.tsx'
import { useUser } from '../../lib/session.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { useSnapshot } from './conversations.ts'
import { useSelection } from './use-selection.ts'

interface Props {
  conversation: Conversation
  /** Absent for guests, whose project is in their browser. */
  projectId?: string
  /** Designs of the project by id, for messages that were stored without theirs. */
  known: ReadonlyMap<string, Design>
  /** More messages may still come from the server. */
  loading?: boolean
}

export function Chat({ conversation, projectId, known, loading = false }: Props) {
  const user = useUser()
  const [, navigate] = useLocation()
  const { messages, thinking } = useSnapshot(conversation)
  const [text, setText] = useDraft(conversation.projectId)
  const [edit, setEdit] = useState<EditTarget | null>(null)
  const [viewed, setViewed] = useState<{ concepts: readonly Concept[]; at: number } | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useShortcut('/', () => field.current?.focus())
  useShortcut('Escape', () => thinking && stop())

  const concepts = new Map(messages.map((message) => [message.key, conceptsOf(message, known)]))
  const all = [...concepts.values()].flat()
  const last = messages.at(-1)
  const [selectedId, setSelectedId] = useSelection(messages, concepts)
  const waiting = thinking ? messages.find((message) => message.waiting) : undefined
  const empty = messages.length === 1 && !thinking

  function write(words: string) {
    setText(words)
    field.current?.focus()
  }
  function send(words: string, image: Attachment | null): boolean {
    const taken = conversation.send({
      text: words,
      ...(image && { image }),
      ...(edit && { edit }),
      ...(selectedId && { selectedDesignId: selectedId }),
    })
    if (taken) setEdit(null)
    return taken
  }
  function stop() {
    conversation.stop()
    field.current?.focus()
  }
  function download({ id = '', url, title }: Concept) {
    if (user) return void downloadPicture(url, title)
    rememberDownload({ id, title, url })
    navigate(SIGN_IN_TO_DOWNLOAD)
  }
  function signInToExport({ id = '', title }: Concept, url: string): boolean {
    if (user) return false
    rememberDownload({ id, title, url })
    navigate(SIGN_IN_TO_DOWNLOAD)
    return true
  }
  function startEdit({ id, url, thumbnailUrl }: Concept, label: string, { originalPrompt = '' }: ChatMessage) {
    if (id) setSelectedId(id)
    setEdit({
      designUrl: url,
      originalPrompt,
      label,
      ...(id && { designId: id }),
      ...(thumbnailUrl && { thumbnailUrl }),
    })
    field.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    field.current?.focus({ preventScroll: true })
  }
  function view(shown: readonly Concept[], at: number) {
    setViewed({ concepts: shown, at })
    const id = shown[at]?.id
    if (id) setSelectedId(id)
  }
  function designsOf(message: ChatMessage): ReactNode {
    const own = concepts.get(message.key)
    if (!own?.length) return null
    const history = own.length === 1 ? historyOf(own[0]!, all) : []
    return (
      <DesignCard
        concepts={own}
        {...(message.replitPrompt && { prompt: message.replitPrompt === PROMPT_TIMEOUT ? '' : message.replitPrompt })}
        selectedId={selectedId}
        history={history}
        onOpen={(at) => (history.length > 0 ? view(history, history.length - 1) : view(own, at))}
        onOpenVersion={(at) => view(history, at)}
        onDownload={download}
        onEdit={(concept, label) => startEdit(concept, label, message)}
        onGuestExport={signInToExport}
        {...(projectId && { projectId })}
      />
    )
  }

  return (
    <>
      <MessageList last={`${last?.key} ${thinking !== null}`} lastIsMine={last?.type === 'user'} empty={empty}>
        {messages.map((message) =>
          message === waiting ? null : (
            <MessageView
              key={message.key}
              message={message}
              initial={user?.firstName.slice(0, 1).toUpperCase() || 'Y'}
              designs={designsOf(message)}
              onRetry={conversation.canRetry(message) ? () => conversation.retry(message) : undefined}
              onSuggestion={write}
            />
          ),
        )}
        {empty && !loading && <StartingPrompts onChoose={write} />}
        {thinking && <ThinkingIndicator {...thinking} note={waiting?.content} onStop={stop} />}
      </MessageList>
      <div className="sticky bottom-0 z-20 bg-paper pt-2 pb-4 sm:pb-6 md:static">
        <Composer
          text={text}
          onText={setText}
          busy={thinking !== null}
          edit={edit}
          onCancelEdit={() => setEdit(null)}
          onStop={stop}
          onSend={send}
          fieldRef={field}
        />
      </div>
      <Viewer
        concepts={viewed?.concepts ?? []}
        at={viewed?.at ?? null}
        onChange={(at) => (at === null || !viewed ? setViewed(null) : view(viewed.concepts, at))}
        onDownload={download}
        onContinue={(concept) => {
          const owner = messages.find(({ key }) => concepts.get(key)?.some(({ id }) => id === concept.id))
          // After the dialog has given the focus back.
          if (owner) setTimeout(() => startEdit(concept, labelOf(concept, 0, 1), owner))
        }}
        onMade={(made, { id }) => {
          const owner = messages.find(({ key }) => concepts.get(key)?.some((one) => one.id === id))
          conversation.adopt(made, owner?.originalPrompt ?? '')
        }}
        onShown={setSelectedId}
      />
    </>
  )
}
