import type { Api, Result } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { t } from '../../../lib/language/translate.ts'
import { type Concept, sideTitle } from '../concept.ts'
import { partsQuery } from '../parts-query.ts'

type Artboard = Result<Api['getDesignParts']>['artboards'][number]
type Link = Artboard['links'][number]

export interface SitePage extends Pick<Artboard, 'width' | 'height' | 'links'> {
  /** What a press on the link does, in words. */
  nameOf: (link: Link) => string
}

export interface Site {
  /** What is shown, once its links are known. */
  page: SitePage | undefined
  /** Which page it is; nothing where there is one page. */
  hint: string | undefined
  follow: (link: Link) => void
}

/**
 * A site in the viewer: its own links page through it, as they would in a browser.
 * @param concept absent while its picture is not what is looked at
 * @param frame what scrolls the picture
 */
export function useSite(
  concept: Concept | undefined,
  sideAt: number,
  onSide: (at: number) => void,
  frame: RefObject<HTMLElement | null>,
): Site {
  const id = concept?.kind === 'website' ? concept.id : undefined
  const sides = concept?.sides ?? []
  const { data } = useQuery({ ...partsQuery(id ?? ''), enabled: id !== undefined, retry: false })
  const artboards = id === undefined ? undefined : data?.artboards
  const shown = artboards?.[sideAt]
  const followed = useRef<Link>(undefined)

  function scrollTo({ to, y }: Link): void {
    const element = frame.current
    const artboard = artboards?.[to]
    const picture = element?.firstElementChild
    if (!element || !artboard || !picture) return
    element.scrollTo({ top: (y / artboard.height) * picture.clientHeight })
  }
  // After the frame has gone to the top of the other page; whoever came by the keyboard goes on from the same link there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what changes the frame's content
  useLayoutEffect(() => {
    const link = followed.current
    if (!link) return
    followed.current = undefined
    scrollTo(link)
    const again = frame.current?.querySelector<HTMLElement>(`[data-link="${CSS.escape(link.label)}"]`)
    const target = again ?? frame.current?.querySelector('button')
    target?.focus({ preventScroll: true })
  }, [sideAt])

  return {
    page: shown && {
      ...shown,
      nameOf: ({ to, y }) => {
        const name = sideTitle(sides[to]?.name ?? '')
        if (to !== sideAt) return y > 0 ? t('opens a section of {name}', { name }) : t('opens {name}', { name })
        return y > 0 ? t('goes to a section of this page') : t('goes to the top of this page')
      },
    },
    hint:
      shown && sides.length > 1 && shown.links.length > 0
        ? t('{name}, page {page} of {pages}.', {
            name: sideTitle(sides[sideAt]?.name ?? ''),
            page: sideAt + 1,
            pages: sides.length,
          })
        : undefined,
    follow: (link) => {
      if (link.to === sideAt) return scrollTo(link)
      followed.current = link
      onSide(link.to)
    },
  }
}
