/** Where the blocks of a stated sheet stand across it. */
import { inside } from '../systems/room.ts'
import type { Stage } from '../systems/types.ts'
import { type Block, partsIn } from './blocks.ts'
import { roomInHalf } from './forms.ts'
import type { Part } from './groups.ts'

/** Of a row's width: words in its middle, and what leads beside one other block. */
const MIDDLE = { leads: 0.52, plain: 0.38 } as const
const PAIR = { leads: 0.6, other: 0.36, even: 0.48 } as const

/** Of the inner width, what a block has: what the others of its row leave. */
function shareOf(block: Block, row: readonly Block[], leads: (block: Block) => boolean, beside: number): number {
  if (row.length === 1) return block.column === 1 ? 1 : beside
  const middle = row.find(({ column }) => column === 1)
  if (middle) {
    const own = leads(middle) ? MIDDLE.leads : MIDDLE.plain
    return block === middle ? own : (1 - own) / 2 - APART
  }
  return leads(block) ? PAIR.leads : row.some(leads) ? PAIR.other : PAIR.even
}
/** What words have of it that stand off the middle, and over it still. */
const SHIFTED = 0.64
/** Between blocks side by side, of the inner width. */
const APART = 0.02

/** Where each block stands across the sheet. */
export function across(
  stage: Stage,
  blocks: readonly Block[],
  title: Part | undefined,
  { beside, shift }: { beside: number; shift?: -1 | 1 },
): Map<Block, [x: number, width: number]> {
  const { x: begins, width: inner } = inside(stage)
  const leads = (block: Block) => title !== undefined && partsIn(block).includes(title)
  return new Map(
    blocks.map((block) => {
      const row = blocks.filter((other) => other.row === block.row)
      const room = inner * shareOf(block, row, leads, beside)
      const wide = Math.min(room, block.column === 1 ? inner : roomInHalf(stage))
      if (shift && block.row === 1)
        return [block, [shift < 0 ? begins : begins + inner * (1 - SHIFTED), inner * SHIFTED]]
      const x = begins + (block.column / 2) * (inner - wide)
      return [block, [x, wide]]
    }),
  )
}
