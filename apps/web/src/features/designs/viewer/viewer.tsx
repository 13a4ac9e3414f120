/** One design as large as the window: with its neighbours, its sides, and a closer look. */

import { type KeyboardEvent, useEffect, useState } from 'react'
import { onward, t } from '../../../lib/language/translate.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useEscape } from '../../../ui/escape.ts'
import type { Concept } from '../concept.ts'
import { Arrows } from './arrows.tsx'
import { Compare } from './compare.tsx'
import { Look } from './look.tsx'
import { type Mode, Toolbar } from './toolbar.tsx'
import { useSite } from './use-site.ts'
import { useZoom } from './use-zoom.ts'

interface Actions {
  onDownload: (concept: Concept) => void
  /** The next message changes this one. */
  onContinue: (concept: Concept) => void
  /** Goes on with it on the stage, by hand. */
  onByHand: (concept: Concept) => void
}

interface Props extends Actions {
  concepts: readonly Concept[]
  /** Which of them is shown; null when the viewer is closed. */
  at: number | null
  onStep: (at: number) => void
  onClose: () => void
}

export function Viewer({ concepts, at, onStep, onClose, ...actions }: Props) {
  const count = concepts.length
  const concept = at === null ? undefined : concepts[at]
  const [chosen, setChosen] = useState<{ mode: Mode; of: string | undefined }>({ mode: 'look', of: undefined })
  const mode = chosen.of === concept?.url ? chosen.mode : 'look'
  const step = (by: number) => at !== null && count > 1 && onStep((at + by + count) % count)
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') step(onward())
    if (key === 'ArrowLeft') step(-onward())
  }
  return (
    <Dialog
      open={concept !== undefined}
      onOpenChange={(open) => !open && onClose()}
      onKeyDown={onKeyDown}
      className="inset-0 flex flex-col bg-mat"
    >
      {concept && at !== null && (
        <View
          key={concept.url}
          concept={concept}
          at={at}
          concepts={concepts}
          mode={mode}
          onMode={(next) => setChosen({ mode: next, of: concept.url })}
          onStepBy={step}
          {...actions}
        />
      )}
    </Dialog>
  )
}

interface ViewProps extends Actions {
  concept: Concept
  at: number
  concepts: readonly Concept[]
  mode: Mode
  onMode: (mode: Mode) => void
  onStepBy: (by: number) => void
}

function View({ concept, at, concepts, mode, onMode, onStepBy, ...actions }: ViewProps) {
  const { onDownload, onContinue, onByHand } = actions
  const [sideAt, setSideAt] = useState(0)
  usePaging(mode === 'look', concept.sides.length, setSideAt)
  useEscape(mode !== 'look', () => onMode('look'))
  const side = concept.sides[sideAt]
  const zoom = useZoom(side?.url ?? concept.url)
  const site = useSite(mode === 'look' ? concept : undefined, sideAt, setSideAt, zoom.frame)
  const others = concepts.filter(({ url }) => url !== concept.url)
  const before = others.find(({ id }) => id !== undefined && id === concept.parentId) ?? others[0]

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar
        concept={concept}
        place={concepts.length > 1 ? t('{place} of {count}', { place: at + 1, count: concepts.length }) : ''}
        mode={mode}
        onMode={onMode}
        sideAt={sideAt}
        onSide={setSideAt}
        zoom={zoom}
        canCompare={before !== undefined}
        onByHand={() => onByHand(concept)}
        onContinue={concepts.some(({ version }) => version > 1) ? () => onContinue(concept) : undefined}
        onDownload={() =>
          onDownload(side ? { ...concept, url: side.url, fileName: `${concept.fileName} ${side.name}` } : concept)
        }
      />
      {mode === 'compare' && before && (
        <div className="min-h-0 flex-1">
          <Compare others={others} first={before} after={concept} all={concepts} />
        </div>
      )}
      {mode === 'look' && (
        <div className="relative flex min-h-0 flex-1 flex-col">
          <Look
            concept={concept}
            url={zoom.subject}
            size={side ?? concept.size}
            zoom={zoom}
            arrows={others.length > 0}
            site={site}
          />
          {others.length > 0 && <Arrows onStep={onStepBy} />}
        </div>
      )}
    </div>
  )
}

/** Page Up and Page Down go through the sides of a card or the pages of a site. */
function usePaging(active: boolean, count: number, onSide: (next: (at: number) => number) => void) {
  useEffect(() => {
    if (!active || count < 2) return
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
      if (by === 0) return
      event.preventDefault()
      onSide((at) => Math.min(count - 1, Math.max(0, at + by)))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [active, count, onSide])
}
