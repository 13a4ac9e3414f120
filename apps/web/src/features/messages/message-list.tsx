import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

/** So near the end, the reader is following. In pixels. */
const NEAR = 160
/** Air above an entry that was brought into view. In pixels. */
const MARGIN = 20

/** The list scrolls by itself on wide screens and with the page on phones: whatever scrolls. */
function scrollerOf(list: HTMLElement): Element {
  return getComputedStyle(list).overflowY === 'visible' ? document.documentElement : list
}

const composerHeight = (list: HTMLElement): number =>
  list.nextElementSibling instanceof HTMLElement ? list.nextElementSibling.offsetHeight : 0

/** The part of the window in which entries are seen: the list itself, or what header and composer leave of the page. */
function viewOf(list: HTMLElement, scroller: Element): { top: number; height: number } {
  if (scroller === list)
    return { top: list.getBoundingClientRect().top + MARGIN, height: list.clientHeight - 2 * MARGIN }
  const header = document.querySelector('header')?.offsetHeight ?? 0
  return { top: header + MARGIN, height: window.innerHeight - header - composerHeight(list) - 2 * MARGIN }
}

/** How far there is to scroll until the list's end is in view: of a page, above the composer, not below the footer. */
function restOf(list: HTMLElement, scroller: Element): number {
  if (scroller === list) return list.scrollHeight - list.scrollTop - list.clientHeight
  return list.getBoundingClientRect().bottom + composerHeight(list) - window.innerHeight
}

/** Whether the end of the list was in view when it was last looked at. */
function useFollowing(list: RefObject<HTMLElement | null>) {
  const following = useRef(true)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      following.current = restOf(element, scrollerOf(element)) < NEAR
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
    const entry = element.querySelector<HTMLElement>('[data-entries] > :last-child')
    const { top, height } = viewOf(element, scroller)
    // An entry higher than the view is shown from its top, where reading begins.
    if (entry && entry.offsetHeight > height) scroller.scrollTop += entry.getBoundingClientRect().top - top
    else scroller.scrollTop += Math.max(0, restOf(element, scroller))
    following.current = true
  }, [last, lastIsMine, empty, following])

  return (
    <section
      ref={list}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="relative py-6 outline-offset-[-2px] md:max-h-[600px] md:min-h-0 md:flex-1 md:overflow-y-auto md:overscroll-contain md:pr-4"
    >
      <div data-entries aria-live="polite" aria-relevant="additions">
        {children}
      </div>
    </section>
  )
}
