/** How the stage shows what stands on it. */
import { useState } from 'react'
import type { StageDialog } from '../../features/designs/stage/dialogs.ts'
import type { View } from '../../features/designs/stage/stage.tsx'
import type { PointedPart } from '../../features/messages/conversation.ts'
import { useMay } from '../../lib/access.ts'
import type { OnStage } from './use-stage.ts'

export function useStageView({ chosen }: OnStage) {
  const [view, setView] = useState<View>('design')
  const [comparedUrl, setComparedUrl] = useState<string | null>(null)
  const [dialog, setDialog] = useState<StageDialog | null>(null)
  const [detailed, setDetailed] = useState(false)
  const [byHand, setByHand] = useState(false)
  const [pointed, setPointed] = useState<PointedPart | null>(null)
  const isByHand = useMay().edit && chosen?.id !== undefined && byHand
  return {
    view,
    setView,
    /** Another design is not compared until it is asked for. */
    compared: chosen !== null && comparedUrl === chosen.url,
    compare: (isCompared: boolean) => setComparedUrl(isCompared ? (chosen?.url ?? null) : null),
    /** What is open above the chosen design. */
    dialog: chosen ? dialog : null,
    setDialog,
    detailed,
    setDetailed,
    byHand: isByHand,
    /** The design under the hand is what is seen: on a small screen it has the window to itself. */
    isEditing: isByHand && view === 'design',
    setByHand,
    /** The part that the next message is about. */
    pointed: isByHand ? pointed : null,
    point: setPointed,
  }
}
export type StageView = ReturnType<typeof useStageView>
