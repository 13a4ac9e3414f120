/** A picture that is to stand in a corner, and not beside words: there it is as large as the words leave it room. */
import type { Corner } from '../../../brief/types.ts'
import type { LaidArtboard, LaidNode } from '../../../scene/layout.ts'
import type { Frame, Node, Scene } from '../../../scene/types.ts'
import { subtree } from '../../../scene/walk.ts'
import type { Sheet } from '../sheet.ts'
import type { Box } from './form-content.ts'
import { type Part, PICTURES } from './groups.ts'
import type { Ornament } from './ornaments.ts'
import { growsInCorner, pictureOfSize } from './picture.ts'
import type { Stated } from './zones.ts'

/** Of the sheet's shorter side, the largest such picture. */
const MOST = 0.62
const STEP = 0.94

/** The part that is alone in a corner and a picture. */
function cornered(sheet: Sheet, { zones }: Stated): { at: Corner; part: Part } | undefined {
  for (const { at, lines } of zones) {
    const [part, ...others] = lines.flat()
    if (part && others.length === 0 && growsInCorner(sheet, part, at)) return { at, part }
  }
  return undefined
}

/** What a picture is not to touch: words, forms that hold words, bands. */
function standing(laid: LaidNode): Box[] {
  const { node, x, y, width, height, text, children } = laid
  const solid = node.type === 'frame' && (node.role === 'pattern' || node.role === 'band' || /^form-\d+$/.test(node.id))
  if (node.type !== 'text' && !solid) return children.flatMap(standing)
  const lines = text?.lines ?? []
  return [
    {
      left: lines.length > 0 ? Math.min(...lines.map((line) => line.x)) : x,
      right: lines.length > 0 ? Math.max(...lines.map((line) => line.x + line.width)) : x + width,
      top: y,
      bottom: y + height,
    },
  ]
}

function* laidNodes(laid: LaidNode): Generator<LaidNode> {
  yield laid
  for (const child of laid.children) yield* laidNodes(child)
}

const without = (root: Frame, ids: ReadonlySet<string>): Frame => ({
  ...root,
  children: root.children
    .filter(({ id }) => !ids.has(id))
    .map((node) => (node.type === 'frame' && ids.size > 0 ? without(node, ids) : node)),
})

/** Takes the corner's picture out of its row and sets it, larger, into the corner. `layOut`: how the sheet stands. */
export function growCorner(
  sheet: Sheet,
  stated: Stated,
  result: Scene,
  layOut: () => LaidArtboard,
  ornament: Ornament,
): void {
  const corner = cornered(sheet, stated)
  const [front] = result.artboards
  if (!corner || !front) return
  const { at, part } = corner
  const isIt = (node: Node) => node.id.startsWith(`${at}-`) && PICTURES.includes(node.role ?? 'group')
  const holder = [...subtree(front.root)].find(
    (node): node is Frame => node.type === 'frame' && node.children.some(isIt),
  )
  if (!holder) return
  holder.children = holder.children.filter((node) => !isIt(node))
  const { width, height, u } = sheet
  const margin = sheet.margin * 0.8
  const laid = layOut()
  const words = standing(laid.root)
  const boxOf = (size: number) => {
    const left = at.endsWith('left') ? margin : width - margin - size
    const top = at.startsWith('top') ? margin : height - margin - size
    return { left, top, right: left + size, bottom: top + size }
  }
  const isFree = (size: number) => {
    const box = boxOf(size)
    const gap = u * 2
    return words.every(
      ({ left, right, top, bottom }) =>
        left > box.right + gap || right < box.left - gap || top > box.bottom + gap || bottom < box.top - gap,
    )
  }
  const least = u * 6
  let size = Math.min(width, height) * MOST
  while (size > least && !isFree(size)) size *= STEP
  const { left, top, right, bottom } = boxOf(size)
  // A line along a row that the picture has to itself goes with the row.
  const crosses = ({ node, x, y, width: wide }: LaidNode) =>
    node.role === 'rule' && x < right && x + wide > left && y > top && y < bottom
  const crossed = new Set([...laidNodes(laid.root)].filter(crosses).map(({ node }) => node.id))
  front.root = without(front.root, crossed)
  front.root.children.push(
    ...pictureOfSize(sheet, part, size, ornament).map((node) => ({ ...node, at: { left, top } })),
  )
}
