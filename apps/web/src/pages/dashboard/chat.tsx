/** The chat of one project: the conversation, its designs, and the place to write. */
import type { Design } from '@limner/contract/types'
import { useRef } from 'react'
import type { Concept } from '../../features/designs/concept.ts'
import type { Conversation } from '../../features/messages/conversation.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { ChatComposer, type Writing } from './chat-composer.tsx'
import { ChatEntries } from './chat-entries.tsx'
import type { EntryActions } from './chat-entry.tsx'
import { ChatViewer } from './chat-viewer.tsx'
import { useSnapshot } from './conversations.ts'
import { sender } from './sending.ts'
import { useConcepts } from './use-concepts.ts'
import { useDownloads } from './use-downloads.ts'
import { useEditTarget } from './use-edit-target.ts'
import { useModels } from './use-models.ts'
import { useSelection } from './use-selection.ts'
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

export function Chat({ conversation, initial, projectId, known, loading = false, signIn, autoFocus = false }: Props) {
  const { messages, thinking } = useSnapshot(conversation)
  const writing = useRef<Writing>(null)
  const all = useConcepts(messages, known)
  const [selectedId, select] = useSelection(messages, all.concepts)
  const { edit, startEdit, endEdit } = useEditTarget(writing, select)
  const viewing = useViewed(all, conversation.projectId)
  const downloads = useDownloads()
  const help = useModels(projectId)
  useShortcut('/', () => writing.current?.focus())
  useShortcut('Escape', () => thinking && stop())

  const send = sender(conversation, { selectedId, edit, endEdit, waits: Boolean(signIn), help })
  function stop() {
    conversation.stop()
    writing.current?.focus()
  }
  function view(concepts: readonly Concept[], at: number, history: boolean) {
    viewing.open(concepts, at, history)
    if (concepts[at]?.id) select(concepts[at].id)
  }
  const ownerOf = ({ id }: Concept) =>
    messages.find(({ key }) => all.concepts.get(key)?.some((one) => id && one.id === id))
  const actions = useLatest<EntryActions>({
    open: view,
    ...downloads,
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
      <ChatComposer
        ref={writing}
        autoFocus={autoFocus}
        projectId={conversation.projectId}
        busy={thinking !== null}
        edit={edit}
        onCancelEdit={endEdit}
        onStop={stop}
        onSend={send}
        help={help}
      />
      <ChatViewer
        conversation={conversation}
        viewing={viewing}
        ownerOf={ownerOf}
        onDownload={downloads.download}
        onEdit={startEdit}
        onSelect={select}
      />
    </>
  )
}
