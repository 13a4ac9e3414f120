/** The chat of one project: the conversation, its designs, and the place to write. */
import type { Choice, Design } from '@limner/contract/types'
import { useRef } from 'react'
import type { Concept } from '../../features/designs/concept.ts'
import type { Attachment } from '../../features/messages/attachment.ts'
import type { Conversation, EditTarget } from '../../features/messages/conversation.ts'
import type { ChatMessage } from '../../features/messages/message.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { ChatComposer, type Writing } from './chat-composer.tsx'
import { ChatEntries } from './chat-entries.tsx'
import type { EntryActions } from './chat-entry.tsx'
import { ChatViewer } from './chat-viewer.tsx'
import { useSnapshot } from './conversations.ts'
import { useConcepts } from './use-concepts.ts'
import { useEditTarget } from './use-edit-target.ts'
import { useSelection } from './use-selection.ts'
import { useTakeAway } from './use-take-away.ts'
import { useViewed } from './use-viewed.ts'

interface Props {
  conversation: Conversation
  /** For the avatar of the person. */
  initial: string
  /** Absent for guests, whose project is in their browser. */
  projectId?: string
  /** Designs of the project by id, for messages that were stored without theirs. */
  known: ReadonlyMap<string, Design>
  /** More messages may still come from the server. */
  loading?: boolean
  /** Where to sign in again: the session has ended. */
  signIn?: string
  /** One has come to write. */
  autoFocus?: boolean
}

/** A choice settles what the words mean; otherwise they change the design that is being edited. */
const meant = (intent: Choice['intent'] | undefined, edit: EditTarget | null) =>
  intent ? { intent } : edit ? { edit } : {}

export function Chat({ conversation, initial, projectId, known, loading = false, signIn, autoFocus = false }: Props) {
  const { messages, thinking } = useSnapshot(conversation)
  const writing = useRef<Writing>(null)
  const all = useConcepts(messages, known)
  const [selectedId, select] = useSelection(messages, all.concepts)
  const { edit, startEdit, endEdit } = useEditTarget(writing, select)
  const viewing = useViewed(all, conversation.projectId)
  const takeAway = useTakeAway()
  useShortcut('/', () => writing.current?.focus())
  useShortcut('Escape', () => thinking && stop())

  function send(text: string, image: Attachment | null, intent?: Choice['intent']): boolean {
    if (signIn) return false
    const selected = selectedId && { selectedDesignId: selectedId }
    const taken = conversation.send({ text, ...(image && { image }), ...meant(intent, edit), ...selected })
    if (taken) endEdit()
    return taken
  }
  function stop() {
    conversation.stop()
    writing.current?.focus()
  }
  function view(concepts: readonly Concept[], at: number, history: boolean) {
    viewing.open(concepts, at, history)
    if (concepts[at]?.id) select(concepts[at].id)
  }
  const ownerOf = ({ id }: Concept): ChatMessage | undefined =>
    messages.find(({ key }) => all.concepts.get(key)?.some((one) => one.id !== undefined && one.id === id))
  const actions = useLatest<EntryActions>({
    open: view,
    ...takeAway,
    edit: startEdit,
    retry: (message) => conversation.retry(message),
    write: (words) => writing.current?.write(words),
    choose: ({ prompt, intent }) => void send(prompt, null, intent),
  })

  return (
    <>
      <ChatEntries
        conversation={conversation}
        all={all}
        initial={initial}
        projectId={projectId}
        loading={loading}
        selectedId={selectedId}
        actions={actions}
        onStop={stop}
        signIn={signIn}
      />
      <div className="sticky bottom-0 z-20 bg-paper pt-2 pb-4 sm:pb-6 md:static">
        <ChatComposer
          ref={writing}
          autoFocus={autoFocus}
          projectId={conversation.projectId}
          busy={thinking !== null}
          edit={edit}
          onCancelEdit={endEdit}
          onStop={stop}
          onSend={send}
        />
      </div>
      <ChatViewer
        conversation={conversation}
        viewing={viewing}
        ownerOf={ownerOf}
        onDownload={takeAway.download}
        onEdit={startEdit}
        onSelect={select}
      />
    </>
  )
}
