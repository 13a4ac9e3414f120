import { useEffect, useRef } from 'react'
import { matchRoute, useLocation, useRouter } from 'wouter'
import { t } from '../../lib/language/translate.ts'
import { notFound, pages } from '../table.ts'

/** On a change of page inside the window: its title, its top, and the focus at its beginning. */
export function usePageChange(): void {
  const [location] = useLocation()
  const { parser } = useRouter()
  const shown = useRef(location)
  useEffect(() => {
    if (shown.current === location) return
    shown.current = location
    const page = pages.find(({ path }) => matchRoute(parser, path, location)[0])
    document.title = t((page?.head ?? notFound).title)
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [location, parser])
}
