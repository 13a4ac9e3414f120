import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** So near the end, the reader is following. In pixels. */
const NEAR = 160

/** The list scrolls by itself on wide screens and with the page on phones: whatever scrolls. */
function scrollerOf(list: HTMLElement): Element {
  return getComputedStyle(list).overflowY === 'visible' ? document.documentElement : list
}

/** Whether the end of the list was in view when it was last looked at. */
function useFollowing(list: RefObject<HTMLElement | null>) {
  const following = useRef(true)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      const scroller = scrollerOf(element)
      following.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR
    }
    element.addEventListener('scroll', look, { passive: true })
    addEventListener('scroll', look, { passive: true })
    return () => {
      element.removeEventListener('scroll', look)
      removeEventListener('scroll', look)
    }
  }, [list])
  return following
}

interface Props {
  /** Changes when something was added: its key, or the state of the work. */
  last: string
  /** The reader's own words: always brought into view. */
  lastIsMine: boolean
  /** Nothing has been said yet: the top is what to see. */
  empty: boolean
  children: ReactNode
}

/** The scrolling list. New entries come into view for a reader at the end; one who reads further up is left alone. */
export function MessageList({ last, lastIsMine, empty, children }: Props) {
  const list = useRef<HTMLElement>(null)
  const following = useFollowing(list)
  const before = useRef<string | null>(null)

  useLayoutEffect(() => {
    const element = list.current
    if (!element || before.current === last) return
    before.current = last
    if (empty || (!following.current && !lastIsMine)) return
    const scroller = scrollerOf(element)
    // An entry higher than the view is shown from its top, where reading begins.
    const entry = element.querySelector<HTMLElement>('[data-entries] > :last-child')
    if (entry && entry.offsetHeight > scroller.clientHeight - NEAR) entry.scrollIntoView({ block: 'start' })
    else scroller.scrollTop = scroller.scrollHeight
    following.current = true
  }, [last, lastIsMine, empty, following])

  return (
    <section
      ref={list}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="relative scroll-pt-20 py-6 outline-offset-[-2px] md:max-h-[600px] md:min-h-0 md:flex-1 md:overflow-y-auto md:overscroll-contain md:pr-4"
    >
      <div data-entries aria-live="polite" aria-relevant="additions" className="*:scroll-mt-20 md:*:scroll-mt-4">
        {children}
      </div>
    </section>
  )
}
