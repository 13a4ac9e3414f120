/** What is selected stays in view: the view goes along to it, and what the sheet has come to cover comes up from behind it. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { PanZoom } from '../../stage/use-pan-zoom.ts'

interface Means {
  view: PanZoom
  /** Counts what was selected elsewhere than on the artboard. */
  asked: number
  /** Of the sheet; absent where there is none. */
  height: number | undefined
}

/** The share of a part, or of the room, that is seen at least. */
const SEEN = 0.5

interface Span {
  from: number
  to: number
}

/** Whether enough of a span is seen in a room that begins at 0. */
const isSeen = ({ from, to }: Span, room: number): boolean =>
  Math.min(to, room) - Math.max(from, 0) >= SEEN * Math.min(to - from, room)

/** By how much a span goes to stand in the middle of a room. */
const toMiddle = ({ from, to }: Span, room: number): number => room / 2 - (from + to) / 2

export function useInView({ view, asked, height }: Means): { room: RefObject<HTMLDivElement | null>; lift: number } {
  const room = useRef<HTMLDivElement>(null)
  const [lift, setLift] = useState(0)
  const latest = useRef({ view, lift })
  useLayoutEffect(() => {
    latest.current = { view, lift }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was asked for, or the room has another height
  useLayoutEffect(() => {
    const { view, lift } = latest.current
    const [frame, selection] = [room.current, room.current?.querySelector('[data-selection]')]
    const whole = frame?.firstElementChild
    if (!frame || !(whole instanceof HTMLElement)) return
    const [seen, hidden] = [frame.clientHeight, Math.max(0, whole.offsetHeight - frame.clientHeight)]
    if (!selection) return setLift(Math.min(lift, hidden))
    const [at, box] = [whole.getBoundingClientRect(), selection.getBoundingClientRect()]
    const [across, down] = [
      { from: box.left - at.left, to: box.right - at.left },
      { from: box.top - at.top, to: box.bottom - at.top },
    ]
    const by = {
      x: isSeen(across, frame.clientWidth) ? 0 : toMiddle(across, frame.clientWidth),
      y: isSeen(down, whole.offsetHeight) ? 0 : toMiddle(down, whole.offsetHeight),
    }
    const moved = by.x !== 0 || by.y !== 0 ? view.push(by) : by
    const stands = { from: down.from + moved.y, to: down.to + moved.y }
    const isFree = stands.from - lift >= 0 && stands.to - lift <= seen
    setLift(Math.min(hidden, Math.max(0, isFree ? lift : -toMiddle(stands, seen))))
  }, [asked, height])
  return { room, lift }
}
