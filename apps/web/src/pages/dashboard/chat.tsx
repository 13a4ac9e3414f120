/** The chat of one project: the conversation, its designs, and the place to write. */
import type { Design } from '@limner/contract/types'
import { useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type Concept, conceptsOf, historyOf, labelOf } from '../../features/designs/concept.ts'
import { downloadPicture, rememberDownload, SIGN_IN_TO_DOWNLOAD } from '../../features/designs/download.ts'
import { Viewer } from '../../features/designs/viewer.tsx'
import type { Attachment } from '../../features/messages/attachment.ts'
import type { Conversation, EditTarget } from '../../features/messages/conversation.ts'
import type { ChatMessage } from '../../features/messages/message.ts'
import { MessageList } from '../../features/messages/message-list.tsx'
import { StartingPrompts } from '../../features/messages/starting-prompts.tsx'
import { ThinkingIndicator } from '../../features/predictions/thinking-indicator.tsx'
import { useUser } from '../../lib/session.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { ChatComposer, type Writing } from './chat-composer.tsx'
import { ChatEntry, type EntryActions } from './chat-entry.tsx'
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

const NONE: readonly Concept[] = []

/** The designs of every message, and the versions that led to those that are alone; both by the message's key. */
function useConcepts(messages: readonly ChatMessage[], known: ReadonlyMap<string, Design>) {
  return useMemo(() => {
    const concepts = new Map(messages.map((message) => [message.key, conceptsOf(message, known)]))
    const all = [...concepts.values()].flat()
    const histories = new Map<string, readonly Concept[]>()
    for (const [key, [only, ...others]] of concepts)
      if (only && others.length === 0) histories.set(key, historyOf(only, all))
    return { concepts, histories }
  }, [messages, known])
}

export function Chat({ conversation, projectId, known, loading = false }: Props) {
  const user = useUser()
  const [, navigate] = useLocation()
  const { messages, thinking } = useSnapshot(conversation)
  const [edit, setEdit] = useState<EditTarget | null>(null)
  const [viewed, setViewed] = useState<{ concepts: readonly Concept[]; at: number } | null>(null)
  const writing = useRef<Writing>(null)
  useShortcut('/', () => writing.current?.focus())
  useShortcut('Escape', () => thinking && stop())

  const { concepts, histories } = useConcepts(messages, known)
  const last = messages.at(-1)
  const [selectedId, setSelectedId] = useSelection(messages, concepts)
  const waiting = thinking ? messages.find((message) => message.waiting) : undefined
  const empty = messages.length === 1 && !thinking
  const initial = user?.firstName.slice(0, 1).toUpperCase() || 'Y'

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
    writing.current?.focus()
  }
  function signInFor({ id = '', title }: Concept, url: string) {
    rememberDownload({ id, title, url })
    navigate(SIGN_IN_TO_DOWNLOAD)
  }
  function download(concept: Concept) {
    if (user) void downloadPicture(concept.url, concept.title)
    else signInFor(concept, concept.url)
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
    writing.current?.focus()
  }
  function view(shown: readonly Concept[], at: number) {
    setViewed({ concepts: shown, at })
    const id = shown[at]?.id
    if (id) setSelectedId(id)
  }
  const ownerOf = ({ id }: Concept) =>
    messages.find(({ key }) => concepts.get(key)?.some((one) => one.id !== undefined && one.id === id))
  const actions = useLatest<EntryActions>({
    open: view,
    download,
    edit: startEdit,
    guestExport(concept, url) {
      if (!user) signInFor(concept, url)
      return !user
    },
    retry: (message) => conversation.retry(message),
    write: (words) => writing.current?.write(words),
  })

  return (
    <>
      <MessageList last={`${last?.key} ${thinking !== null}`} lastIsMine={last?.type === 'user'} empty={empty}>
        {messages.map((message) => {
          if (message === waiting) return null
          const own = concepts.get(message.key) ?? NONE
          return (
            <ChatEntry
              key={message.key}
              message={message}
              initial={initial}
              concepts={own}
              history={histories.get(message.key) ?? NONE}
              selectedId={own.some(({ id }) => id !== undefined && id === selectedId) ? selectedId : null}
              canRetry={conversation.canRetry(message)}
              projectId={projectId}
              actions={actions}
            />
          )
        })}
        {empty && !loading && <StartingPrompts onChoose={actions.write} />}
        {thinking && <ThinkingIndicator {...thinking} note={waiting?.content} onStop={stop} />}
      </MessageList>
      <div className="sticky bottom-0 z-20 bg-paper pt-2 pb-4 sm:pb-6 md:static">
        <ChatComposer
          ref={writing}
          projectId={conversation.projectId}
          busy={thinking !== null}
          edit={edit}
          onCancelEdit={() => setEdit(null)}
          onStop={stop}
          onSend={send}
        />
      </div>
      <Viewer
        concepts={viewed?.concepts ?? NONE}
        at={viewed?.at ?? null}
        onChange={(at) => (at === null || !viewed ? setViewed(null) : view(viewed.concepts, at))}
        onDownload={download}
        onContinue={(concept) => {
          const owner = ownerOf(concept)
          // After the dialog has given the focus back.
          if (owner) setTimeout(() => startEdit(concept, labelOf(concept, 0, 1), owner))
        }}
        onMade={(made, concept) => conversation.adopt(made, ownerOf(concept)?.originalPrompt ?? '')}
        onShown={setSelectedId}
      />
    </>
  )
}
