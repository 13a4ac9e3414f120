/** The artboard under the hand: presses choose, pulls move, handles set the size; distances and guides are shown meanwhile. */

import { type PointerEvent, useRef, useState } from 'react'
import { OWN_PRESSES } from '../stage/use-pan-zoom.ts'
import { Drawing } from './drawing.tsx'
import { around, type Box, type Guide, type Handle, isIn, type Point, partAt, pulled, snapped } from './geometry.ts'
import { SelectionFrame } from './selection-frame.tsx'
import type { Artboard, Part, Shown } from './use-hand.ts'

interface Props {
  artboard: Artboard
  svg: string
  title: string
  selected: readonly Part[]
  locked: ReadonlySet<string>
  ahead: Shown
  busy: boolean
  onSelect: (id: string | null, more: boolean) => void
  onMove: (by: Point) => void
  onSize: (box: Box) => void
  /** Pressed twice: words are written, a picture is cropped. */
  onOpen: (part: Part) => void
}

interface Pull {
  from: Point
  /** Absent: all of it is moved. */
  handle?: Handle
  box: Box
  /** CSS pixels are so many of the artboard. */
  scale: number
}

/** CSS pixels within which a pull snaps, and below which it is a press. */
const [SNAP, PRESS] = [6, 3]

export function Canvas(props: Props) {
  const { artboard, svg, title, selected, ahead } = props
  const pulling = usePulling(props)
  const shown = pulling.box
    ? new Map([...ahead, ...previews(selected, pulling.start ?? pulling.box, pulling.box)])
    : ahead
  const frame =
    pulling.box ?? (selected.length > 0 ? around(selected.map(({ id, box }) => ahead.get(id) ?? box)) : null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline offers the same by keyboard
    <div
      ref={pulling.board}
      className={`${OWN_PRESSES} absolute inset-0 touch-none select-none`}
      onPointerDown={pulling.begin}
      onPointerMove={pulling.go}
      onPointerUp={pulling.end}
      onPointerCancel={pulling.cancel}
      onDoubleClick={(event) => {
        const part = pulling.under(event)
        if (part) props.onOpen(part)
      }}
    >
      <Drawing svg={svg} title={title} parts={artboard.parts} ahead={shown} />
      {frame && (
        <SelectionFrame
          box={frame}
          board={artboard}
          guides={pulling.guides}
          isPulled={pulling.box !== null}
          canSize={selected.length === 1 && !props.locked.has(selected[0]?.id ?? '')}
          onHandle={pulling.take}
        />
      )}
    </div>
  )
}

/** What is selected, where it goes with the box around it. */
function previews(selected: readonly Part[], from: Box, to: Box): [string, Box][] {
  if (selected.length === 1 && selected[0]) return [[selected[0].id, to]]
  return selected.map(({ id, box }) => [id, { ...box, x: box.x + to.x - from.x, y: box.y + to.y - from.y }])
}

function usePulling({ artboard, selected, locked, busy, onSelect, onMove, onSize }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const pull = useRef<Pull | null>(null)
  const [state, setState] = useState<Pulled | null>(null)

  const pointOf = (event: Press) => pointOn(board.current, artboard.width, event)
  const under = (event: Press) => partAt(pointOf(event), artboard.parts, artboard, locked)
  function start(event: PointerEvent, box: Box, handle?: Handle) {
    const { x, y, scale } = pointOf(event)
    pull.current = { from: { x, y }, box, scale, ...(handle && { handle }) }
    board.current?.setPointerCapture(event.pointerId)
  }
  function begin(event: PointerEvent) {
    if (event.button !== 0) return
    const part = under(event)
    const isHeld = !event.shiftKey && selected.some(({ box }) => isIn(pointOf(event), box))
    if (!isHeld) onSelect(part?.id ?? null, event.shiftKey)
    const boxes = isHeld ? selected.map(({ box }) => box) : part && !event.shiftKey ? [part.box] : []
    if (boxes.length > 0 && !busy) start(event, around(boxes))
  }
  function take(handle: Handle, event: PointerEvent) {
    event.stopPropagation()
    if (!busy && selected[0]) start(event, selected[0].box, handle)
  }
  function go(event: PointerEvent) {
    const now = pull.current
    if (!now) return
    const point = pointOf(event)
    const by = { x: point.x - now.from.x, y: point.y - now.from.y }
    if (state || Math.hypot(by.x, by.y) >= PRESS * now.scale)
      setState(goalOf(now, by, artboard, selected, event.altKey))
  }
  function end(event: PointerEvent) {
    const now = pull.current
    pull.current = null
    setState(null)
    if (!now) return
    if (!state) return onSelect(under(event)?.id ?? null, event.shiftKey)
    if (now.handle) onSize(state.box)
    else onMove({ x: state.box.x - now.box.x, y: state.box.y - now.box.y })
  }
  return {
    ...{ board, begin, take, go, end, under },
    cancel() {
      pull.current = null
      setState(null)
    },
    box: state?.box ?? null,
    start: state?.start ?? null,
    guides: state?.guides ?? [],
  }
}

type Press = Pick<PointerEvent, 'clientX' | 'clientY'>

interface Pulled {
  start: Box
  box: Box
  guides: readonly Guide[]
}

/** A point of the window on the artboard. */
function pointOn(board: HTMLElement | null, width: number, { clientX, clientY }: Press): Point & { scale: number } {
  const rect = board?.getBoundingClientRect()
  const scale = width / Math.max(1, rect?.width ?? 1)
  return { x: (clientX - (rect?.left ?? 0)) * scale, y: (clientY - (rect?.top ?? 0)) * scale, scale }
}

/** Where a pull leads; what is moved snaps to what stands there. */
function goalOf(pull: Pull, by: Point, artboard: Artboard, selected: readonly Part[], isFree: boolean): Pulled {
  const start = pull.box
  if (pull.handle) return { start, box: pulled(start, pull.handle, by), guides: [] }
  const goal = { ...start, x: start.x + by.x, y: start.y + by.y }
  if (isFree) return { start, box: goal, guides: [] }
  const chosen = new Set(selected.map(({ id }) => id))
  const others = artboard.parts.filter(({ id, hidden, kind }) => !chosen.has(id) && !hidden && kind !== 'group')
  const whole = { x: 0, y: 0, width: artboard.width, height: artboard.height }
  return { start, ...snapped(goal, [whole, ...others.map(({ box }) => box)], SNAP * pull.scale) }
}
