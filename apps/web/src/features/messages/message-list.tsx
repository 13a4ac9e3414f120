import clsx from 'clsx'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { t } from '../../lib/language/translate.ts'

/** So near the end, the reader is following. In pixels. */
const NEAR = 160
/** Air above an entry that was brought into view. In pixels. */
const MARGIN = 12

const restOf = (list: HTMLElement): number => list.scrollHeight - list.scrollTop - list.clientHeight

/** Whether the end of the list was in view when it was last looked at. */
function useFollowing(list: RefObject<HTMLElement | null>) {
  const following = useRef(true)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => {
      following.current = restOf(element) < NEAR
    }
    element.addEventListener('scroll', look, { passive: true })
    // As a sheet it is raised and lowered: who was at the end stays there.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => follow(element, following))
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer?.disconnect()
    }
  }, [list])
  return following
}

function follow(element: HTMLElement, following: RefObject<boolean>) {
  if (following.current) element.scrollTop = element.scrollHeight
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
  /** Where the last entry was brought into view: whoever has not scrolled since is following, also above the end of a high one. */
  const brought = useRef<number | null>(null)

  useLayoutEffect(() => {
    const element = list.current
    if (!element || before.current === last) return
    before.current = last
    const isUnmoved = brought.current !== null && Math.abs(element.scrollTop - brought.current) <= 1
    if (empty || (!following.current && !isUnmoved && !lastIsMine)) return
    const entry = element.querySelector<HTMLElement>('[data-entries] > :last-child')
    const top = element.getBoundingClientRect().top + MARGIN
    // An entry higher than the view is shown from its top, where reading begins.
    if (entry && entry.offsetHeight > element.clientHeight - 2 * MARGIN)
      element.scrollTop += entry.getBoundingClientRect().top - top
    else element.scrollTop = element.scrollHeight
    following.current = true
    brought.current = element.scrollTop
  }, [last, lastIsMine, empty, following])

  return (
    <section
      ref={list}
      aria-label={t('Conversation')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        'relative max-h-24 max-desk:not-group-data-raised/sheet:[@media(max-height:50rem)]:max-h-16 overflow-y-auto overscroll-contain px-3 py-3 outline-offset-[-2px] group-data-raised/sheet:max-h-[55dvh] desk:max-h-[600px] desk:group-data-raised/sheet:max-h-[600px]',
        !empty && 'begins-last',
      )}
    >
      <div data-entries aria-live="polite" aria-relevant="additions">
        {children}
      </div>
    </section>
  )
}
