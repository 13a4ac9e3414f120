/** The chosen design, as large as the stage lets it be: pushed, magnified, swiped on from, and opened over the whole window. */
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { FIRST_PICTURE } from '../../../lib/hydration.ts'
import { onward, t } from '../../../lib/language/translate.ts'
import { sourcesOf } from '../../../lib/picture-sources.ts'
import { scrolls } from '../../../lib/proportion.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import type { Concept } from '../concept.ts'
import { PanZoomView } from './pan-zoom-view.tsx'
import { chosenSizes, guessChosen } from './unmeasured.ts'
import { usePanZoom } from './use-pan-zoom.ts'

interface Props {
  concept: Concept
  /** What to call it. */
  label: string
  /** Of its picture: that of a side, where it has several. */
  url: string
  size: { width: number; height: number } | undefined
  /** Held against it for a moment. */
  peeked: Concept | null
  onOpen: () => void
  /** To the next one or back, where there is any. */
  onSwipe: ((by: 1 | -1) => void) | undefined
}

/** Pixels that a finger goes for a swipe. */
const SWIPE = 56

/** In units of the frame, which is a size container: a page that scrolls at a width that can be read. */
export const artworkWidth = ({ width, height }: { width: number; height: number }): string =>
  scrolls({ width, height }) ? 'min(100cqw - 2rem, 80rem)' : `min(100cqw - 2rem, (100cqh - 2rem) * ${width / height})`

export function Board({ concept, label, url, size, peeked, onOpen, onSwipe }: Props) {
  // Of pictures that came without a design nothing is known before they are there.
  const [natural, setNatural] = useState({ width: 1, height: 1 })
  const view = usePanZoom(url)
  const swipe = useSwipe(view.factor === 1 ? onSwipe : undefined)
  const shown = size ?? natural
  const unmeasured = useHydrated() ? undefined : guessChosen(shown)
  return (
    <div className="relative min-h-0 flex-1">
      <PanZoomView view={view} onKeyDown={view.onKeyDown} {...swipe}>
        <div
          className={clsx('relative shrink-0', unmeasured?.frame)}
          style={
            unmeasured ? undefined : { width: artworkWidth(shown), aspectRatio: `${shown.width} / ${shown.height}` }
          }
        >
          <button
            type="button"
            aria-label={t('Open {label} full size', { label })}
            onClick={() => !view.wasPushed() && onOpen()}
            className="block size-full cursor-zoom-in"
          >
            <img
              src={url}
              // Magnified, all of it is wanted, and exactly.
              srcSet={view.factor > 1 ? undefined : sourcesOf(url, size)}
              sizes={chosenSizes(shown)}
              alt={concept.title}
              width={shown.width}
              height={shown.height}
              fetchPriority="high"
              {...{ [FIRST_PICTURE]: '' }}
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setNatural({ width, height })
              }
              className={clsx('block', unmeasured?.picture ?? 'size-full')}
            />
          </button>
          {peeked && (
            <img
              src={peeked.url}
              alt={t('Version {version}', { version: peeked.version })}
              className="pointer-events-none absolute inset-0 size-full bg-mat object-contain object-top"
            />
          )}
        </div>
      </PanZoomView>
    </div>
  )
}

/** A finger that goes sideways. */
function useSwipe(onSwipe: Props['onSwipe']) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: React.PointerEvent) {
      from.current = pointerType === 'touch' && isPrimary ? { x, y } : null
    },
    onPointerUp({ clientX, clientY }: React.PointerEvent) {
      const start = from.current
      from.current = null
      if (!start || !onSwipe) return
      const [across, down] = [clientX - start.x, clientY - start.y]
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across * onward() < 0 ? 1 : -1)
    },
  }
}
