/** One design as large as the window: with its neighbours, its sides, and a closer look. */
import type { Prediction } from '@limner/contract/types'
import clsx from 'clsx'
import { useState } from 'react'
import { scrolls } from '../../lib/proportion.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Compare } from './compare.tsx'
import type { Concept, Side } from './concept.ts'
import { DirectEditor } from './direct-editor.tsx'
import { useZoom } from './use-zoom.ts'

interface Props {
  concepts: readonly Concept[]
  /** Which of them is shown; null when the viewer is closed. */
  at: number | null
  onChange: (at: number | null) => void
  onDownload: (concept: Concept) => void
  /** The next message changes this one. */
  onContinue: (concept: Concept) => void
  /** A version was made by hand. */
  onMade: (made: Prediction, from: Concept) => void
  /** The version that "it" means from now on. */
  onShown: (id: string) => void
}

export function Viewer({ concepts, at, onChange, ...actions }: Props) {
  const count = concepts.length
  const concept = at === null ? undefined : concepts[at]
  const step = (by: number) => at !== null && count > 1 && onChange((at + by + count) % count)
  return (
    <Dialog
      open={concept !== undefined}
      onOpenChange={(open) => !open && onChange(null)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1)
        if (key === 'ArrowLeft') step(-1)
      }}
      className="inset-0 flex flex-col bg-mat"
    >
      {concept && at !== null && (
        <View concept={concept} at={at} count={count} step={step} concepts={concepts} {...actions} />
      )}
    </Dialog>
  )
}

interface ViewProps {
  concept: Concept
  at: number
  count: number
  step: (by: number) => void
  concepts: readonly Concept[]
}

function View(props: ViewProps & Pick<Props, 'onDownload' | 'onContinue' | 'onMade' | 'onShown'>) {
  const { concept, at, count, step, concepts, onDownload, onContinue, onMade, onShown } = props
  const [mode, setMode] = useState<{ name: 'edit' | 'compare'; of: string } | null>(null)
  const active = mode?.of === concept.url ? mode.name : null
  const others = concepts.filter(({ url }) => url !== concept.url)
  const before = others.find(({ id }) => id !== undefined && id === concept.parentId) ?? others[0]
  const [chosen, setChosen] = useState<{ url: string; of: string }>({ url: concept.url, of: concept.url })
  const url = chosen.of === concept.url ? chosen.url : concept.url
  const side: Side | undefined = concept.sides.find((candidate) => candidate.url === url)
  const size = side ?? concept.size
  const zoom = useZoom(url)
  const page = size !== undefined && scrolls(size)
  const magnified = zoom.factor > 1 ? `${zoom.factor * 100}%` : undefined
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:gap-y-2 sm:px-6">
        <DialogTitle className="min-w-0 flex-1 truncate text-base font-medium">
          {concept.title}
          <span className="ml-3 text-sm font-normal text-ink-3 tabular-nums">
            {count > 1 && `${at + 1} of ${count}`}
            {concept.version > 1 && `  Version ${concept.version}`}
          </span>
        </DialogTitle>
        {concept.sides.length > 0 && (
          <div className="order-1 flex gap-1 max-sm:-ml-3 max-sm:basis-full sm:order-none">
            {concept.sides.map((option) => (
              <Button
                key={option.url}
                look="quiet"
                size="small"
                aria-pressed={option.url === url}
                className={clsx('capitalize', option.url === url && 'bg-well text-ink')}
                onClick={() => setChosen({ url: option.url, of: concept.url })}
              >
                {option.name}
              </Button>
            ))}
          </div>
        )}
        <div className="order-1 flex flex-wrap items-center gap-1 max-sm:-ml-3 max-sm:basis-full sm:order-none">
          {concept.id && (
            <Button
              size="small"
              look="quiet"
              aria-pressed={active === 'edit'}
              className={clsx(active === 'edit' && 'bg-well text-ink')}
              onClick={() => setMode(active === 'edit' ? null : { name: 'edit', of: concept.url })}
            >
              Edit by hand
            </Button>
          )}
          {before && (
            <Button
              size="small"
              look="quiet"
              aria-pressed={active === 'compare'}
              className={clsx(active === 'compare' && 'bg-well text-ink')}
              onClick={() => setMode(active === 'compare' ? null : { name: 'compare', of: concept.url })}
            >
              Compare
            </Button>
          )}
          {concept.id && !active && concepts.some(({ version }) => version > 1) && (
            <DialogClose asChild>
              <Button size="small" look="quiet" onClick={() => onContinue(concept)}>
                Continue from this one
              </Button>
            </DialogClose>
          )}
          {!active && (
            <>
              <IconButton icon="zoomOut" label="Zoom out" disabled={!zoom.zoomOut} onClick={() => zoom.zoomOut?.()} />
              <IconButton icon="zoomIn" label="Zoom in" disabled={!zoom.zoomIn} onClick={() => zoom.zoomIn?.()} />
              <Button
                size="small"
                className="ml-2"
                onClick={() => onDownload(side ? { ...concept, url: side.url } : concept)}
              >
                <Icon name="download" className="size-4" />
                Download
              </Button>
            </>
          )}
        </div>
        <DialogClose asChild>
          <Button size="small" look="quiet" className="max-sm:-mr-3 sm:-ml-3">
            <Icon name="close" className="size-4" />
            Close
          </Button>
        </DialogClose>
      </div>
      {active === 'edit' && concept.id ? (
        <DirectEditor
          key={concept.id}
          design={{
            id: concept.id,
            imageUrl: concept.url,
            versionNumber: concept.version,
            pictures: concept.sides.map(({ url: imageUrl, ...rest }) => ({ ...rest, imageUrl })),
          }}
          title={concept.title}
          side={Math.max(
            0,
            concept.sides.findIndex((candidate) => candidate.url === url),
          )}
          onMade={(made) => onMade(made, concept)}
          onShown={onShown}
          onDone={() => setMode(null)}
        />
      ) : active === 'compare' && before ? (
        <div className="min-h-0 flex-1">
          <Compare key={concept.url} others={others} first={before} after={concept} all={concepts} />
        </div>
      ) : (
        <div className="relative min-h-0 flex-1">
          <div ref={zoom.frame} className="size-full overflow-auto">
            <div
              className={clsx(
                'grid place-items-center p-4 sm:px-16 sm:py-8',
                page ? 'mx-auto max-w-[80rem]' : 'size-full',
              )}
              style={{ minWidth: magnified, minHeight: page ? undefined : magnified }}
            >
              <button
                type="button"
                aria-label={zoom.factor > 1 ? 'Fit to window' : 'Magnify'}
                onClick={zoom.toggle}
                className={clsx('size-full min-h-0', zoom.factor > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in')}
              >
                <img
                  src={url}
                  alt={concept.title}
                  width={size?.width}
                  height={size?.height}
                  className={clsx('block', page ? 'h-auto w-full' : 'size-full object-contain')}
                />
              </button>
            </div>
          </div>
          {count > 1 && (
            <>
              <Arrow
                label="Previous concept"
                icon="chevronLeft"
                className="left-2 sm:left-3"
                onClick={() => step(-1)}
              />
              <Arrow label="Next concept" icon="chevronRight" className="right-2 sm:right-3" onClick={() => step(1)} />
            </>
          )}
        </div>
      )}
    </div>
  )
}

interface ArrowProps {
  label: string
  icon: 'chevronLeft' | 'chevronRight'
  className: string
  onClick: () => void
}

function Arrow({ label, icon, className, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx(
        'absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-sm bg-paper text-ink hover:bg-raised',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
