/** The band of a part: its heading above what it holds, at its side, or in the middle; one page keeps to one manner. */
import { column, row } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { band, span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import type { Page } from '../page.ts'
import { heading } from '../words.ts'
import type { PartContent } from './entries.ts'
import { markOf, partHead } from './head.ts'

export type Manner = 'above' | 'beside' | 'middle'
const MANNERS: readonly Manner[] = ['above', 'beside', 'beside', 'middle']

/** How the parts of a page are set. @param wide what a part holds takes the whole width */
export function mannerOf({ random }: Page, wide = false): Manner {
  const manner = random.fork('manner').pick(MANNERS)
  return wide && manner === 'beside' ? 'above' : manner
}

type Headed = Pick<PartContent, 'title' | 'mark'>

export function partBand(
  id: string,
  page: Page,
  ground: Ground,
  part: Headed,
  children: Node[],
  options: { gap?: number; wide?: boolean } = {},
): Frame {
  const { gap = 44, wide = false } = options
  const manner = mannerOf(page, wide)
  if (manner === 'above') return band(id, ground, { gap }, [partHead(id, page, ground, part), ...children])
  const title = heading(`${id}-heading`, part.title, page.direction, ground, {
    size: manner === 'middle' ? 72 : 52,
    width: 'fill',
    ...(manner === 'middle' && { align: 'center' as const }),
  })
  const mark = part.mark ? [markOf(id, page, ground, part.mark)] : []
  if (manner === 'middle')
    return band(id, ground, { gap }, [
      column(`${id}-head`, { width: 'fill', layout: { gap: 18, align: 'center' } }, [title, ...mark]),
      ...children,
    ])
  return band(id, ground, {}, [
    row(`${id}-sides`, { width: 'fill', layout: { gap: 48, align: 'start' } }, [
      column(`${id}-head`, { width: span(4) - 24, layout: { gap: 18 } }, [title, ...mark]),
      column(`${id}-held`, { width: 'fill', layout: { gap } }, children),
    ]),
  ])
}
