/** The chosen design with all that belongs to it: the board, its actions, its versions, the other concepts. */
import clsx from 'clsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { type Concept, sideTitle } from '../concept.ts'
import { RepeatInOthers } from '../set/repeat-in-others.tsx'
import type { Codes } from '../use-code.ts'
import { ActionBar, type BarActions } from './action-bar.tsx'
import { Board } from './board.tsx'
import type { Told } from './details.tsx'
import { EditBar } from './edit-bar.tsx'
import { FilmStrip } from './film-strip.tsx'
import { StageButton } from './stage-button.tsx'
import { Tray } from './tray.tsx'

const Compare = lazy(() => import('../viewer/compare.tsx').then((part) => ({ default: part.Compare })))
const AtWidths = lazy(() => import('../widths/at-widths.tsx'))
const Details = lazy(() => import('./details.tsx').then((part) => ({ default: part.Details })))

export interface ChosenProps extends Omit<BarActions, 'onCompare' | 'onDetails'> {
  concept: Concept
  label: string
  /** The concepts that it was chosen from, each as it stands now. */
  family: readonly Concept[]
  /** Its versions, itself among them. */
  line: readonly Concept[]
  told: Told
  codes: Codes
  busy: boolean
  compared: boolean
  /** It is changed by hand. */
  byHand: boolean
  /** The design under the hand. @param side from 0 */
  hand: (side: number) => ReactNode
  onCompare: (isCompared: boolean) => void
  detailed: boolean
  onDetails: (isDetailed: boolean) => void
  /** Back to all of them. */
  onAll: () => void
  onOpen: () => void
}

export function Chosen(props: ChosenProps) {
  const { concept, label, family, line, told, compared, detailed, byHand, hand, onChoose, onAll, onOpen, ...actions } =
    props
  const { onMade, onCompare, onDetails, codes, ...rest } = actions
  const [sideAt, setSideAt] = useSide(line[0]?.url ?? concept.url)
  const [peeked, setPeeked] = useState<Concept | null>(null)
  const side = concept.sides[sideAt]
  const others = othersOf(concept, line, family)
  const first = others.find(({ id }) => id !== undefined && id === concept.parentId) ?? others[0]
  const at = family.findIndex(({ url }) => url === concept.url)
  const turn = (by: 1 | -1) => {
    const next = family[(at + by + family.length) % family.length]
    if (next) onChoose(next)
  }
  const board = (
    <Board
      concept={concept}
      label={label}
      url={side?.url ?? concept.url}
      size={side ?? concept.size}
      peeked={peeked}
      onOpen={onOpen}
      onSwipe={family.length > 1 && at >= 0 ? turn : undefined}
    />
  )
  const comparison = compared && first && (
    <Compare others={others} first={first} after={concept} all={[...line, ...family]} />
  )
  const stands = <Suspense fallback={board}>{byHand ? hand(sideAt) : comparison || board}</Suspense>
  return (
    <>
      {byHand && <EditBar {...{ concept, line, onChoose }} onDone={props.onByHand} />}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {concept.kind === 'website' ? (
          <Suspense fallback={<div className="flex min-h-0 flex-1 flex-col pt-8 touch:pt-11">{board}</div>}>
            <AtWidths {...{ concept, codes, byHand }} page={sideAt} offered={byHand || !comparison}>
              {stands}
            </AtWidths>
          </Suspense>
        ) : (
          stands
        )}
        {concept.sides.length > 0 && !compared && <Sides concept={concept} at={sideAt} onSide={setSideAt} />}
        <Suspense>
          {detailed && <Details concept={concept} told={told} onMade={onMade} onClose={() => onDetails(false)} />}
        </Suspense>
      </div>
      {/* On a small screen a design that is under the hand has the window to itself. */}
      <div className={clsx('contents', byHand && 'max-desk:hidden')}>
        <ActionBar
          concept={concept}
          label={label}
          canCompare={first !== undefined}
          isCompared={compared}
          isByHand={byHand}
          hasDetails={detailed}
          {...rest}
          onCompare={() => onCompare(!compared)}
          onDetails={() => onDetails(!detailed)}
          onMade={onMade}
          onChoose={onChoose}
        />
        {concept.id && concept.parentId && <RepeatInOthers id={concept.id} busy={rest.busy} onMade={onMade} />}
        <Strip {...{ concept, family, line, onChoose, onAll }} onPeek={setPeeked} />
      </div>
    </>
  )
}

interface StripProps extends Pick<ChosenProps, 'concept' | 'family' | 'line' | 'onChoose' | 'onAll'> {
  onPeek: (concept: Concept | null) => void
}

/** The other concepts, and the versions of this one. */
function Strip({ concept, family, line, onChoose, onAll, onPeek }: StripProps) {
  if (family.length < 2 && line.length < 2) return null
  return (
    <div
      data-strip
      className="relative flex h-14 shrink-0 items-center justify-between gap-4 overflow-x-auto overscroll-x-contain max-desk:-mx-3 max-desk:px-3"
    >
      {family.length > 1 ? <Tray family={family} chosen={concept} onChoose={onChoose} onAll={onAll} /> : <span />}
      {line.length > 1 && <FilmStrip line={line} chosen={concept} onRestore={onChoose} onPeek={onPeek} />}
    </div>
  )
}

/** Another version is seen from the same side. @param design what all its versions have in common */
function useSide(design: string): [number, (at: number) => void] {
  const [{ of, side }, setSide] = useState({ of: design, side: 0 })
  return [of === design ? side : 0, (at) => setSide({ of: design, side: at })]
}

/** What it can be held against: its versions, then the other concepts. */
export function othersOf(concept: Concept, line: readonly Concept[], family: readonly Concept[]): Concept[] {
  const all = line.length > 1 ? line : family
  return all.filter(({ url }) => url !== concept.url)
}

interface SidesProps extends Pick<ChosenProps, 'concept'> {
  at: number
  onSide: (at: number) => void
}

function Sides({ concept, at, onSide }: SidesProps) {
  return (
    <fieldset
      className={clsx(
        // On a small screen a row of its own: the design has little room enough.
        'flex min-w-0 max-w-full shrink-0 overflow-x-auto bg-paper max-desk:order-first desk:absolute desk:start-2 desk:bottom-2 desk:max-w-[calc(100%-14rem)] desk:flex-wrap desk:rounded-sm',
      )}
    >
      <legend className="sr-only">{t('Sides and pages')}</legend>
      {concept.sides.map(({ name, url }, place) => (
        <StageButton
          key={url}
          icon={place === at ? 'check' : 'versions'}
          word={sideTitle(name)}
          aria-pressed={place === at}
          className="bg-paper"
          onClick={() => onSide(place)}
        />
      ))}
    </fieldset>
  )
}
