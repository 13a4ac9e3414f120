/** The page's grid: 1440 wide, margins of 120, twelve columns of 78 with gutters of 24; and what bands are made of. */
import { column } from '../../../scene/build.ts'
import type { Frame, Insets, Node } from '../../../scene/types.ts'
import type { Ground } from './grounds.ts'

export const PAGE = 1440
export const MARGIN = 120
export const CONTENT = 1200
export const GUTTER = 24
const COLUMN = 78

/** Width of `count` columns with the gutters between them. */
export const span = (count: number): number => count * COLUMN + (count - 1) * GUTTER

interface BandOptions {
  /** Above and below; default 104. */
  padding?: [top: number, bottom: number]
  gap?: number
  element?: Frame['element']
  role?: Frame['role']
}

/** A band of the page: full width in its ground, its content in the container. */
export function band(id: string, ground: Ground, options: BandOptions, children: Node[]): Frame {
  const [top, bottom] = options.padding ?? [104, 104]
  return column(
    id,
    {
      role: options.role ?? 'section',
      element: options.element ?? 'section',
      width: 'fill',
      fill: ground.fill,
      layout: { padding: [top, MARGIN, bottom, MARGIN], align: 'center' },
    },
    [column(`${id}-content`, { width: 'fill', maxWidth: CONTENT, layout: { gap: options.gap ?? 56 } }, children)],
  )
}

/** A list of rows with hairlines between them (and above the first). */
export function ruled(
  id: string,
  ground: Ground,
  rows: Node[][],
  options: { padding?: Insets; gap?: number; align?: 'start' | 'baseline' | 'center' } = {},
): Frame {
  return column(
    id,
    { width: 'fill', element: 'ul', role: 'group' },
    rows.map((cells, index) => ({
      type: 'frame',
      id: `${id}-${index + 1}`,
      element: 'li',
      role: 'group',
      width: 'fill',
      stroke: { paint: ground.line, width: 1, sides: index === rows.length - 1 ? ['top', 'bottom'] : ['top'] },
      layout: {
        direction: 'row',
        gap: options.gap ?? GUTTER,
        padding: options.padding ?? [26, 0, 26, 0],
        align: options.align ?? 'start',
      },
      children: cells,
    })),
  )
}
