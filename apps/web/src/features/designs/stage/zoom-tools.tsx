import { StageButton } from './stage-button.tsx'
import type { PanZoom } from './use-pan-zoom.ts'

/** Closer, further, and all of it. */
export function ZoomTools({ view }: { view: PanZoom }) {
  return (
    <>
      <StageButton icon="zoomOut" word="Zoom out" short disabled={view.factor <= 1} onClick={view.zoomOut} />
      <output className="w-11 text-center text-xs text-ink-2 tabular-nums">{Math.round(view.factor * 100)}%</output>
      <StageButton icon="zoomIn" word="Zoom in" short onClick={view.zoomIn} />
      <StageButton icon="fit" word="Fit" disabled={view.factor === 1} onClick={view.fit} />
    </>
  )
}
