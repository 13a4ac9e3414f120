/** The heading of a part, and beside it what says that its entries are samples. */
import { frame, row } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { span } from '../grid.ts'
import type { Ground } from '../grounds.ts'
import type { Page } from '../page.ts'
import { heading, small } from '../words.ts'
import type { PartContent } from './entries.ts'

export const markOf = (id: string, page: Page, ground: Ground, words: string): Frame =>
  frame(
    `${id}-mark`,
    {
      role: 'group',
      radius: 'full',
      stroke: { paint: ground.line, width: 1 },
      layout: { padding: [7, 16, 7, 16] },
    },
    [small(`${id}-mark-words`, words, page.direction, ground, { size: 15, fill: ground.quiet })],
  )

export const partHead = (
  id: string,
  page: Page,
  ground: Ground,
  { title, mark }: Pick<PartContent, 'title' | 'mark'>,
): Node =>
  row(`${id}-head`, { width: 'fill', layout: { justify: 'between', align: 'center', gap: 24 } }, [
    heading(`${id}-heading`, title, page.direction, ground, { size: 56, maxWidth: span(9) }),
    ...(mark ? [markOf(id, page, ground, mark)] : []),
  ])
