/**
 * A sheet of placed blocks: what stands in the way of a thing that grew moves on, drawings become smaller, and at last the
 * other words. Nothing moves that is not in the way.
 */
import type { Box } from '../../base/geometry.ts'
import type { Frame, Node, Scene } from '../../scene/types.ts'
import { findPlace, subtree } from '../../scene/walk.ts'
import { type Laid, meet } from '../boxes.ts'
import { inkBox } from '../pictures/figure-node.ts'
import { round } from '../pixels.ts'
import { isWordless } from '../smaller-drawings.ts'
import type { Operation } from '../types.ts'

/** Least shares of their sizes that drawings and words keep; `up`: what grew may move up, too. */
interface Giving {
  drawings: number
  words: number
  up: boolean
}

export const GIVINGS: readonly Giving[] = [
  { drawings: 0.72, words: 1, up: false },
  { drawings: 0.6, words: 1, up: true },
  { drawings: 0.5, words: 0.9, up: true },
  { drawings: 0.42, words: 0.8, up: true },
]

/** Shares of the shorter side: what blocks keep from each other, and from the edge where nothing stood nearer. */
const [GAP, EDGE] = [0.016, 0.045]
/** From such a share of the sheet a thing is a ground, and stands in nobody's way. */
const GROUND = 0.5

type Boxes = ReadonlyMap<string, Laid>
interface Block {
  node: Node
  was: Box
  box: Box
  drawn: boolean
}

/** What blocks give to the one that holds the node; empty where it stands in no sheet of placed blocks, or nothing is in its way. */
export function blocksGive(id: string, scene: Scene, was: Boxes, is: Boxes, giving: Giving): Operation[] {
  const root = scene.artboards[findPlace(scene, id)?.artboard ?? 0]?.root
  const whole = root && is.get(root.id)
  const all = root && whole ? blocksOf(root, whole, was, is) : []
  const own = all.find(({ node }) => [...subtree(node)].some((inner) => inner.id === id))
  if (!own || !whole) return []
  const others = all.filter((block) => block !== own)
  const short = Math.min(whole.width, whole.height)
  const gap = GAP * short
  const edge = Math.min(EDGE * short, ...all.map(({ was: { x, y } }) => Math.max(0, Math.min(x, y))))
  const inner = { left: edge, top: edge, right: whole.width - edge, bottom: whole.height - edge }
  const over = Math.max(0, own.box.x + own.box.width - inner.right)
  if (over > 0) own.box = { ...own.box, x: Math.max(inner.left, own.box.x - over) }
  let changed = others.flatMap((block) => asideOf(block, own, gap, giving))
  const pushed = pushedDown(own, others, gap, giving)
  const beyond = Math.max(0, ...[own, ...others].map(({ box }) => box.y + box.height - inner.bottom))
  if (beyond > 1 && giving.up) {
    const above = others.filter((block) => isAbove(block, own) && isBeside(block.box, own.box))
    const room = own.box.y - Math.max(inner.top, ...above.map(({ box }) => box.y + box.height + gap))
    for (const block of room > 0 ? [own, ...pushed] : [])
      block.box = { ...block.box, y: block.box.y - Math.min(beyond, room) }
  }
  changed = [...new Set([...changed, ...pushed, own])]
  return changed.flatMap((block) => placedAt(block, is, whole))
}

function blocksOf(root: Frame, whole: Box, was: Boxes, is: Boxes): Block[] {
  return root.children.flatMap((node): Block[] => {
    const [before, after] = [was.get(node.id), is.get(node.id)]
    if (!before || !after || !node.at || node.rotate) return []
    if (/^(?:background|pattern|decoration|panel|band|rule|frame)$/.test(node.role ?? '')) return []
    const drawn = isWordless(node)
    // A field without anything in it is a ground.
    if (node.type === 'frame' && drawn && node.children.length === 0) return []
    const [old, box] = [shownBox(node, before, was), shownBox(node, after, is)]
    return box.width * box.height > GROUND * whole.width * whole.height && drawn ? [] : [{ node, was: old, box, drawn }]
  })
}

/** Where something is seen of a block: the ink of a drawing, the lines of a text, all that a frame holds. */
function shownBox(node: Node, box: Laid, boxes: Boxes): Box {
  if (node.type === 'vector') return inkBox(node, box)
  if (node.type === 'text') {
    const width = box.ink ?? box.width
    const lead = node.align === 'center' ? 0.5 : node.align === 'end' ? 1 : 0
    return { x: box.x + (box.width - width) * lead, y: box.y, width, height: box.height }
  }
  if (node.type !== 'frame' || node.fill !== undefined || node.stroke !== undefined) return box
  const held = node.children.flatMap((child) => {
    const own = boxes.get(child.id)
    return own ? [shownBox(child, own, boxes)] : []
  })
  if (held.length === 0) return box
  const [x, y] = [Math.min(...held.map((one) => one.x)), Math.min(...held.map((one) => one.y))]
  return {
    x,
    y,
    width: Math.max(...held.map((one) => one.x + one.width)) - x,
    height: Math.max(...held.map((one) => one.y + one.height)) - y,
  }
}

const isBeside = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width
const isLevel = (a: Box, b: Box) => a.y < b.y + b.height && b.y < a.y + a.height
const bottomOf = ({ y, height }: Box) => y + height
const isBelow = ({ was }: Block, own: Block) => was.y + was.height / 2 > own.was.y + own.was.height / 2
const isAbove = (block: Block, own: Block) => !isBelow(block, own)

/** What stood below moves down as far as it has to, each behind the one before; a drawing becomes smaller first. */
function pushedDown(own: Block, others: Block[], gap: number, giving: Giving): Block[] {
  const below = others
    .filter((block) => isBelow(block, own) && !isLevel(block.was, own.was))
    .toSorted((a, b) => a.box.y - b.box.y)
  const settled: Block[] = [own]
  for (const block of below) {
    const over = settled.filter((one) => isBeside(one.box, block.box) && !meet(one.was, block.was))
    const need = Math.max(0, ...over.map((one) => bottomOf(one.box) + gapOf(one, block, gap) - block.box.y))
    if (need <= 0.5) continue
    const by = block.drawn ? Math.max(giving.drawings, 1 - need / block.box.height) : giving.words
    const lost = block.box.height * (1 - by)
    const across = (block.box.width * (1 - by)) / 2
    block.box = {
      x: block.box.x + (block.drawn ? across : 0),
      y: block.box.y + (block.drawn ? Math.max(need, lost) : need),
      width: block.box.width * by,
      height: block.box.height * by,
    }
    settled.push(block)
  }
  return settled.slice(1)
}

/** The distance that two blocks had, where it was small. */
const gapOf = (upper: Block, lower: Block, gap: number) => Math.max(2, Math.min(gap, lower.was.y - bottomOf(upper.was)))

/** What stood level with it and beside it: drawings become smaller, away from it. */
function asideOf(block: Block, own: Block, gap: number, giving: Giving): Block[] {
  if (!isLevel(block.was, own.was) || meet(block.was, own.was) || !meet(block.box, own.box)) return []
  const isRight = block.was.x > own.was.x
  const need = isRight ? own.box.x + own.box.width + gap - block.box.x : block.box.x + block.box.width + gap - own.box.x
  if (!block.drawn) return []
  const by = Math.max(giving.drawings, 1 - need / block.box.width)
  const { x, y, width, height } = block.box
  block.box = {
    x: isRight ? x + width * (1 - by) : x,
    y: y + (height * (1 - by)) / 2,
    width: width * by,
    height: height * by,
  }
  return [block]
}

/** The operations that bring a block to its box. */
function placedAt({ node, box }: Block, is: Boxes, whole: Box): Operation[] {
  const laid = is.get(node.id)
  if (!laid) return []
  const shown = shownBox(node, laid, is)
  const by = box.height / Math.max(1, shown.height)
  const isSame = Math.abs(by - 1) < 0.005 && Math.abs(box.x - shown.x) < 0.5 && Math.abs(box.y - shown.y) < 0.5
  if (isSame) return []
  const at = {
    left: round(box.x - (shown.x - laid.x) * by - whole.x),
    top: round(box.y - (shown.y - laid.y) * by - whole.y),
  }
  const size = isWordless(node) && by < 0.995 ? { width: round(laid.width * by), height: round(laid.height * by) } : {}
  const letters =
    isWordless(node) || by > 0.995 ? [] : [...subtree(node)].flatMap((inner) => lettersSmaller(inner, by, is))
  return [{ op: 'set', id: node.id, set: { at, ...size } }, ...letters]
}

function lettersSmaller(node: Node, by: number, is: Boxes): Operation[] {
  if (node.type !== 'text') return []
  const size = round((is.get(node.id)?.size ?? node.size) * by)
  return [
    {
      op: 'set',
      id: node.id,
      set: { size, ...(node.fit && { fit: { ...node.fit, min: Math.min(node.fit.min, size) } }) },
    },
  ]
}
