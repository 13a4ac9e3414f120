/** The work on one project: the stage, the conversation beside it, and the place to write. */
import type { Design } from '@limner/contract/types'
import { type ReactNode, useRef } from 'react'
import { type Concept, nameInAddress } from '../../features/designs/concept.ts'
import type { Sharing } from '../../features/designs/stage/share-menu.tsx'
import type { Conversation } from '../../features/messages/conversation.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import { ChatComposer, type Writing } from './chat-composer.tsx'
import { ChatEntries } from './chat-entries.tsx'
import type { EntryActions } from './chat-entry.tsx'
import { ChatStage } from './chat-stage.tsx'
import { ChatViewer } from './chat-viewer.tsx'
import { useSnapshot } from './conversations.ts'
import { sender } from './sending.ts'
import { Shortcuts } from './shortcuts.tsx'
import { stageCommands } from './stage-commands.ts'
import { CommandMenu } from './studio/command-menu.tsx'
import type { Command } from './studio/commands.ts'
import { CommandsButton } from './studio/commands-button.tsx'
import { Layout } from './studio/layout.tsx'
import { Rail } from './studio/rail.tsx'
import { useConcepts } from './use-concepts.ts'
import { useDownloads } from './use-downloads.ts'
import { useEditTarget } from './use-edit-target.ts'
import { useModels } from './use-models.ts'
import { useStage } from './use-stage.ts'
import { useStageView } from './use-stage-view.ts'
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
  /** The project's title, and what can be done with the project. */
  head: ReactNode
  /** The projects, to go to another one. */
  projects: ReactNode
  /** Absent for guests. */
  sharing?: Sharing | undefined
  /** What the project's own controls do, for the command menu. */
  commands: readonly Command[]
}

export function Chat(props: Props) {
  const { conversation, initial, projectId, known, loading = false, signIn, autoFocus = false } = props
  const { messages, thinking } = useSnapshot(conversation)
  const writing = useRef<Writing>(null)
  const all = useConcepts(messages, known)
  const { stage, choose, chooseId, layOut } = useStage(messages, all)
  const { edit, startEdit, endEdit } = useEditTarget(writing, chooseId)
  const viewing = useViewed(all, conversation.projectId)
  const downloads = useDownloads()
  const help = useModels(projectId)
  const view = useStageView(stage)
  useShortcut('/', () => writing.current?.focus())
  useShortcut('Escape', () => thinking && stop())

  const selectedId = stage.chosen?.id ?? null
  const send = sender(conversation, { selectedId, edit, endEdit, waits: Boolean(signIn), help })
  function stop() {
    conversation.stop()
    writing.current?.focus()
  }
  const ownerOf = ({ url }: Concept) =>
    messages.find(({ key }) => all.concepts.get(key)?.some((one) => one.url === url))
  function show(concept: Concept) {
    view.setView('design')
    choose(concept)
  }
  function openViewer() {
    const { chosen, line } = stage
    if (!chosen) return
    const own = all.concepts.get(ownerOf(chosen)?.key ?? '') ?? [chosen]
    const shown = line.length > 1 ? line : own
    viewing.open(
      shown,
      shown.findIndex((one) => nameInAddress(one) === nameInAddress(chosen)),
      line.length > 1,
    )
  }
  const begin = (concept: Concept) => {
    const owner = ownerOf(concept)
    if (owner) startEdit(concept, concept.url === stage.chosen?.url ? stage.label : concept.title, owner)
  }
  const entryActions = useLatest<EntryActions>({
    show,
    retry: (message) => conversation.retry(message),
    write: (words) => writing.current?.write(words),
    choose: ({ prompt, intent }) => void send(prompt, null, intent),
    act: downloads.act,
  })
  const stageActions = {
    ...downloads,
    onChoose: show,
    onAll: () => layOut(),
    onOpen: openViewer,
    onEdit: begin,
    onVary: (words: string | undefined) =>
      words
        ? void send(words, null)
        : void send(stage.chosen ? (ownerOf(stage.chosen)?.originalPrompt ?? '') : '', null, 'new'),
    write: entryActions.write,
  }
  const commands = [...props.commands, ...stageCommands({ stage, view, actions: stageActions, writing })]
  return (
    <Layout
      head={props.head}
      rail={
        <Rail
          tools={
            <>
              <CommandsButton />
              <Shortcuts />
            </>
          }
          projects={props.projects}
          answers={messages.map((message) => ({ message, concepts: all.concepts.get(message.key) ?? [] }))}
          chosen={stage.chosen}
          line={stage.line}
          onShow={show}
          onLayOut={layOut}
        />
      }
      stage={
        <ChatStage
          conversation={conversation}
          stage={stage}
          all={all}
          view={view}
          projectId={projectId}
          loading={loading}
          sharing={props.sharing}
          actions={stageActions}
        />
      }
      conversation={
        <ChatEntries
          conversation={conversation}
          all={all}
          initial={initial}
          stage={stage}
          actions={entryActions}
          onStop={stop}
          signIn={signIn}
        />
      }
      composer={
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
      }
    >
      <ChatViewer
        conversation={conversation}
        viewing={viewing}
        ownerOf={ownerOf}
        onDownload={downloads.download}
        onEdit={startEdit}
        onSelect={chooseId}
      />
      <CommandMenu commands={commands} />
    </Layout>
  )
}
