/** The name of a control, shown beside it while somebody rests on it. Small, because it is on every page. */
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** Milliseconds until it shows; once one has shown, the next one need not be waited for. */
const DELAY = 700
const STAYS_AWAKE = 300
/** Time to move the pointer from the control onto the tooltip. */
const GRACE = 100
/** Pixels to the control, and to the window's edge. */
const GAP = 6
const MARGIN = 8

const Context = createContext<RefObject<number>>({ current: Number.NEGATIVE_INFINITY })

export function TooltipProvider({ children }: { children: ReactNode }) {
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY)
  return <Context value={hiddenAt}>{children}</Context>
}

/** A word about the one control inside. Never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const hiddenAt = useContext(Context)
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  const [open, setOpen] = useState(false)

  function plan(show: boolean, delay: number) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(show), delay)
  }
  function hide() {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    addEventListener('keydown', onKey)
    return () => {
      hiddenAt.current = performance.now()
      removeEventListener('keydown', onKey)
    }
  }, [open, hiddenAt])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control, which has the name itself
    <span
      ref={place}
      className="contents"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') plan(true, performance.now() - hiddenAt.current < STAYS_AWAKE ? 0 : DELAY)
      }}
      onPointerLeave={() => plan(false, GRACE)}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && plan(true, 0)}
      onBlur={hide}
    >
      {children}
      {open && <Shown text={text} beside={place.current?.firstElementChild ?? null} />}
    </span>
  )
}

/** Above the control, or below where there is no room; within the window. */
function Shown({ text, beside }: { text: string; beside: Element | null }) {
  function put(tip: HTMLDivElement | null) {
    if (!tip || !beside) return
    const control = beside.getBoundingClientRect()
    const { width, height } = tip.getBoundingClientRect()
    const above = control.top - GAP - height
    const centred = control.left + (control.width - width) / 2
    tip.style.top = `${above >= MARGIN ? above : control.bottom + GAP}px`
    tip.style.left = `${Math.max(MARGIN, Math.min(centred, innerWidth - MARGIN - width))}px`
  }
  return createPortal(
    <div
      ref={put}
      aria-hidden="true"
      className="animate-appear fixed z-50 rounded-sm bg-ink px-2 py-1 text-xs text-paper select-none"
    >
      {text}
    </div>,
    document.body,
  )
}
