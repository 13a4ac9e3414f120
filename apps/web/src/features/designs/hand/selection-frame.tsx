/** What is selected: a line around it, handles, and while it is pulled its size, and what it meets. */
import clsx from 'clsx'
import type { PointerEvent } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { placed } from '../placed.ts'
import { type Guide, HANDLES, type Handle } from './measure/geometry.ts'
import { boundsOf, middleOf, type TurnedBox, turnedPoint } from './measure/turned.ts'

/** What of the frame is pulled. */
export type Grip = Handle | 'rotate'

interface Props {
  box: TurnedBox
  board: { width: number; height: number }
  guides: readonly Guide[]
  isPulled: boolean
  /** Its angle is told instead of its distances. */
  isTurned: boolean
  canSize: boolean
  canTurn: boolean
  onGrip: (grip: Grip, event: PointerEvent) => void
}

const PLACES: Record<Handle, string> = {
  nw: 'top-0 left-0',
  n: 'top-0 left-1/2',
  ne: 'top-0 left-full',
  e: 'top-1/2 left-full',
  se: 'top-full left-full',
  s: 'top-full left-1/2',
  sw: 'top-full left-0',
  w: 'top-1/2 left-0',
}
/** A finger takes hold of a handle around it, too: outside of the frame, since within it the part itself is pulled. */
const REACH: Record<Handle, string> = {
  nw: 'touch:before:absolute touch:before:-top-6 touch:before:-left-6 touch:before:right-0 touch:before:bottom-0',
  n: 'touch:before:absolute touch:before:-top-6 touch:before:-inset-x-3 touch:before:bottom-0',
  ne: 'touch:before:absolute touch:before:-top-6 touch:before:-right-6 touch:before:left-0 touch:before:bottom-0',
  e: 'touch:before:absolute touch:before:-right-6 touch:before:-inset-y-3 touch:before:left-0',
  se: 'touch:before:absolute touch:before:-bottom-6 touch:before:-right-6 touch:before:left-0 touch:before:top-0',
  s: 'touch:before:absolute touch:before:-bottom-6 touch:before:-inset-x-3 touch:before:top-0',
  sw: 'touch:before:absolute touch:before:-bottom-6 touch:before:-left-6 touch:before:right-0 touch:before:top-0',
  w: 'touch:before:absolute touch:before:-left-6 touch:before:-inset-y-3 touch:before:right-0',
}
/**
 * Where the frame is small on the screen, the handles of its sides would lie on those of its corners, and under a finger on the part itself.
 */
const LOW = 'touch:[@container_(max-height:3rem)]:hidden'
const SLIM = 'touch:[@container_(max-width:3rem)]:hidden'
const CROWDED: Partial<Record<Handle, string>> = {
  n: `[@container_(max-width:3rem)]:hidden ${LOW}`,
  s: `[@container_(max-width:3rem)]:hidden ${LOW}`,
  e: `[@container_(max-height:3rem)]:hidden ${SLIM}`,
  w: `[@container_(max-height:3rem)]:hidden ${SLIM}`,
}
/** From the top on clockwise, an eighth of a turn each. */
const AROUND: readonly Handle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']
const CURSORS = ['cursor-ns-resize', 'cursor-nesw-resize', 'cursor-ew-resize', 'cursor-nwse-resize'] as const

/** The cursor that shows where a handle leads when what it holds is turned. */
const cursorOf = (handle: Handle, degrees: number) =>
  CURSORS[(((AROUND.indexOf(handle) + Math.round(degrees / 45)) % 4) + 4) % 4]

export function SelectionFrame({ box, board, guides, isPulled, isTurned, canSize, canTurn, onGrip }: Props) {
  const { rotate = 0 } = box
  return (
    <>
      {guides.map(({ axis, at }) => (
        <span
          key={`${axis}${at}`}
          aria-hidden="true"
          className={clsx('pointer-events-none absolute bg-minium', axis === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px')}
          style={axis === 'x' ? { left: `${(100 * at) / board.width}%` } : { top: `${(100 * at) / board.height}%` }}
        />
      ))}
      <div
        data-selection
        className="pointer-events-none absolute shadow-[0_0_0_3px_var(--paper)] outline-2 outline-lapis [container-type:size]"
        style={{ ...placed(box, board), ...(rotate !== 0 && { rotate: `${rotate}deg` }) }}
      >
        {canSize && canTurn && <RotateHandle isBelow={isAtTop(box, board)} onGrip={onGrip} />}
        {canSize &&
          HANDLES.map((handle) => (
            <span
              key={handle}
              aria-hidden="true"
              data-handle={handle}
              onPointerDown={(event) => onGrip(handle, event)}
              className={clsx(
                'pointer-events-auto absolute size-3 -translate-1/2 rounded-sm border border-lapis bg-paper touch:size-4',
                REACH[handle],
                PLACES[handle],
                CROWDED[handle],
                cursorOf(handle, rotate),
              )}
            />
          ))}
      </div>
      {isPulled && (
        <div className="pointer-events-none absolute" style={placed(boundsOf(box), board)}>
          {isTurned ? <Angle degrees={rotate} /> : <Size box={boundsOf(box)} />}
        </div>
      )}
    </>
  )
}

/** Of the shorter side of the artboard: nearer to its upper edge the handle would reach over it. */
const NEAR = 0.08

/** Whether the upper side of a frame lies at the upper edge of the artboard. */
function isAtTop(box: TurnedBox, { width, height }: Props['board']): boolean {
  const top = { x: box.x + box.width / 2, y: box.y }
  return turnedPoint(top, middleOf(box), box.rotate ?? 0).y < NEAR * Math.min(width, height)
}

/** Above the frame on a stem, or below it: the arrow keys with Alt and the field of the inspector do the same. */
const RotateHandle = ({ isBelow, onGrip }: Pick<Props, 'onGrip'> & { isBelow: boolean }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'absolute left-1/2 flex -translate-x-1/2 items-center',
      isBelow ? 'top-full flex-col-reverse' : 'bottom-full flex-col',
    )}
    title={t('Rotate; with Shift in steps of 15°')}
  >
    <span
      data-handle="rotate"
      onPointerDown={(event) => onGrip('rotate', event)}
      className={clsx(
        'pointer-events-auto relative size-3.5 cursor-grab rounded-full border border-lapis bg-paper active:cursor-grabbing touch:size-5 touch:before:absolute touch:before:-inset-3',
      )}
    />
    <span className="h-4 w-px bg-lapis" />
  </span>
)

const Angle = ({ degrees }: { degrees: number }) => (
  <span className={clsx(TAG, 'top-full left-1/2 mt-3 -translate-x-1/2')}>{Math.round(degrees)}°</span>
)

const TAG = 'absolute rounded-sm bg-lapis px-1 text-xs leading-4 whitespace-nowrap text-paper tabular-nums'

/** Its own size, in pixels of the artboard. */
const Size = ({ box: { width, height } }: Pick<Props, 'box'>) => (
  <span dir="ltr" className={clsx(TAG, 'top-full left-full mt-1 ml-1')}>
    {Math.round(width)} × {Math.round(height)}
  </span>
)
