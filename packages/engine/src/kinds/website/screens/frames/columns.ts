/** Blocks in columns that end at about the same height. */
import type { Node } from '../../../../scene/types.ts'
import { BLOCKS } from '../blocks/all.ts'
import type { Placed } from '../choose.ts'
import { GAP } from '../kit/controls.ts'
import type { Pen } from '../kit/pen.ts'
import type { Screen } from '../types.ts'

const tallOf = ({ block }: Placed): number => BLOCKS[block].tall
const isWide = ({ block }: Placed): boolean => BLOCKS[block].size === 'wide'

/** Which block stands in which column: each where it fits, in the column that is shortest. */
export function dealt(blocks: readonly Placed[], widths: readonly number[], heights: readonly number[]): Placed[][] {
  const columns: Placed[][] = widths.map(() => [])
  const filled = [...heights]
  const widest = Math.max(...widths)
  const byHeight = blocks.toSorted((a, b) => tallOf(b) - tallOf(a))
  for (const one of byHeight) {
    const cost = (at: number) => (filled[at] ?? 0) + (isWide(one) && (widths[at] ?? 0) < widest * 0.8 ? 140 : 0)
    const best = widths.map((_, at) => at).reduce((a, b) => (cost(b) < cost(a) ? b : a), 0)
    columns[best]?.push(one)
    filled[best] = (filled[best] ?? 0) + tallOf(one) + GAP
  }
  // The order of the prompt within each column.
  return columns.map((column) => column.toSorted((a, b) => blocks.indexOf(a) - blocks.indexOf(b)))
}

interface Options {
  blocks?: readonly Placed[]
  /** Whether the first column begins with the leading block; default true. */
  withLead?: boolean
  /** How a block of its column is drawn. */
  draw?: (block: Placed, width: number) => Node
  name?: string
}

/** Columns of blocks, by default of all of the screen. */
export function columnsOf(
  pen: Pen,
  screen: Screen,
  widths: readonly number[],
  { blocks = screen.rest, withLead = true, draw = screen.draw, name = 'blocks' }: Options = {},
): Node {
  const start = widths.map((_, at) => (at === 0 && withLead ? tallOf(screen.lead) + GAP : 0))
  const columns = dealt(blocks, widths, start)
  return pen.row(
    columns.flatMap((column, at) => {
      const width = widths[at] ?? 0
      const nodes = [
        ...(at === 0 && withLead ? [screen.draw(screen.lead, width, true)] : []),
        ...column.map((one) => draw(one, width)),
      ]
      return nodes.length > 0 ? [pen.col(nodes, { width, gap: GAP })] : []
    }),
    { gap: GAP, align: 'start' },
    name,
  )
}
