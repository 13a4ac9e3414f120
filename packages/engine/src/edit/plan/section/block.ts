/** A block that was not there: in the shortest column of a screen, beside another, or in the place of one. */
import { blockCalled, blockOn, blockSection } from '../../../kinds/website/added/block.ts'
import { isTool } from '../../../kinds/website/parts/is-tool.ts'
import { SECTION_ROWS } from '../../../language/lexicon/sections.ts'
import type { Frame } from '../../../scene/types.ts'
import { findPlace, places } from '../../../scene/walk.ts'
import { boxesOf } from '../../boxes.ts'
import type { State, Step } from '../../context.ts'
import { isPiece } from '../../pages/page-parts.ts'
import { patchOf } from '../../steps.ts'
import type { Target } from '../../target-types.ts'
import type { Place } from '../../understand/wish.ts'
import { AFTER, BEFORE } from './order.ts'
import { freshPrefix, pageOf } from './page.ts'

export interface BlockWish {
  /** A name of `lexicon/sections.ts`. */
  name?: string
  topic?: string
  place?: Place
}

interface Spot {
  parent: Frame
  index: number
  width: number
}

/** Undefined where no block is called so, or the screen has no room of that sort. */
export function planBlock(wish: BlockWish, anchor: Target | undefined, state: State): Step | undefined {
  const block = blockOf(wish)
  const spot = block && spotFor(wish.place, anchor, state)
  const node = spot && blockFor(wish, spot.width, state)
  if (!spot || !node) return undefined
  return patchOf(
    [wish.name, wish.topic && `(${wish.topic})`].filter(Boolean).join(' ') || (block ?? 'block'),
    'added',
    [node.id],
    [{ op: 'insert', parent: spot.parent.id, index: spot.index, node }],
  )
}

/** The block alone, so wide. */
export function blockFor(wish: BlockWish, width: number, state: State): Frame | undefined {
  const block = blockOf(wish)
  const page = block && pageOf(state)
  if (!page || !block) return undefined
  return blockOn(page, { block, prefix: freshPrefix(block, state), ...(wish.topic && { topic: wish.topic }) }, width)
}

/** The same as a section of a page; undefined on screens, and where no block is called so. */
export function sectionOfBlock(wish: BlockWish, ground: 'paper' | 'surface', state: State): Frame | undefined {
  const block = blockOf(wish)
  const page = pageOf(state)
  if (!page || !block) return undefined
  const wanted = { block, prefix: freshPrefix(block, state), ...(wish.topic && { topic: wish.topic }) }
  return blockSection(page, wanted, ground)
}

const blockOf = ({ name, topic }: BlockWish) =>
  blockCalled(name && SECTION_ROWS.find((row) => row.name === name)?.block, topic)

/** Where blocks of a screen stand, and how wide one is there. */
function spotFor(place: Place | undefined, anchor: Target | undefined, state: State): Spot | undefined {
  const { scene, brief } = state.design
  const beside = anchor && spotBeside(anchor, place, state)
  if (beside) return beside
  if (!isTool(brief)) return undefined
  const boxes = boxesOf(scene, state.context)
  const columns = [
    ...new Set(
      [...places(scene)].flatMap(({ node, parent, artboard }) =>
        artboard === 0 && parent && parent.role !== 'section' && isPiece(node) && node.role === 'card' ? [parent] : [],
      ),
    ),
  ]
  const bottom = ({ children }: Frame) => {
    const last = boxes.get(children.at(-1)?.id ?? '')
    return last ? last.y + last.height : 0
  }
  const [column] = columns.toSorted((a, b) => bottom(a) - bottom(b))
  const width = column && widthIn(column, state)
  if (!column || width === undefined) return undefined
  const isFirst = place?.is === 'spot' && place.down === 'start'
  const first = column.children.findIndex(isPiece)
  return { parent: column, index: isFirst ? Math.max(0, first) : column.children.length, width }
}

function spotBeside(anchor: Target, place: Place | undefined, state: State): Spot | undefined {
  const own = anchor.ids[0] ? findPlace(state.design.scene, anchor.ids[0]) : undefined
  if (!own?.parent || !isPiece(own.node) || own.node.role === 'section') return undefined
  const width = widthIn(own.parent, state)
  if (width === undefined) return undefined
  const isBefore = place?.is === 'beside' && BEFORE.has(place.side)
  const isBehind = place?.is === 'beside' && AFTER.has(place.side)
  if (place && !isBefore && !isBehind) return undefined
  return { parent: own.parent, index: own.index + (isBehind ? 1 : 0), width }
}

/** Of the blocks that stand there. */
function widthIn(column: Frame, state: State): number | undefined {
  const boxes = boxesOf(state.design.scene, state.context)
  const widths = column.children.filter(isPiece).flatMap(({ id }) => boxes.get(id)?.width ?? [])
  return widths.length > 0 ? Math.round(Math.max(...widths)) : undefined
}
