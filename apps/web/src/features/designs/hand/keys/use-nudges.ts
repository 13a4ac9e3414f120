/** The keys of what is selected: arrows move it, with Alt turn it, Delete takes it away, F2 writes and opens, Ctrl and a letter groups or copies, Esc lets go. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Changes } from '../changes.ts'
import { canOpen } from '../inner.ts'
import { ARROWS, type Point } from '../measure/geometry.ts'
import type { Part } from '../use-hand.ts'
import { isBoard, toRegion } from './regions.ts'

interface Around {
  selected: readonly Part[]
  /** What Tab goes through on the artboard. */
  stops: readonly Part[]
  busy: boolean
  /** A drawing is open. */
  isInside: boolean
  onSelect: (id: string) => void
  onOpen: (part: Part) => void
  /** What holds it is selected; nothing, where that is the artboard. */
  onOut: () => void
  onGroup: () => void
  onUngroup: () => void
  onDuplicate: () => void
  /** Everything is selected. */
  onAll: () => void
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
export const isField = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** What Ctrl or ⌘ does with a letter; also what the browser would do with it does not happen here. */
function commandsOf(changes: Changes, { busy, onGroup, onUngroup, onDuplicate, onAll }: Around) {
  const commands: Readonly<Record<string, () => void>> = {
    d: onDuplicate,
    g: onGroup,
    'shift g': onUngroup,
    'shift l': changes.lockAll,
    a: onAll,
  }
  /** Answers whether the keys are ours. */
  return ({ key, shiftKey, altKey }: KeyboardEvent): boolean => {
    const command = altKey ? undefined : commands[`${shiftKey ? 'shift ' : ''}${key.toLowerCase()}`]
    if (!busy) command?.()
    return command !== undefined
  }
}

/** On the artboard itself Tab goes from part to part, and on from the last one; Enter begins with the first, goes into a group, and opens. */
function steps({ selected, stops, onSelect, onOpen }: Around) {
  return ({ key, shiftKey, target }: KeyboardEvent): boolean => {
    const [only] = selected
    if (!isBoard(target)) return false
    if (key === 'Tab' && only) {
      const next = stops[stops.findIndex(({ id }) => id === only.id) + (shiftKey ? -1 : 1)]
      if (next) onSelect(next.id)
      return next !== undefined
    }
    if (key !== 'Enter') return false
    const goal = only ? stops.find(({ parent }) => parent === only.id) : stops[0]
    if (goal) onSelect(goal.id)
    else if (only) onOpen(only)
    return true
  }
}

export function useNudges(changes: Changes, around: Around) {
  const { selected, busy, isInside, onOpen, onOut } = around
  const { nudge, rotate } = useArrows(changes, busy)
  const command = commandsOf(changes, around)
  const step = steps(around)
  /** Answers whether the key did something. */
  function press({ key, shiftKey, altKey }: KeyboardEvent, only: Part): boolean {
    const by = ARROWS[key]
    const isRemoval = key === 'Delete' || key === 'Backspace'
    if (by && altKey) rotate(by, shiftKey)
    else if (by) nudge(by, shiftKey)
    else if (isRemoval && !busy) changes.remove()
    else if (key === 'F2' && only.kind !== 'group' && !busy) onOpen(only)
    else return isRemoval
    return true
  }
  function pressSelected(event: KeyboardEvent): boolean {
    const [only] = selected
    if (event.key === 'Escape' && (only || isInside)) onOut()
    else if (!only) return false
    else if (event.key === 'Enter' && canOpen(only) && isOnRow(event.target)) onOpen(only)
    else return press(event, only)
    return true
  }
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const isDone =
      toRegion(event) ||
      (!isField(event.target) &&
        (event.ctrlKey || event.metaKey ? command(event) : step(event) || pressSelected(event)))
    if (isDone) event.preventDefault()
  }
}
