/** The versions of a design like frames of a film: held, by a pointer or the space bar, one is compared with what is shown; pressed, it is restored. */
import { useEffect, useRef } from 'react'
import { t } from '../../../lib/language/translate.ts'
import type { Concept } from '../concept.ts'
import { useApproved } from '../review/use-approved.ts'
import { Frame } from './frame.tsx'

interface Props {
  /** The first one first. */
  line: readonly Concept[]
  chosen: Concept
  onRestore: (concept: Concept) => void
  /** Null: nothing is held any more. */
  onPeek: (concept: Concept | null) => void
}

/** Milliseconds after which a press is a hold. */
const HOLD = 250

export function FilmStrip({ line, chosen, onRestore, onPeek }: Props) {
  const list = useRef<HTMLFieldSetElement>(null)
  const isThere = useRef(false)
  const isApproved = useApproved(chosen)
  const { hold, press, release, wasHeld } = useHold(onPeek)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever version is shown stands in view
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (shown && list.current) list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 2
    const row = list.current?.closest('[data-strip]')
    // At first one sees which concept it is; then which version has come.
    if (shown && row && isThere.current) pushInto(row, shown)
    isThere.current = true
  }, [chosen.url])
  return (
    // On a small screen it is one row with the other concepts, and they are pushed along together.
    <div className="flex min-w-0 items-center gap-2 max-desk:shrink-0">
      <span aria-hidden="true" className="text-xs text-ink-2 max-desk:hidden">
        {t('Versions')}
      </span>
      <fieldset
        ref={list}
        aria-description={t('Hold a version to compare it, press it to restore it')}
        className="relative flex min-w-0 gap-1 overflow-x-auto p-1"
      >
        <legend className="sr-only">{t('Versions')}</legend>
        {line.map((concept) => {
          const isChosen = concept.url === chosen.url
          return (
            <Frame
              key={concept.url}
              concept={concept}
              number={concept.version}
              corner="right"
              isCurrent={isChosen}
              isApproved={isApproved(concept)}
              aria-label={t('View version {version}', { version: concept.version })}
              aria-description={isApproved(concept) ? t('Approved') : undefined}
              draggable={false}
              onPointerDown={() => !isChosen && hold(concept)}
              onKeyDown={({ key, repeat }) => !repeat && (key === ' ' && !isChosen ? hold(concept) : press())}
              onKeyUp={release}
              onBlur={release}
              onPointerUp={release}
              onPointerLeave={release}
              onPointerCancel={release}
              onContextMenu={(event) => wasHeld() && event.preventDefault()}
              onClick={() => !wasHeld() && onRestore(concept)}
            />
          )
        })}
      </fieldset>
    </div>
  )
}

/** Pixels that are left beside it. */
const BESIDE = 12

/** Pushes a row along until one of its frames is seen whole. */
function pushInto(row: Element, frame: Element): void {
  const [room, one] = [row.getBoundingClientRect(), frame.getBoundingClientRect()]
  if (one.right > room.right) row.scrollLeft += one.right - room.right + BESIDE
  else if (one.left < room.left) row.scrollLeft -= room.left - one.left + BESIDE
}

function useHold(onPeek: Props['onPeek']) {
  const timer = useRef<number>(undefined)
  const held = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = () => {
    held.current = false
  }
  return {
    press,
    hold(concept: Concept) {
      press()
      timer.current = window.setTimeout(() => {
        held.current = true
        onPeek(concept)
      }, HOLD)
    },
    release() {
      clearTimeout(timer.current)
      onPeek(null)
    },
    wasHeld: () => held.current,
  }
}
