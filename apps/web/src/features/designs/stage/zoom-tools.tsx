import { t } from '../../../lib/language/translate.ts'
import { StageButton } from './stage-button.tsx'
import type { PanZoom } from './use-pan-zoom.ts'

/** Closer, further, and all of it. */
export function ZoomTools({ view }: { view: PanZoom }) {
  return (
    <>
      <StageButton icon="zoomOut" word={t('Zoom out')} short disabled={view.factor <= 1} onClick={view.zoomOut} />
      <output className="w-11 text-center text-xs text-ink-2 tabular-nums">{Math.round(view.factor * 100)}%</output>
      <StageButton icon="zoomIn" word={t('Zoom in')} short onClick={view.zoomIn} />
      <StageButton icon="fit" word={t('Fit')} disabled={view.factor === 1} onClick={view.fit} />
    </>
  )
}
