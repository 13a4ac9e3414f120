/** A picture while it is cropped: pushed with the pointer or the arrows, magnified with the wheel, two fingers, + and −. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { placed } from '../placed.ts'
import { OWN_PRESSES } from '../stage/use-pan-zoom.ts'
import { type Crop, magnified, pushed, type Shown, wholeOf } from './measure/crop.ts'
import { ARROWS, type Point, pointOn } from './measure/geometry.ts'
import { middleOf, turnedPoint } from './measure/turned.ts'
import type { Part } from './use-hand.ts'

interface Props {
  part: Part
  board: { width: number; height: number }
  shown: Shown
  crop: Crop
  onCrop: (crop: Crop) => void
  onDone: (isKept: boolean) => void
}

/** Pixels with Shift; how much a press of + magnifies, and a turn of the wheel by a pixel. */
const [FAR, STEP, WHEEL] = [10, 1.1, 0.002]

export function CropFrame({ part, board, shown, crop, onCrop, onDone }: Props) {
  const { box, rotate = 0 } = part
  const { aspect, href } = shown
  const place = useRef<HTMLDivElement>(null)
  const zoomTo = (zoom: number, about = middleOf(box)) => onCrop(magnified(crop, zoom, about, box, aspect))
  const gestures = useGestures(place, { part, board, crop, aspect, onCrop })
  useEffect(() => place.current?.focus(), [])
  function onKey(event: KeyboardEvent) {
    const by = ARROWS[event.key]
    if (by) {
      const far = event.shiftKey ? FAR : 1
      onCrop(pushed(crop, { x: by.x * far, y: by.y * far }, box, aspect))
    } else if (event.key === '+' || event.key === '=') zoomTo(crop.zoom * STEP)
    else if (event.key === '-') zoomTo(crop.zoom / STEP)
    else if (event.key === 'Enter') onDone(true)
    else if (event.key === 'Escape') onDone(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const whole = wholeOf(crop, box, aspect)
  const inFrame = placed({ ...whole, x: whole.x - box.x, y: whole.y - box.y }, box)
  return (
    <div
      className={`${OWN_PRESSES} absolute touch-none`}
      style={{ ...placed(box, board), ...(rotate && { transform: `rotate(${rotate}deg)` }) }}
    >
      <img src={href} alt="" draggable={false} className="absolute max-w-none opacity-30" style={inFrame} />
      {/* biome-ignore lint/a11y/useSemanticElements: what is pushed and magnified in two directions has no element */}
      <div
        ref={place}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys
        tabIndex={0}
        aria-label={t('Crop: arrows push the picture, + and − magnify it, Enter keeps, Esc leaves it')}
        onKeyDown={onKey}
        onPointerDown={gestures.down}
        onPointerMove={gestures.move}
        onPointerUp={gestures.up}
        onPointerCancel={gestures.up}
        onDoubleClick={(event) => {
          event.stopPropagation()
          onDone(true)
        }}
        className="absolute inset-0 cursor-move touch-none overflow-hidden outline-2 outline-minium"
      >
        <img src={href} alt="" draggable={false} className="pointer-events-none absolute max-w-none" style={inFrame} />
        <span className="pointer-events-none absolute inset-0 grid grid-cols-3 grid-rows-3 divide-x divide-y divide-paper/50" />
      </div>
    </div>
  )
}

interface Around extends Pick<Props, 'part' | 'board' | 'crop' | 'onCrop'> {
  aspect: number
}

function useGestures(place: React.RefObject<HTMLDivElement | null>, around: Around) {
  const latest = useRef(around)
  const fingers = useRef(new Map<number, Point>())
  useEffect(() => {
    latest.current = around
  })
  /** A point of the window in artboard pixels, about the middle of the frame, as the frame is turned. */
  function pointOf(press: Pick<PointerEvent, 'clientX' | 'clientY'>): Point {
    const { part, board } = latest.current
    const seen = pointOn(place.current?.closest('[data-board]'), board.width, press)
    return turnedPoint(seen, middleOf(part.box), -(part.rotate ?? 0))
  }
  // React listens to wheels passively: the stage behind would be magnified, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads what is the latest
  useEffect(() => {
    const element = place.current
    function turn(event: WheelEvent) {
      event.preventDefault()
      event.stopPropagation()
      const { crop, part, aspect, onCrop } = latest.current
      onCrop(magnified(crop, crop.zoom * Math.exp(-event.deltaY * WHEEL), pointOf(event), part.box, aspect))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [place])
  return {
    down(event: PointerEvent) {
      event.stopPropagation()
      place.current?.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, pointOf(event))
    },
    move(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      event.stopPropagation()
      const now = pointOf(event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      fingers.current.set(event.pointerId, now)
      const { crop, part, aspect, onCrop } = latest.current
      const apart = (one: Point) => (other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)
      if (!other) return onCrop(pushed(crop, { x: now.x - before.x, y: now.y - before.y }, part.box, aspect))
      const about = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      onCrop(magnified(crop, crop.zoom * (apart(now) / Math.max(1, apart(before))), about, part.box, aspect))
    },
    up(event: PointerEvent) {
      event.stopPropagation()
      fingers.current.delete(event.pointerId)
    },
  }
}
