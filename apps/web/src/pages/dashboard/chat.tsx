/** The work on one project: the stage, the conversation beside it, and the place to write. */

import type { Design, Role } from '@limner/contract/types'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import type { Concept } from '../../features/designs/concept.ts'
import type { Sharing } from '../../features/designs/stage/share-menu.tsx'
import { useProjectLink } from '../../features/designs/stage/use-project-link.ts'
import type { Conversation } from '../../features/messages/conversation.ts'
import { MayProvider, mayAs, useMay } from '../../lib/access.ts'
import { t } from '../../lib/language/translate.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatEntries } from './chat-entries.tsx'
import { ChatStage } from './chat-stage.tsx'
import { ChatViewer } from './chat-viewer.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { stageCommands } from './stage-commands.ts'
import { CommandMenu } from './studio/command-menu.tsx'
import type { Command } from './studio/commands.ts'
import { CommandsButton } from './studio/commands-button.tsx'
import { Layout } from './studio/layout.tsx'
import { Rail } from './studio/rail.tsx'
import { useWork } from './use-work.ts'

const PrintDialog = lazy(() => import('../../features/designs/print/print-dialog.tsx'))
const SeriesDialog = lazy(() => import('../../features/designs/series/series-dialog.tsx'))

/** Where guests sign in to share. */
const SIGN_IN = '/login?redirect=dashboard'

interface Props {
  conversation: Conversation
  /** For the avatar of the person. */
  initial: string
  /** Absent for guests, whose project is in their browser. */
  projectId?: string
  /** What the person is to the project; default its owner. */
  access?: Role | null
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

export function Chat({ access = 'owner', ...props }: Props) {
  const may = useMemo(() => mayAs(access), [access])
  return (
    <MayProvider value={may}>
      <Work {...props} />
    </MayProvider>
  )
}

function Work(props: Omit<Props, 'access'>) {
  const may = useMay()
  const { conversation, initial, projectId, loading = false, signIn, autoFocus = false } = props
  const work = useWork(props)
  const [seesCommands, setSeesCommands] = useState(false)
  const { raised, setRaised, raise } = useRaised(work.view.isEditing)
  const { messages, thinking, writing, all, onStage, editing, viewing, downloads, help, brand, view, send, stop } = work
  const { stage, choose, chooseId, layOut } = onStage
  const { entryActions, stageActions, many, printing } = work
  const busy = thinking !== null
  const [, navigate] = useLocation()
  const copyLink = useProjectLink()
  const again = may.edit && !busy ? messages.findLast((message) => conversation.canRetry(message)) : undefined
  const commands = [
    ...props.commands,
    ...(again ? [{ name: t('Try again'), run: () => conversation.retry(again) }] : []),
    ...stageCommands({
      ...{ stage, view, actions: stageActions, writing, busy, may, kits: brand.kits, projectId },
      ...{ sharing: props.sharing, onCopyLink: (of) => void copyLink(of), onSignIn: () => navigate(SIGN_IN) },
    }),
  ]
  function onByHand(concept: Concept) {
    choose(concept)
    view.setView('design')
    view.setByHand(true)
  }
  return (
    <Layout
      isEditing={view.isEditing && !thinking?.concepts?.length}
      raised={raised}
      onRaise={setRaised}
      last={messages.at(-1)}
      busy={busy}
      head={props.head}
      rail={
        <Rail
          tools={
            <>
              <CommandsButton onPress={() => setSeesCommands(true)} />
              <Shortcuts />
            </>
          }
          projects={props.projects}
          answers={messages.map((message) => ({ message, concepts: all.concepts.get(message.key) ?? [] }))}
          ownerOf={all.ownerOf}
          chosen={stage.chosen}
          kits={brand.kits}
          onWear={may.edit && !busy ? stageActions.onWear : undefined}
          line={stage.line}
          favourites={stageActions.favourites}
          onShow={stageActions.onChoose}
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
          onLayOut={layOut}
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
        may.edit ? (
          <ChatComposer
            ref={writing}
            onFocus={raise}
            autoFocus={autoFocus}
            projectId={conversation.projectId}
            busy={busy}
            edit={editing.edit}
            onCancelEdit={editing.endEdit}
            part={view.pointed}
            onLeavePart={() => view.point(null)}
            onStop={stop}
            onSend={send}
            help={help}
            brand={brand}
          />
        ) : (
          <OnlyLooking />
        )
      }
    >
      <ChatViewer
        viewing={viewing}
        ownerOf={all.ownerOf}
        onDownload={downloads.download}
        onEdit={editing.startEdit}
        onByHand={onByHand}
        onSelect={chooseId}
      />
      {printing.open && <PrintWork {...printing} open={printing.open} actions={stageActions} />}
      {many.open && (
        <Suspense>
          <SeriesDialog {...many.open} onClose={many.close} />
        </Suspense>
      )}
      <CommandMenu commands={commands} open={seesCommands} onOpen={setSeesCommands} />
    </Layout>
  )
}

interface PrintWorkProps {
  open: NonNullable<ReturnType<typeof useWork>['printing']['open']>
  close: () => void
  actions: ReturnType<typeof useWork>['stageActions']
}

const PrintWork = ({ open, close, actions }: PrintWorkProps) => (
  <Suspense>
    <PrintDialog
      {...open}
      onGuest={(url) => actions.guestExport(open.concept, url)}
      onMade={(made) => actions.onMade(made, open.concept)}
      onClose={close}
    />
  </Suspense>
)

/** On small screens whether the conversation is raised: it lowers itself when a design comes under the hand. */
function useRaised(isEditing: boolean) {
  const [raised, setRaised] = useState(false)
  const [was, setWas] = useState(isEditing)
  if (was !== isEditing) {
    setWas(isEditing)
    if (isEditing) setRaised(false)
  }
  return {
    raised,
    setRaised,
    /** At once: what it holds can be written in. */
    raise: () => isEditing && flushSync(() => setRaised(true)),
  }
}

/** Stands where others write. */
const OnlyLooking = () => (
  <p className="rounded-sm border border-line bg-well px-3 py-2.5 text-sm text-pretty text-ink-2">
    {t('You can look at this project and take files along. To change it, ask its owner to make you an editor.')}
  </p>
)
