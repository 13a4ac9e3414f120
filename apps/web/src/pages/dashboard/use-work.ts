/** The work on one project: what was said and made, what stands on the stage, and what can be done with it. */
import type { Design } from '@limner/contract/types'
import { type RefObject, useRef } from 'react'
import { useSaveDesign } from '../../features/brand/use-save-design.ts'
import { type Concept, nameInAddress } from '../../features/designs/concept.ts'
import { useFavourites } from '../../features/designs/favourites/use-favourites.ts'
import { useExport } from '../../features/designs/use-export.ts'
import type { Conversation } from '../../features/messages/conversation.ts'
import { useUser } from '../../lib/session.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useShortcut } from '../../lib/use-shortcut.ts'
import type { Writing } from './chat-composer.tsx'
import type { EntryActions } from './chat-entry.tsx'
import type { StageActions } from './chat-stage.tsx'
import { useSnapshot } from './conversations.ts'
import { type Send, sender } from './sending.ts'
import { useDownloads } from './taking/use-downloads.ts'
import { useFormats } from './taking/use-formats.ts'
import { useMany } from './taking/use-many.ts'
import { usePrinting } from './taking/use-printing.ts'
import { useBrand } from './use-brand.ts'
import { type Concepts, useConcepts } from './use-concepts.ts'
import { useEditTarget } from './use-edit-target.ts'
import { useModels } from './use-models.ts'
import { type OnStage, useStage } from './use-stage.ts'
import { type StageView, useStageView } from './use-stage-view.ts'
import { useViewed, type Viewing } from './use-viewed.ts'

interface Options {
  conversation: Conversation
  projectId?: string | undefined
  known: ReadonlyMap<string, Design>
  signIn?: string | undefined
}

export function useWork({ conversation, projectId, known, signIn }: Options) {
  const { messages, thinking } = useSnapshot(conversation)
  const writing = useRef<Writing>(null)
  const all = useConcepts(messages, known)
  const onStage = useStage(messages, all, conversation.projectId)
  const { stage, choose, chooseId, layOut } = onStage
  const editing = useEditTarget(writing, chooseId)
  const viewing = useViewed(all, conversation.projectId)
  const downloads = useDownloads()
  const many = useMany(all.all, stage.chosen)
  const printing = usePrinting(all.all, stage.chosen)
  const help = useModels(projectId)
  const brand = useBrand(conversation.projectId)
  const view = useStageView(stage)
  const { edit, endEdit } = editing
  const selectedId = stage.chosen?.id ?? null
  const waits = Boolean(signIn)
  const send = sender(conversation, { selectedId, edit, part: view.pointed, endEdit, waits, help, brand })
  useShortcut('Escape', () => thinking && stop())

  function stop() {
    conversation.stop()
    writing.current?.focus()
  }
  function show(concept: Concept) {
    view.setView('design')
    choose(concept)
  }
  const entryActions = useLatest<EntryActions>({
    show,
    retry: (message) => conversation.retry(message),
    write: (words) => writing.current?.write(words),
    choose: ({ prompt, intent }) => void send(prompt, null, intent),
    act(action) {
      if (action.series) many.offered(action.series)
      else if (!printing.offered(action)) downloads.act(action)
    },
  })
  const made = actionsOf({
    ...{ conversation, view, stage, all, viewing, editing },
    ...{ show, layOut, send, waits, downloads, writing },
  })
  const kept = useKeeping({ made, chosen: stage.chosen, projectId, all: all.all })
  const stageActions: StageActions = { ...made, ...kept, onMany: many.begin, onPrint: printing.begin }
  return {
    ...{ messages, thinking, writing, all, onStage, editing, viewing, downloads, many, printing, help, brand, view },
    ...{ send, stop, entryActions, stageActions },
  }
}

interface Keeping {
  made: ReturnType<typeof actionsOf>
  chosen: Concept | null
  projectId: string | undefined
  all: readonly Concept[]
}

/** What is kept of designs beyond the conversation: stars, brands, formats and files. */
function useKeeping({ made, chosen, projectId, all }: Keeping) {
  const user = useUser()
  const saveBrand = useSaveDesign(user?.id ?? '')
  return {
    onSaveBrand: user ? (id: string) => saveBrand.mutate(id) : undefined,
    favourites: useFavourites(user?.id ?? 'guest', projectId, all),
    onFormat: useFormats(chosen, made.onMade).make,
    onFile: useExport(made.guestExport).run,
  }
}

/** What is said of a design that shall wear a brand as a whole. */
const WEAR = 'Put this into our brand'

interface Around {
  conversation: Conversation
  view: StageView
  stage: OnStage
  all: Concepts
  viewing: Viewing
  editing: ReturnType<typeof useEditTarget>
  downloads: ReturnType<typeof useDownloads>
  writing: RefObject<Writing | null>
  show: (concept: Concept) => void
  layOut: () => void
  send: Send
  /** Nothing is sent: the session has ended. */
  waits: boolean
}

/** What can be done with what stands on the stage. */
function actionsOf({
  conversation,
  view,
  stage,
  all,
  viewing,
  editing,
  downloads,
  writing,
  show,
  layOut,
  send,
  waits,
}: Around) {
  const { ownerOf } = all
  const { chosen, line, label } = stage
  return {
    ...downloads,
    onChoose: show,
    onAll: () => layOut(),
    onOpen() {
      if (!chosen) return
      const several = line.length > 1
      const shown = several ? line : (all.concepts.get(ownerOf(chosen)?.key ?? '') ?? [chosen])
      viewing.open(
        shown,
        shown.findIndex((one) => nameInAddress(one) === nameInAddress(chosen)),
        several,
      )
    },
    onEdit(concept: Concept) {
      const owner = ownerOf(concept)
      if (owner) editing.startEdit(concept, concept.url === chosen?.url ? label : concept.title, owner)
    },
    onVary(words: string | undefined) {
      const made = chosen && ownerOf(chosen)?.originalPrompt
      send(words ?? made ?? '', null, words === undefined ? 'new' : undefined)
    },
    onWear: (kit: string) => void send(WEAR, null, 'change', kit),
    onNear(concepts: readonly Concept[], words: string) {
      if (!waits) conversation.send({ text: words, near: concepts.flatMap(({ id }) => id ?? []) })
    },
    write: (words: string) => writing.current?.write(words),
    onMade: (made, from) => conversation.adopt(made, ownerOf(from)?.originalPrompt ?? ''),
    onPoint: view.point,
    onTell: () => writing.current?.focus(),
  } satisfies Omit<StageActions, 'favourites' | 'onMany' | 'onPrint' | 'onFormat' | 'onFile' | 'onSaveBrand'>
}
