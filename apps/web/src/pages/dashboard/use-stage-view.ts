/** How the stage shows what stands on it. */
import { useState } from 'react'
import type { View } from '../../features/designs/stage/stage.tsx'
import type { OnStage } from './use-stage.ts'

export function useStageView({ chosen }: OnStage) {
  const [view, setView] = useState<View>('design')
  const [comparedUrl, setComparedUrl] = useState<string | null>(null)
  const [detailed, setDetailed] = useState(false)
  return {
    view,
    setView,
    /** Another design is not compared until it is asked for. */
    compared: chosen !== null && comparedUrl === chosen.url,
    compare: (isCompared: boolean) => setComparedUrl(isCompared ? (chosen?.url ?? null) : null),
    detailed,
    setDetailed,
  }
}
export type StageView = ReturnType<typeof useStageView>
