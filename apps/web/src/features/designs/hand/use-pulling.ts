/** What a pointer does on the artboard: it chooses, and pulls what is selected or a handle of it. */
import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { beneathAt, chainOf, chosenAt, outermost, stackAt } from './choosing.ts'
import { isSolid } from './distances.tsx'
import { isInDrawing } from './inner.ts'
import { around, type Box, type Guide, isOn, type Point, pointOn } from './measure/geometry.ts'
import { contentBox, settled } from './measure/measuring.ts'
import {
  boundsOf,
  middleOf,
  pulledTurned,
  scaledWith,
  type TurnedBox,
  turned,
  turnedAbout,
  turnedTo,
} from './measure/turned.ts'
import { paintedAt } from './painted.ts'
import type { Grip } from './selection-frame.tsx'
import { useFinger } from './use-finger.ts'
import type { Artboard, Part } from './use-hand.ts'

export interface Pulls {
  artboard: Artboard
  selected: readonly Part[]
  locked: ReadonlySet<string>
  /** The drawing that is open. */
  inside: string | null
  busy: boolean
  onSelect: (id: string | null, more: boolean) => void
  onMove: (by: Point) => void
  onSize: (box: Box) => void
  /** One part until it stands so, several by so much. */
  onRotate: (degrees: number) => void
}

interface Pull {
  from: Point
  /** Absent: all of it is moved. */
  grip?: Grip
  box: TurnedBox
  /** CSS pixels are so many of the artboard. */
  scale: number
  /** It was selected by this press. */
  isFresh: boolean
}

/** CSS pixels within which a pull snaps, and below which it is a press. */
const [SNAP, PRESS] = [6, 3]

/** Of one part its own box, as it is turned; of several the upright one around them. */
export function boxOf(parts: readonly TurnedBox[]): TurnedBox | null {
  const [only] = parts
  return parts.length > 1 ? around(parts.map(boundsOf)) : (only ?? null)
}

/** Where the box around several has gone, each of them has gone with it. */
const followed = (box: TurnedBox, from: Box, to: TurnedBox): TurnedBox =>
  to.rotate ? turnedAbout(box, middleOf(from), to.rotate) : scaledWith(box, from, to)

/** What is selected, where it goes with the box around it. */
export function previews(selected: readonly Part[], from: Box, to: TurnedBox): [string, TurnedBox][] {
  if (selected.length === 1 && selected[0]) return [[selected[0].id, to]]
  return selected.map((part) => [part.id, followed(turned(part), from, to)])
}

type Press = Pick<PointerEvent, 'clientX' | 'clientY'>
type Modified = Press & Pick<PointerEvent, 'altKey' | 'metaKey' | 'ctrlKey'>

/** What presses mean. */
function pressesOn(
  board: RefObject<HTMLElement | null>,
  where: Pick<Pulls, 'artboard' | 'selected' | 'locked' | 'inside'>,
) {
  const { artboard, selected, inside } = where
  const pointOf = (event: Press) => pointOn(board.current, artboard.width, event)
  const painted = (event: Press) => (inside === null ? [] : paintedAt(board.current, event))
  const under = (event: Press, isDeeper = false) =>
    chosenAt(pointOf(event), { ...where, painted: painted(event) }, isDeeper)
  const beneath = (event: Press) => beneathAt(pointOf(event), { ...where, painted: painted(event) })
  return {
    pointOf,
    under,
    /** With Alt, ⌘ or Ctrl what lies beneath what is selected there. */
    pressed: (event: Modified) => (event.altKey || event.metaKey || event.ctrlKey ? beneath(event) : under(event)),
    /** Of shapes that they are painted there. */
    isOnSelected(event: Press) {
      const there = stackAt(pointOf(event), { ...where, painted: painted(event) })
      const shapes = there.filter(isInDrawing)
      if (shapes.length === 0) return selected.some((one) => isOn(pointOf(event), turned(one)))
      const ids = new Set(shapes.flatMap((shape) => chainOf(shape, artboard.parts).map(({ id }) => id)))
      return selected.some(({ id }) => ids.has(id))
    },
  }
}

/** Tells what a pull has come to. */
function finish(
  { grip, box: from }: Pull,
  to: TurnedBox,
  { onMove, onSize, onRotate }: Pick<Pulls, 'onMove' | 'onSize' | 'onRotate'>,
) {
  if (grip === 'rotate') onRotate(to.rotate ?? 0)
  else if (grip) onSize(to)
  else onMove({ x: to.x - from.x, y: to.y - from.y })
}

export function usePulling({ artboard, selected, locked, inside, busy, onSelect, ...told }: Pulls) {
  const board = useRef<HTMLDivElement>(null)
  const pull = useRef<Pull | null>(null)
  const [pulled, setPulled] = useState<Pulled | null>(null)
  const [measured, setMeasured] = useState<Box | null>(null)

  const { pointOf, under, pressed, isOnSelected } = pressesOn(board, { artboard, selected, locked, inside })
  function start(
    event: PointerEvent,
    box: TurnedBox | null,
    { grip, isFresh = false }: { grip?: Grip; isFresh?: boolean },
  ) {
    if (!box) return
    const { x, y, scale } = pointOf(event)
    pull.current = { from: { x, y }, box, scale, isFresh, ...(grip && { grip }) }
    board.current?.setPointerCapture(event.pointerId)
  }
  const finger = useFinger(board, isOnSelected, pull)
  function begin(event: PointerEvent) {
    if (event.button !== 0 || finger.isForView(event)) return
    const isHeld = !event.shiftKey && isOnSelected(event)
    const part = pressed(event)
    if (!isHeld) onSelect(part?.id ?? null, event.shiftKey)
    const held = isHeld ? selected : part && !event.shiftKey ? [part] : []
    if (busy || held.some(({ id }) => locked.has(id))) return
    start(event, boxOf(outermost(held, artboard.parts).map(turned)), { isFresh: !isHeld })
  }
  function take(grip: Grip, event: PointerEvent) {
    event.stopPropagation()
    if (!busy) start(event, boxOf(outermost(selected, artboard.parts).map(turned)), { grip })
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
    if (now?.isFresh && !pulled) return
    if (!now || !pulled) return onSelect(pressed(event)?.id ?? null, event.shiftKey)
    finish(now, pulled.box, told)
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
  if (pull.grip === 'rotate')
    return { start, box: { ...start, rotate: turnedTo(start, pull.from, point, shiftKey) }, guides: [] }
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
export function othersOf({ parts }: Artboard, selected: readonly Part[]): Part[] {
  const chosen = new Set(selected.map(({ id }) => id))
  return parts.filter((part) => !chosen.has(part.id) && isSolid(part))
}

/** What is measured to: the part under the pointer, else the artboard. */
function measuredBox(part: Part | undefined, { width, height }: Artboard, selected: readonly Part[]): Box | null {
  if (selected.length === 0) return null
  return part && !selected.includes(part) ? boundsOf(turned(part)) : { x: 0, y: 0, width, height }
}
