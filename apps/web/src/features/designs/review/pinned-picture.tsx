/** A side of the design with what was said of its places: a press says where the next comment belongs. */
import type { Api, Result } from '@limner/contract/types'
import clsx from 'clsx'
import type { MouseEvent } from 'react'
import { FIRST_PICTURE } from '../../../lib/hydration.ts'
import { t } from '../../../lib/language/translate.ts'
import { sourcesOf } from '../../../lib/picture-sources.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'

type Shared = Result<Api['readSharedDesign']>

/** Shares of a side's width and height. */
export interface Place {
  side: number
  x: number
  y: number
}

/** A place that was commented on, with the number that it has in the list. */
export interface Pin extends Place {
  id: string
  number: number
  isResolved: boolean
}

interface Props {
  title: string
  side: number
  picture: Shared['pictures'][number]
  pins: readonly Pin[]
  /** Where the comment that is being written belongs. */
  place: Place | null
  onPlace: (place: Place) => void
  onPin: (id: string) => void
}

/** From here on the picture stands beside what was said of it. */
const DESK_SIDE = '(min-width: 64rem)'

const percent = (share: number) => `${share * 100}%`
const PIN =
  'absolute flex size-7 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 border-paper text-xs font-semibold'

export function PinnedPicture({ title, side, picture, pins, place, onPlace, onPin }: Props) {
  const { name, imageUrl, width, height } = picture
  // The server's page carries no style attributes, which say the proportion and the places.
  const hydrated = useHydrated()
  const placed = hydrated ? pins : []
  function onClick(event: MouseEvent) {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (at: number, of: number) => Math.min(1, Math.max(0, at / of))
    onPlace({
      side,
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    })
  }
  return (
    <figure
      className={clsx('relative mx-auto', !hydrated && 'lg:w-fit')}
      style={hydrated ? { maxWidth: `calc(${width / height} * max(20rem, 100dvh - 14rem))` } : undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a comment without a place is written with the keyboard alone */}
      <img
        src={imageUrl}
        srcSet={sourcesOf(imageUrl, picture)}
        sizes={`${DESK_SIDE} min(100vw - 30rem, max(20rem, 100vh - 14rem) * ${(width / height).toFixed(3)}), calc(100vw - 2rem)`}
        alt={name ? `${title}, ${name}` : title}
        width={width}
        height={height}
        fetchPriority="high"
        {...{ [FIRST_PICTURE]: '' }}
        className={clsx(
          'h-auto w-full cursor-crosshair shadow-sm',
          !hydrated && 'lg:h-[max(20rem,100dvh-14rem)] lg:w-auto lg:object-contain',
        )}
        onClick={onClick}
      />
      {placed.map(({ id, number, x, y, isResolved }) => (
        <button
          key={id}
          type="button"
          aria-label={t('Comment {number}', { number })}
          className={clsx(PIN, 'target', isResolved ? 'bg-ink-3 text-paper' : 'bg-minium text-on-minium')}
          style={{ left: percent(x), top: percent(y) }}
          onClick={() => onPin(id)}
        >
          {number}
        </button>
      ))}
      {place && (
        <span
          aria-hidden="true"
          className={clsx(PIN, 'animate-appear pointer-events-none bg-ink text-paper')}
          style={{ left: percent(place.x), top: percent(place.y) }}
        >
          +
        </span>
      )}
    </figure>
  )
}
