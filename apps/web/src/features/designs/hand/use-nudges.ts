/** The keys of what is selected: arrows move it, with Alt turn it, Delete takes it away, F2 writes, F2 and Enter open a drawing, Ctrl and G groups, Esc lets go. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Changes } from './changes.ts'
import { canOpen } from './inner.ts'
import { ARROWS, type Point } from './measure/geometry.ts'
import type { Part } from './use-hand.ts'

interface Around {
  selected: readonly Part[]
  busy: boolean
  /** A drawing is open. */
  isInside: boolean
  onOpen: (part: Part) => void
  /** What holds it is selected; nothing, where that is the artboard. */
  onOut: () => void
  onGroup: () => void
  onUngroup: () => void
}

/** Degrees of a turn, and with Shift. */
const [TURN, FAR_TURN] = [1, 15]
/** Pixels with Shift, and milliseconds after the last press until all of them are one move. */
const [FAR, QUIET] = [10, 400]

/** Moves and turns by the arrow keys, summed up until they rest. */
function useArrows(changes: Changes, busy: boolean) {
  const sum = useRef<Point>({ x: 0, y: 0 })
  const turn = useRef(0)
  const timer = useRef<number>(undefined)
  const latest = useRef({ changes, busy })
  useEffect(() => {
    latest.current = { changes, busy }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function later() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(settle, QUIET)
  }
  /** What is pressed while another change is under way counts when that is there. */
  function settle() {
    const { changes, busy } = latest.current
    const [{ x, y }, degrees] = [sum.current, turn.current]
    if (busy) return later()
    if (x !== 0 || y !== 0) {
      sum.current = { x: 0, y: 0 }
      changes.move({ x, y })
      if (degrees !== 0) later()
    } else if (degrees !== 0) {
      turn.current = 0
      changes.turn(degrees)
    }
  }
  return {
    nudge(by: Point, far: boolean) {
      const { x, y } = sum.current
      sum.current = { x: x + by.x * (far ? FAR : 1), y: y + by.y * (far ? FAR : 1) }
      later()
    },
    rotate({ x, y }: Point, far: boolean) {
      turn.current += (x || y) * (far ? FAR_TURN : TURN)
      later()
    },
  }
}

/** On the row of the outline that is selected Enter has nothing else to do. */
const isOnRow = (target: EventTarget) => target instanceof HTMLElement && target.closest('[data-row=selected]') !== null

export function useNudges(changes: Changes, { selected, busy, isInside, onOpen, onOut, onGroup, onUngroup }: Around) {
  const { nudge, rotate } = useArrows(changes, busy)
  function command(key: string, shiftKey: boolean): boolean {
    if (key === 'd') changes.duplicate()
    else if (key === 'g' && shiftKey) onUngroup()
    else if (key === 'g') onGroup()
    else if (key === 'l' && shiftKey) changes.lockAll()
    else return false
    return true
  }
  /** Answers whether the key did something. */
  function press({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, only: Part): boolean {
    const by = ARROWS[key]
    if (by && altKey) rotate(by, shiftKey)
    else if (by) nudge(by, shiftKey)
    else if (busy) return false
    else if (key === 'Delete' || key === 'Backspace') changes.remove()
    else if (ctrlKey || metaKey) return command(key.toLowerCase(), shiftKey)
    else if (key === 'F2' && (only.kind === 'text' || canOpen(only))) onOpen(only)
    else return false
    return true
  }
  return (event: KeyboardEvent) => {
    const [only] = selected
    const inField = event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
    if (inField || event.defaultPrevented || !(only || isInside)) return
    if (event.key === 'Escape') onOut()
    else if (!only) return
    else if (event.key === 'Enter' && canOpen(only) && isOnRow(event.target)) onOpen(only)
    else if (!press(event, only)) return
    event.preventDefault()
  }
}
