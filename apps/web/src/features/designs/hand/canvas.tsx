/** The artboard under the hand: presses choose, pulls move, handles set the size; distances and guides are shown meanwhile. */

import { type PointerEvent, useRef, useState } from 'react'
import { OWN_PRESSES } from '../stage/use-pan-zoom.ts'
import { chosenAt } from './choosing.ts'
import { isSolid } from './distances.tsx'
import { Drawing } from './drawing.tsx'
import { around, type Box, type Guide, isOn, type Point, pointOn } from './geometry.ts'
import { isInDrawing } from './inner.ts'
import { Measures } from './measures.tsx'
import { between, contentBox, around as distances, settled } from './measuring.ts'
import { type Grip, SelectionFrame } from './selection-frame.tsx'
import { boundsOf, pulledTurned, type TurnedBox, turned, turnedTo } from './turned.ts'
import { useFinger } from './use-finger.ts'
import type { Artboard, Part, Shown } from './use-hand.ts'

interface Props {
  artboard: Artboard
  svg: string
  title: string
  selected: readonly Part[]
  locked: ReadonlySet<string>
  /** The drawing that is open. */
  inside: string | null
  ahead: Shown
  busy: boolean
  onSelect: (id: string | null, more: boolean) => void
  onMove: (by: Point) => void
  onSize: (box: Box) => void
  onRotate: (degrees: number) => void
  /** Pressed twice: words are written, a picture is cropped, a drawing opened. */
  onOpen: (part: Part) => void
}

interface Pull {
  from: Point
  /** Absent: all of it is moved. */
  grip?: Grip
  box: TurnedBox
  /** CSS pixels are so many of the artboard. */
  scale: number
}

/** CSS pixels within which a pull snaps, and below which it is a press. */
const [SNAP, PRESS] = [6, 3]

export function Canvas(props: Props) {
  const { artboard, svg, title, selected, ahead } = props
  const pulling = usePulling(props)
  const { pulled } = pulling
  const shown = pulled ? new Map([...ahead, ...previews(selected, pulled.start, pulled.box)]) : ahead
  const frame = pulled?.box ?? frameOf(selected, ahead)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline offers the same by keyboard
    <div
      ref={pulling.board}
      className={`${OWN_PRESSES} absolute inset-0 touch-none select-none`}
      onPointerDownCapture={pulling.claim}
      onPointerDown={pulling.begin}
      onPointerMove={pulling.go}
      onPointerUp={pulling.end}
      onPointerCancel={pulling.cancel}
      onDoubleClick={(event) => {
        const part = pulling.under(event, true)
        if (part && selected.some(({ id }) => id === part.id)) props.onOpen(part)
        else if (part) props.onSelect(part.id, false)
      }}
    >
      <Drawing svg={svg} title={title} parts={artboard.parts} ahead={shown} />
      {frame && (
        <SelectionFrame
          box={frame}
          board={artboard}
          guides={pulled?.guides ?? []}
          isPulled={pulled !== null}
          isTurned={pulling.grip === 'rotate'}
          canSize={selected.length === 1 && !props.locked.has(selected[0]?.id ?? '')}
          canTurn={!selected.some(isInDrawing)}
          onGrip={pulling.take}
        />
      )}
      {frame && <Measures measures={measuresOf(props, frame, pulling)} board={artboard} />}
    </div>
  )
}

/** Of one part its own box, as it is turned; of several the upright one around them. */
function boxOf(parts: readonly TurnedBox[]): TurnedBox | null {
  const [only] = parts
  return parts.length > 1 ? around(parts.map(boundsOf)) : (only ?? null)
}

const frameOf = (selected: readonly Part[], ahead: Shown): TurnedBox | null =>
  boxOf(selected.map(({ id, box, rotate }) => ({ rotate, ...(ahead.get(id) ?? box) })))

/** While it is pulled how far it is from its neighbours, and with Alt how far from what is under the pointer. */
function measuresOf({ artboard, selected }: Props, frame: TurnedBox, pulling: ReturnType<typeof usePulling>) {
  if (pulling.grip === 'rotate') return []
  if (!pulling.pulled) return pulling.measured ? between(boundsOf(frame), pulling.measured) : []
  const others = othersOf(artboard, selected).map((part) => ({ name: part.name, box: boundsOf(turned(part)) }))
  return distances(boundsOf(frame), others, artboard)
}

/** What is measured to: the part under the pointer, else the artboard. */
function measuredBox(part: Part | undefined, { width, height }: Artboard, selected: readonly Part[]): Box | null {
  if (selected.length === 0) return null
  return part && !selected.includes(part) ? boundsOf(turned(part)) : { x: 0, y: 0, width, height }
}

/** What is selected, where it goes with the box around it. */
function previews(selected: readonly Part[], from: Box, to: TurnedBox): [string, TurnedBox][] {
  if (selected.length === 1 && selected[0]) return [[selected[0].id, to]]
  return selected.map(({ id, box }) => [id, { ...box, x: box.x + to.x - from.x, y: box.y + to.y - from.y }])
}

function usePulling({ artboard, selected, locked, inside, busy, onSelect, onMove, onSize, onRotate }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const pull = useRef<Pull | null>(null)
  const [pulled, setPulled] = useState<Pulled | null>(null)
  const [measured, setMeasured] = useState<Box | null>(null)

  const pointOf = (event: Press) => pointOn(board.current, artboard.width, event)
  const under = (event: Press, isDeeper = false) =>
    chosenAt(pointOf(event), { artboard, selected, locked, inside }, isDeeper)
  function start(event: PointerEvent, box: TurnedBox | null, grip?: Grip) {
    if (!box) return
    const { x, y, scale } = pointOf(event)
    pull.current = { from: { x, y }, box, scale, ...(grip && { grip }) }
    board.current?.setPointerCapture(event.pointerId)
  }
  const isOnSelected = (event: Press) => selected.some((one) => isOn(pointOf(event), turned(one)))
  const finger = useFinger(board, isOnSelected, pull)
  function begin(event: PointerEvent) {
    if (event.button !== 0 || finger.isForView(event)) return
    const part = under(event)
    const isHeld = !event.shiftKey && isOnSelected(event)
    if (!isHeld) onSelect(part?.id ?? null, event.shiftKey)
    const held = isHeld ? selected : part && !event.shiftKey ? [part] : []
    if (!busy && held.every(({ id }) => !locked.has(id))) start(event, boxOf(held.map(turned)))
  }
  function take(grip: Grip, event: PointerEvent) {
    event.stopPropagation()
    if (!busy && selected[0]) start(event, turned(selected[0]), grip)
  }
  function go(event: PointerEvent) {
    const now = pull.current
    finger.go(event)
    if (!now) return setMeasured(event.altKey ? measuredBox(under(event), artboard, selected) : null)
    const point = pointOf(event)
    const far = Math.hypot(point.x - now.from.x, point.y - now.from.y)
    if (pulled || far >= PRESS * now.scale) setPulled(goalOf(now, point, artboard, selected, event))
  }
  function end(event: PointerEvent) {
    const now = pull.current
    pull.current = null
    setPulled(null)
    if (!finger.end() && !now) return
    if (!now || !pulled) return onSelect(under(event)?.id ?? null, event.shiftKey)
    if (now.grip === 'rotate') onRotate(pulled.box.rotate ?? 0)
    else if (now.grip) onSize(pulled.box)
    else onMove({ x: pulled.box.x - now.box.x, y: pulled.box.y - now.box.y })
  }
  return {
    ...{ board, claim: finger.claim, begin, take, go, end, under },
    cancel() {
      pull.current = null
      finger.end()
      setPulled(null)
    },
    pulled,
    grip: pulled && pull.current?.grip,
    measured,
  }
}

type Press = Pick<PointerEvent, 'clientX' | 'clientY'>

interface Pulled {
  start: Box
  box: TurnedBox
  guides: readonly Guide[]
}

/** Where a pull leads; what is moved snaps to what stands there. */
function goalOf(
  pull: Pull,
  point: Point,
  artboard: Artboard,
  selected: readonly Part[],
  { altKey, shiftKey }: Pick<PointerEvent, 'altKey' | 'shiftKey'>,
): Pulled {
  const start = pull.box
  const by = { x: point.x - pull.from.x, y: point.y - pull.from.y }
  if (pull.grip === 'rotate') return { start, box: { ...start, rotate: turnedTo(start, point, shiftKey) }, guides: [] }
  if (pull.grip) return { start, box: pulledTurned(start, pull.grip, by), guides: [] }
  const goal = { ...start, x: start.x + by.x, y: start.y + by.y }
  if (altKey) return { start, box: goal, guides: [] }
  const whole = { x: 0, y: 0, width: artboard.width, height: artboard.height }
  const words = artboard.parts.flatMap((part) => (part.kind === 'text' ? [boundsOf(turned(part))] : []))
  const margins = contentBox(words, artboard)
  const others = othersOf(artboard, selected).map((other) => boundsOf(turned(other)))
  const seen = boundsOf(goal)
  const { box, guides } = settled(seen, others, [whole, ...(margins ? [margins] : [])], SNAP * pull.scale)
  return { start, box: { ...goal, x: goal.x + box.x - seen.x, y: goal.y + box.y - seen.y }, guides }
}

/** What stands beside the selected parts. */
function othersOf({ parts }: Artboard, selected: readonly Part[]): Part[] {
  const chosen = new Set(selected.map(({ id }) => id))
  return parts.filter((part) => !chosen.has(part.id) && isSolid(part))
}
