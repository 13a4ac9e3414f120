import clsx from 'clsx'
import { useState } from 'react'
import { onward, t } from '../../../lib/language/translate.ts'
import { scrolls } from '../../../lib/proportion.ts'
import { Button } from '../../../ui/button.tsx'
import { type Concept, nameOf } from '../concept.ts'

interface Props {
  /** What it can be held against. */
  others: readonly Concept[]
  /** With which of them to begin. */
  first: Concept
  after: Concept
  /** Every concept that is looked through, for the names. */
  all: readonly Concept[]
}

/** Two designs on top of each other, with a slider that says how much of each is seen; or side by side. */
export function Compare({ others, first, after, all }: Props) {
  const [url, setUrl] = useState(first.url)
  const [beside, setBeside] = useState(false)
  const [share, setShare] = useState(50)
  const before = others.find((other) => other.url === url) ?? first
  const names = { before: nameOf(before, all), after: nameOf(after, all) }
  return (
    <div className="flex size-full flex-col">
      {beside ? (
        <SideBySide pictures={[before, after]} all={all} />
      ) : (
        <Overlaid before={before} after={after} names={names} share={share} />
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 border-t border-line bg-paper px-4 py-2 text-xs tabular-nums">
        {others.length > 1 ? (
          <select
            aria-label={t('Compare with')}
            value={before.url}
            onChange={(event) => setUrl(event.target.value)}
            // The viewer's own arrows would turn the page.
            onKeyDown={(event) => event.stopPropagation()}
            className="h-8 rounded-sm border border-edge bg-raised px-2 touch:h-11"
          >
            {others.map((other) => (
              <option key={other.url} value={other.url}>
                {nameOf(other, all)}
              </option>
            ))}
          </select>
        ) : (
          <span>{names.before}</span>
        )}
        {!beside && (
          <input
            type="range"
            min="0"
            max="100"
            value={share}
            aria-label={t('Compare {before} with {after}', { before: names.before, after: names.after })}
            aria-valuetext={`${share}% ${names.before}`}
            onChange={(event) => setShare(Number(event.target.value))}
            onKeyDown={(event) => event.stopPropagation()}
            className="h-11 min-w-0 flex-1 basis-full accent-minium max-sm:order-first sm:max-w-lg sm:basis-40"
          />
        )}
        <span>{names.after}</span>
        <Button size="small" look="quiet" aria-pressed={beside} onClick={() => setBeside(!beside)}>
          {beside ? t('Overlay') : t('Side by side')}
        </Button>
      </div>
    </div>
  )
}

interface OverlaidProps {
  before: Concept
  after: Concept
  names: { before: string; after: string }
  /** Of the older one that is seen, from where reading begins, in percent. */
  share: number
}

function Overlaid({ before, after, names, share }: OverlaidProps) {
  const { width, height } = after.size ?? { width: 1, height: 1 }
  const page = scrolls({ width, height })
  const hidden = `${100 - share}%`
  return (
    <div
      className={clsx('min-h-0 flex-1 p-4 sm:px-16 sm:py-6', page ? 'overflow-y-auto' : 'flex')}
      tabIndex={page ? 0 : undefined}
    >
      <div
        className={clsx(page ? 'mx-auto max-w-[80rem]' : 'flex min-w-0 flex-1 items-center justify-center')}
        style={page ? undefined : { containerType: 'size' }}
      >
        <div
          className="relative overflow-hidden"
          style={{
            width: page ? '100%' : `min(100cqw, 100cqh * ${width / height})`,
            aspectRatio: `${width} / ${height}`,
          }}
        >
          <img src={after.url} alt={names.after} className="absolute inset-0 size-full object-contain object-top" />
          <img
            src={before.url}
            alt={names.before}
            className="absolute inset-0 size-full bg-mat object-contain object-top"
            style={{ clipPath: onward() > 0 ? `inset(0 ${hidden} 0 0)` : `inset(0 0 0 ${hidden})` }}
          />
          <span
            aria-hidden="true"
            className="absolute inset-y-0 w-0.5 bg-minium"
            style={{ insetInlineStart: `${share}%` }}
          />
        </div>
      </div>
    </div>
  )
}

function SideBySide({ pictures, all }: { pictures: readonly Concept[]; all: readonly Concept[] }) {
  const upright = pictures.every(({ size }) => !size || size.width <= size.height)
  return (
    <div
      className={clsx(
        'grid min-h-0 flex-1 gap-4 p-4 sm:grid-cols-2 sm:grid-rows-1 sm:gap-8 sm:px-8 sm:py-6',
        upright ? 'grid-cols-2' : 'grid-rows-2',
      )}
    >
      {pictures.map((picture) => (
        <figure key={picture.url} className="flex min-h-0 min-w-0 flex-col">
          <img
            src={picture.url}
            alt={picture.title}
            className={clsx(
              'min-h-0 w-full flex-1',
              picture.size && scrolls(picture.size) ? 'object-cover object-top' : 'object-contain',
            )}
          />
          <figcaption className="mt-2 text-center text-xs text-ink-2 tabular-nums">{nameOf(picture, all)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
