/** What is selected: a line around it, handles, and while it is pulled how far it is from the edges, and what it meets. */
import clsx from 'clsx'
import type { PointerEvent } from 'react'
import { placed } from '../viewer/placed.ts'
import { type Box, type Guide, HANDLES, type Handle } from './geometry.ts'

interface Props {
  box: Box
  board: { width: number; height: number }
  guides: readonly Guide[]
  isPulled: boolean
  canSize: boolean
  onHandle: (handle: Handle, event: PointerEvent) => void
}

const PLACES: Record<Handle, string> = {
  nw: 'top-0 left-0 cursor-nwse-resize',
  n: 'top-0 left-1/2 cursor-ns-resize',
  ne: 'top-0 left-full cursor-nesw-resize',
  e: 'top-1/2 left-full cursor-ew-resize',
  se: 'top-full left-full cursor-nwse-resize',
  s: 'top-full left-1/2 cursor-ns-resize',
  sw: 'top-full left-0 cursor-nesw-resize',
  w: 'top-1/2 left-0 cursor-ew-resize',
}

export function SelectionFrame({ box, board, guides, isPulled, canSize, onHandle }: Props) {
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
      <div data-selection className="pointer-events-none absolute outline-2 outline-lapis" style={placed(box, board)}>
        {canSize &&
          HANDLES.map((handle) => (
            <span
              key={handle}
              aria-hidden="true"
              data-handle={handle}
              onPointerDown={(event) => onHandle(handle, event)}
              className={clsx(
                'pointer-events-auto absolute size-3 -translate-1/2 rounded-sm border border-lapis bg-paper touch:size-5',
                PLACES[handle],
              )}
            />
          ))}
        {isPulled && <Distances box={box} board={board} />}
      </div>
    </>
  )
}

const TAG = 'absolute rounded-sm bg-lapis px-1 text-xs leading-4 whitespace-nowrap text-paper tabular-nums'

/** To the edges of the artboard, and its own size, in its pixels. */
function Distances({ box, board }: Pick<Props, 'box' | 'board'>) {
  const whole = (pixels: number) => Math.round(pixels)
  return (
    <>
      <span className={clsx(TAG, 'top-1/2 right-full mr-3 -translate-y-1/2')}>← {whole(box.x)}</span>
      <span className={clsx(TAG, 'top-1/2 left-full ml-3 -translate-y-1/2')}>
        {whole(board.width - box.x - box.width)} →
      </span>
      <span className={clsx(TAG, 'bottom-full left-1/2 mb-3 -translate-x-1/2')}>↑ {whole(box.y)}</span>
      <span className={clsx(TAG, 'top-full left-1/2 mt-3 -translate-x-1/2')}>
        {whole(box.width)} × {whole(box.height)} · ↓ {whole(board.height - box.y - box.height)}
      </span>
    </>
  )
}
