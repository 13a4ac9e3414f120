/** Closer, further and along: a view that is pushed by hand, by wheel, by two fingers and by keys. */
import type { PanzoomObject } from '@panzoom/panzoom'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface PanZoom {
  /** What is moved; as wide as the frame that holds it, at least as high. */
  content: RefObject<HTMLDivElement | null>
  /** Over the size that fits. */
  factor: number
  zoomIn: () => void
  zoomOut: () => void
  fit: () => void
  /** Moves it by so many pixels of the window, as far as it goes; answers how far it went. */
  push: (by: { x: number; y: number }) => { x: number; y: number }
  onKeyDown: (event: KeyboardEvent) => void
  /** True once after a push: the press that ends it is none. */
  wasPushed: () => boolean
}

/** Class of what takes its presses for itself. */
export const OWN_PRESSES = 'own-presses'

const MOST = 8
/** Of a moving picture the library would measure what it is on the way to. */
const AT_ONCE = { step: 0.4, animate: false }
/** Pixels that a key moves the view, and a whole page of it. */
const KEY_STEP = 60
const PAGE = 400
/** Pixels that a hand may tremble during a press. */
const TREMBLE = 4

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  PageUp: [0, PAGE],
  PageDown: [0, -PAGE],
}

interface Told {
  onFactor: (factor: number) => void
  /** How far the pointer has gone since it was put down, pixels. */
  onPushed: (far: number) => void
}

/** Makes an element pushed and magnified inside its frame. Answers what ends that; null: it was gone before. */
async function open(element: HTMLElement, frame: HTMLElement, { onFactor, onPushed }: Told) {
  const { default: panzoom } = await import('@panzoom/panzoom')
  // It has gone while the library came.
  if (!element.isConnected) return null
  const view = panzoom(element, {
    contain: 'outside',
    maxScale: MOST,
    cursor: '',
    excludeClass: OWN_PRESSES,
    touchAction: 'none',
    // A press is a press: it must reach what it is on.
    handleStartEvent: () => undefined,
  })
  const ending = new AbortController()
  const { signal } = ending
  element.addEventListener('panzoomchange', () => onFactor(view.getScale()), { signal })
  const onWheel = (event: WheelEvent) => {
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) view.zoomWithWheel(event)
    else view.pan(-event.deltaX / view.getScale(), -event.deltaY / view.getScale(), { relative: true })
  }
  frame.addEventListener('wheel', onWheel, { passive: false, signal })
  let from = { x: 0, y: 0 }
  let far = 0
  const onDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    from = { x, y }
    far = 0
    onPushed(far)
  }
  const onMove = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    if (!buttons) return
    far = Math.max(far, Math.hypot(x - from.x, y - from.y))
    onPushed(far)
  }
  frame.addEventListener('pointerdown', onDown, { signal })
  frame.addEventListener('pointermove', onMove, { signal })
  view.reset({ animate: false })
  return {
    view,
    end: () => {
      ending.abort()
      view.destroy()
      view.resetStyle()
    },
  }
}

/** @param subject what is looked at: another one is seen whole at first */
export function usePanZoom(subject: string): PanZoom {
  const content = useRef<HTMLDivElement>(null)
  const view = useRef<PanzoomObject>(null)
  const pushed = useRef(0)
  const [factor, setFactor] = useState(1)

  // The library comes when something stands on the stage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject begins anew
  useEffect(() => {
    const element = content.current
    const frame = element?.parentElement
    setFactor(1)
    if (!element || !frame) return
    let gone = false
    const told = { onFactor: setFactor, onPushed: (far: number) => (pushed.current = far) }
    const opened = open(element, frame, told).then((one) => {
      if (!gone && one) view.current = one.view
      return one
    })
    return () => {
      gone = true
      view.current = null
      void opened.then((one) => one?.end())
    }
  }, [subject])

  const zoomIn = useCallback(() => void view.current?.zoomIn(AT_ONCE), [])
  const zoomOut = useCallback(() => void view.current?.zoomOut(AT_ONCE), [])
  const fit = useCallback(() => void view.current?.reset({ animate: false }), [])
  const push = useCallback(({ x, y }: { x: number; y: number }) => {
    const one = view.current
    if (!one) return { x: 0, y: 0 }
    const [scale, from] = [one.getScale(), one.getPan()]
    one.pan(x / scale, y / scale, { relative: true })
    const to = one.getPan()
    return { x: (to.x - from.x) * scale, y: (to.y - from.y) * scale }
  }, [])
  return {
    content,
    factor,
    zoomIn,
    zoomOut,
    fit,
    push,
    onKeyDown(event) {
      const [x, y] = KEYS[event.key] ?? []
      const one = view.current
      if (x === undefined || y === undefined || !one || event.defaultPrevented) return
      event.preventDefault()
      const scale = one.getScale()
      one.pan(x / scale, y / scale, { relative: true })
    },
    wasPushed: () => pushed.current > TREMBLE,
  }
}
