/** What stands on the stage: ways to begin, concepts as they are painted, or the designs that are there. */
import type { SetFormat } from '@limner/contract/set-formats'
import type { CheckedAsk, Prediction } from '@limner/contract/types'
import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import type { Concept } from '../../features/designs/concept.ts'
import type { Favourites } from '../../features/designs/favourites/use-favourites.ts'
import type { Told } from '../../features/designs/stage/details.tsx'
import type { Sharing } from '../../features/designs/stage/share-menu.tsx'
import { DesignStage } from '../../features/designs/stage/stage.tsx'
import { useCode } from '../../features/designs/use-code.ts'
import type { Conversation, PointedPart } from '../../features/messages/conversation.ts'
import { type ChatMessage, PROMPT_TIMEOUT } from '../../features/messages/message.ts'
import { StartingPrompts } from '../../features/messages/starting-prompts.tsx'
import { EarlyConcepts } from '../../features/predictions/early-concepts.tsx'
import { useMay } from '../../lib/access.ts'
import { t } from '../../lib/language/translate.ts'
import { useSession } from '../../lib/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useSnapshot } from './conversations.ts'
import { NewsBar } from './together/news-bar.tsx'
import { type News, useNews } from './together/use-news.ts'
import { useBrand } from './use-brand.ts'
import type { Concepts } from './use-concepts.ts'
import type { OnStage } from './use-stage.ts'
import type { StageView } from './use-stage-view.ts'

const HandEditor = lazy(() => import('../../features/designs/hand/hand-editor.tsx'))

export interface StageActions {
  download: (concept: Concept) => void
  guestExport: (concept: Concept, url: string) => boolean
  onChoose: (concept: Concept) => void
  onAll: () => void
  onOpen: () => void
  onEdit: (concept: Concept) => void
  /** Asks for variations; without words, for new concepts of the same words. */
  onVary: (words: string | undefined) => void
  /** Puts the chosen design into a brand, by its id. */
  onWear: (kit: string) => void
  /** Asks for new concepts near these. */
  onNear: (concepts: readonly Concept[], words: string) => void
  write: (words: string) => void
  /** A version was made by hand. */
  onMade: (made: Prediction, from: Concept) => void
  /** The next message is about this part. */
  onPoint: (part: PointedPart | null) => void
  /** And is written now. */
  onTell: () => void
  favourites: Favourites
  /** Asks what the file for a printer is to be. */
  onPrint: (concept: Concept) => void
  /** Makes many like it from a table. */
  onMany: (concept: Concept) => void
  /** Makes it in one more format. */
  onFormat: (id: string, format: SetFormat) => void
  /** Takes it away as a file. */
  onFile: (concept: Concept, label: string, url: string) => void
  /** Absent for guests. */
  onSaveBrand?: ((id: string) => void) | undefined
}

interface Props {
  conversation: Conversation
  stage: OnStage
  all: Concepts
  view: StageView
  projectId: string | undefined
  loading: boolean
  sharing: Sharing | undefined
  actions: StageActions
  /** All concepts of an answer, by the key of its message. */
  onLayOut: (answer: string) => void
}

/** With what others have made since above it. */
export function ChatStage(props: Props) {
  const { conversation, stage, all, view, actions, onLayOut } = props
  const { messages } = useSnapshot(conversation)
  const { user } = useSession()
  const news = useNews(messages, all, stage, user?.id)
  const show = ({ key, concept, count }: News) => (count > 1 ? onLayOut(key) : actions.onChoose(concept))
  return (
    <>
      {news && <NewsBar news={news} isEditing={view.isEditing} onShow={() => show(news)} />}
      <Standing {...props} />
    </>
  )
}

function Standing(props: Props) {
  const { conversation, stage, loading, actions } = props
  const { messages, thinking } = useSnapshot(conversation)
  const may = useMay()
  if (thinking?.concepts?.length)
    return (
      <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto p-4">
        <EarlyConcepts concepts={thinking.concepts} />
      </div>
    )
  if (stage.answer) return <Designs {...props} answer={stage.answer} />
  const isFresh = messages.length === 1 && !thinking && !loading
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto max-desk:pt-9">
      {isFresh && may.edit && <StartingPrompts onChoose={actions.write} />}
      {isFresh && !may.edit && <p className="m-auto p-6 text-ink-2">{t('There is no design here yet.')}</p>}
    </div>
  )
}

/** The designs of an answer, or the chosen one. */
function Designs({
  conversation,
  stage,
  all,
  view,
  projectId,
  sharing,
  actions,
  answer,
}: Props & { answer: ChatMessage }) {
  const { messages, thinking } = useSnapshot(conversation)
  const codes = useCode()
  const [, navigate] = useLocation()
  const { concepts, chosen, label, family, line } = stage
  const owner = chosen ? all.ownerOf(chosen) : answer
  const { replitPrompt } = owner ?? answer
  return (
    <DesignStage
      {...{ concepts, chosen, label, family, line, codes, sharing, projectId }}
      told={chosen ? toldOf(chosen, messages, all) : {}}
      prompt={replitPrompt === PROMPT_TIMEOUT ? '' : replitPrompt || undefined}
      view={view.view}
      onView={view.setView}
      compared={view.compared}
      onCompare={view.compare}
      detailed={view.detailed}
      onDetails={view.setDetailed}
      busy={thinking !== null}
      onSignIn={() => navigate('/login?redirect=dashboard')}
      onDownload={actions.download}
      onEdit={actions.onEdit}
      onExport={(concept) => void codes.generate(concept)}
      onGuestExport={actions.guestExport}
      onPrint={actions.onPrint}
      onChoose={actions.onChoose}
      onAll={actions.onAll}
      onOpen={actions.onOpen}
      byHand={view.byHand}
      onByHand={() => view.setByHand(!view.byHand)}
      onMade={(made) => chosen && actions.onMade(made, chosen)}
      hand={(side) => (
        <UnderTheHand projectId={conversation.projectId} concept={chosen} side={side} actions={actions} />
      )}
      onCode={() => view.setView('code')}
      dialog={view.dialog}
      onDialog={view.setDialog}
      onVariation={({ words }) => actions.onVary(words)}
      onNear={actions.onNear}
      favourites={actions.favourites}
      onSaveBrand={actions.onSaveBrand}
    />
  )
}

interface UnderTheHandProps {
  projectId: string
  concept: Concept | null
  side: number
  actions: StageActions
}

function UnderTheHand({ projectId, concept, side, actions }: UnderTheHandProps) {
  const { chosen: kit } = useBrand(projectId)
  if (!concept?.id) return null
  const brand = Object.entries(kit?.colours ?? {}).flatMap(([name, hex]) => (hex ? [{ name, hex }] : []))
  return (
    <Suspense fallback={<Spinner />}>
      <HandEditor
        id={concept.id}
        title={concept.title}
        side={side}
        brand={brand}
        onMade={(made) => actions.onMade(made, concept)}
        onPoint={actions.onPoint}
        onTell={actions.onTell}
      />
    </Suspense>
  )
}

/** What was asked for, as this one design shows it. */
const shownBy = (asked: readonly CheckedAsk[], position: number): CheckedAsk[] =>
  asked.map(({ words, met, missing = [] }) => ({
    words,
    met: met || (missing.length > 0 && !missing.includes(position)),
  }))

/** What an answer told of its designs, for one of them; of a version what was told of the first one, too. */
function toldOf(chosen: Concept, messages: readonly ChatMessage[], { concepts, ownerOf }: Concepts): Told {
  const owner = ownerOf(chosen)
  const at = (concepts.get(owner?.key ?? '') ?? []).findIndex(({ url }) => url === chosen.url)
  const first = messages.find(({ originalPrompt, asked }) => asked && originalPrompt === owner?.originalPrompt) ?? owner
  const asked = owner?.asked ?? first?.asked
  return {
    prompt: owner?.originalPrompt,
    asked: asked && shownBy(asked, at + 1),
    understood: owner?.understood ?? first?.understood,
    changes: owner?.changes,
  }
}
