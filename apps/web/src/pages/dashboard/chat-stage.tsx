/** What stands on the stage: ways to begin, concepts as they are painted, or the designs that are there. */
import type { CheckedAsk } from '@limner/contract/types'
import { useLocation } from 'wouter'
import type { Concept } from '../../features/designs/concept.ts'
import type { Told } from '../../features/designs/stage/details.tsx'
import type { Sharing } from '../../features/designs/stage/share-menu.tsx'
import { DesignStage } from '../../features/designs/stage/stage.tsx'
import { useCode } from '../../features/designs/use-code.ts'
import type { Conversation } from '../../features/messages/conversation.ts'
import { type ChatMessage, PROMPT_TIMEOUT } from '../../features/messages/message.ts'
import { StartingPrompts } from '../../features/messages/starting-prompts.tsx'
import { EarlyConcepts } from '../../features/predictions/early-concepts.tsx'
import { useSnapshot } from './conversations.ts'
import type { Concepts } from './use-concepts.ts'
import type { OnStage } from './use-stage.ts'
import type { StageView } from './use-stage-view.ts'

export interface StageActions {
  download: (concept: Concept) => void
  guestExport: (concept: Concept, url: string) => boolean
  onChoose: (concept: Concept) => void
  onAll: () => void
  onOpen: () => void
  onEdit: (concept: Concept) => void
  /** Asks for variations; without words, for new concepts of the same words. */
  onVary: (words: string | undefined) => void
  write: (words: string) => void
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
}

export function ChatStage({ conversation, stage, all, view, projectId, loading, sharing, actions }: Props) {
  const { messages, thinking } = useSnapshot(conversation)
  const codes = useCode()
  const [, navigate] = useLocation()
  const { answer, concepts, chosen, label, family, line } = stage
  if (thinking?.concepts?.length)
    return (
      <div className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto p-4">
        <EarlyConcepts concepts={thinking.concepts} />
      </div>
    )
  if (!answer)
    return messages.length === 1 && !thinking && !loading ? (
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto max-desk:pt-9">
        <StartingPrompts onChoose={actions.write} />
      </div>
    ) : (
      <div className="min-h-0 flex-1" />
    )
  const owner = chosen
    ? messages.find(({ key }) => all.concepts.get(key)?.some(({ url }) => url === chosen.url))
    : answer
  const { replitPrompt } = owner ?? answer
  return (
    <DesignStage
      concepts={concepts}
      chosen={chosen}
      label={label}
      family={family}
      line={line}
      told={chosen ? toldOf(chosen, owner, messages, all) : {}}
      prompt={replitPrompt === PROMPT_TIMEOUT ? '' : replitPrompt || undefined}
      view={view.view}
      onView={view.setView}
      compared={view.compared}
      onCompare={view.compare}
      detailed={view.detailed}
      onDetails={view.setDetailed}
      codes={codes}
      busy={thinking !== null}
      {...(projectId && { projectId })}
      sharing={sharing}
      onSignIn={() => navigate('/login?redirect=dashboard')}
      onDownload={actions.download}
      onEdit={actions.onEdit}
      onExport={(concept) => void codes.generate(concept)}
      onGuestExport={actions.guestExport}
      onChoose={actions.onChoose}
      onAll={actions.onAll}
      onOpen={actions.onOpen}
      onByHand={actions.onOpen}
      onCode={() => view.setView('code')}
      onVariation={({ words }) => actions.onVary(words)}
    />
  )
}

/** What was asked for, as this one design shows it. */
const shownBy = (asked: readonly CheckedAsk[], position: number): CheckedAsk[] =>
  asked.map(({ words, met, missing = [] }) => ({
    words,
    met: met || (missing.length > 0 && !missing.includes(position)),
  }))

/** What an answer told of its designs, for one of them; of a version what was told of the first one, too. */
function toldOf(
  chosen: Concept,
  owner: ChatMessage | undefined,
  messages: readonly ChatMessage[],
  { concepts }: Concepts,
): Told {
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
