/** The concepts of one answer as large as the stage lets them be; on small screens in a row to be swiped through. */
import clsx from 'clsx'
import { useState } from 'react'
import { useMay } from '../../../lib/access.ts'
import { t } from '../../../lib/language/translate.ts'
import { scrolls } from '../../../lib/proportion.ts'
import { DESK, useMedia } from '../../../lib/use-media.ts'
import { useSize } from '../../../lib/use-size.ts'
import { Button } from '../../../ui/button.tsx'
import { Approved } from '../../../ui/signs/approved.tsx'
import { type Concept, labelOf } from '../concept.ts'
import { StarButton } from '../favourites/star-button.tsx'
import { Picture } from '../picture.tsx'
import { type ConceptActions, DownloadButton, EditButton, ExportButton } from './buttons.tsx'
import { bestGrid } from './fit.ts'
import { guessGrid, widthOnSheet } from './unmeasured.ts'

interface Props extends ConceptActions {
  concepts: readonly Concept[]
  onChoose: (concept: Concept) => void
  /** Asks for new concepts near some of them. */
  onNear: (concepts: readonly Concept[], words: string) => void
  /** Something is under way: nothing else is asked for. */
  busy: boolean
}

/** Of a page that scrolls its top is shown. */
const ratioOf = ({ size }: Concept): number => (size ? (scrolls(size) ? 5 / 6 : size.width / size.height) : 1)

const GAP = 16
const CAPTION = 44
/** Of the room's width, where one is swiped to the next: the next one shows its edge. */
const SWIPED = 0.86
/** A picture narrower than this has its tools without words, which are longest in French. */
const ROOM_FOR_WORDS = 340
/** One narrower than this has its star in a corner: below it there is room for four signs, as large as fingers want them. */
const ROOM_FOR_STAR = 210

export function ContactSheet({ concepts, onChoose, onNear, busy, ...actions }: Props) {
  const { selected, toggle, clear } = useSelection(concepts)
  const may = useMay()
  const [room, size] = useSize()
  const wide = useMedia(DESK)
  const ratio = Math.min(...concepts.map(ratioOf))
  const grid = size && bestGrid(concepts.length, ratio, size, { gap: GAP, caption: CAPTION })
  const swiped = size && Math.min(size.width * SWIPED, (size.height - CAPTION) * ratio)
  const width = (wide ? grid?.width : swiped) ?? 0
  const style = grid
    ? { '--columns': grid.columns, '--width': `${grid.width}px`, '--swiped': `${swiped}px` }
    : undefined
  const guess = grid ? undefined : guessGrid(concepts.length, ratio, { gap: GAP, caption: CAPTION })
  return (
    <>
      <div ref={room} className="relative mt-2 min-h-0 flex-1">
        <ul
          aria-label={concepts.length > 1 ? t('Concepts') : t('Design')}
          style={style}
          className={clsx(
            'absolute inset-0 [container-type:size] flex snap-x snap-mandatory items-center gap-4 overflow-x-auto overscroll-x-contain desk:grid desk:content-center desk:justify-center desk:overflow-visible',
            guess ? guess.columns : 'desk:grid-cols-[repeat(var(--columns),var(--width))]',
          )}
        >
          {concepts.map((concept, at) => (
            <Plate
              key={concept.url}
              {...actions}
              concept={concept}
              label={labelOf(concept, at, concepts.length)}
              number={at + 1}
              width={width}
              isFirst={at === 0}
              sizes={`${DESK} ${grid?.width ?? 240}px, ${swiped ? `${swiped}px` : widthOnSheet(ratioOf(concept))}`}
              guess={guess?.picture}
              isSelected={selected.includes(concept)}
              onSelect={may.edit && concepts.length > 1 && concept.id ? () => toggle(concept) : undefined}
              onChoose={() => onChoose(concept)}
            />
          ))}
        </ul>
      </div>
      {selected.length > 0 && (
        <Selected
          names={selected.map((concept) => concepts.indexOf(concept) + 1)}
          busy={busy}
          onNear={(words) => onNear(selected, words)}
          onClear={clear}
        />
      )}
    </>
  )
}

interface PlateProps extends CaptionProps {
  sizes: string
  isFirst: boolean
  /** Of the picture, before the stage has been measured. */
  guess: string | undefined
  onChoose: () => void
}

/** One concept of the sheet: pressed, it is chosen. */
function Plate({ sizes, isFirst, guess, onChoose, ...rest }: PlateProps) {
  const { concept, label, number } = rest
  return (
    <li
      className={clsx(
        'relative m-auto min-w-36 shrink-0 snap-center desk:m-0 desk:min-w-0',
        !guess && 'w-(--swiped) desk:w-auto',
      )}
    >
      <button
        type="button"
        aria-label={t('Choose {label}', { label })}
        aria-keyshortcuts={number <= 9 ? String(number) : undefined}
        onClick={onChoose}
        className="mx-auto block w-full min-w-0 max-w-(--swiped) outline-offset-3 desk:max-w-none hover:outline hover:outline-edge focus-visible:outline-2 focus-visible:outline-minium"
      >
        <Picture concept={concept} sizes={sizes} isFirst={isFirst} className={guess} />
      </button>
      <Caption {...rest} />
    </li>
  )
}

/** New concepts are near so many at most. */
const MOST_NEAR = 4

/** Concepts that were picked out of the sheet, in its order. */
function useSelection(concepts: readonly Concept[]) {
  const [urls, setUrls] = useState<readonly string[]>([])
  return {
    selected: concepts.filter(({ url }) => urls.includes(url)),
    toggle: ({ url }: Concept) =>
      setUrls(urls.includes(url) ? urls.filter((one) => one !== url) : [...urls, url].slice(-MOST_NEAR)),
    clear: () => setUrls([]),
  }
}

interface SelectedProps {
  /** Places on the sheet, from 1. */
  names: readonly number[]
  busy: boolean
  onNear: (words: string) => void
  onClear: () => void
}

/** What can be done with those that were picked out. */
function Selected({ names, busy, onNear, onClear }: SelectedProps) {
  const list = names.slice(0, -1).join(', ')
  const last = names.at(-1) ?? ''
  return (
    <div
      role="toolbar"
      aria-label={t('Selected concepts')}
      className="flex flex-wrap items-center justify-center gap-2 py-2"
    >
      {names.length > 1 ? (
        <Button size="small" look="primary" disabled={busy} onClick={() => onNear(`More like ${list} and ${last}`)}>
          {t('More like {list} and {last}', { list, last })}
        </Button>
      ) : (
        <p className="text-xs text-ink-2">{t('Select another one for four new concepts near both.')}</p>
      )}
      <Button size="small" onClick={onClear}>
        {t('Clear the selection')}
      </Button>
    </div>
  )
}

interface CaptionProps extends ConceptActions {
  concept: Concept
  label: string
  number: number
  /** Of the picture, pixels. */
  width: number
  isSelected: boolean
  /** Absent where there is nothing to select it beside. */
  onSelect: (() => void) | undefined
}

function Caption({ concept, label, number, width, isSelected, onSelect, ...actions }: CaptionProps) {
  const short = width < ROOM_FOR_WORDS
  const one = { concept, label, short, ...actions }
  return (
    <div className="flex h-11 w-0 min-w-full items-center">
      <span className="me-auto flex min-w-0 items-center gap-2 text-xs tabular-nums">
        {onSelect ? (
          <button
            type="button"
            aria-label={t('Select {label}', { label })}
            aria-pressed={isSelected}
            title={t('Select it, and another, for more like both')}
            onClick={onSelect}
            className="inline-flex h-8 min-w-6 shrink-0 items-center justify-center rounded-sm touch:h-11 touch:min-w-11"
          >
            <span
              className={clsx(
                'flex size-5 items-center justify-center rounded-sm border',
                isSelected ? 'border-ink bg-ink text-paper' : 'border-edge bg-paper',
              )}
            >
              {number}
            </span>
          </button>
        ) : (
          <span className="flex size-5 shrink-0 items-center justify-center rounded-sm bg-paper">{number}</span>
        )}
        {concept.version > 1 && (
          <span className={clsx('truncate', short && 'sr-only')}>
            {t('Version {version}', { version: concept.version })}
          </span>
        )}
        {concept.approved && <Approved signAlone={short} />}
      </span>
      <span className={clsx(width < ROOM_FOR_STAR ? 'absolute top-1 end-1' : '[&>button]:bg-transparent')}>
        <StarButton concept={concept} label={label} favourites={actions.favourites} />
      </span>
      <EditButton {...one} />
      <DownloadButton {...one} />
      <ExportButton {...one} />
    </div>
  )
}
