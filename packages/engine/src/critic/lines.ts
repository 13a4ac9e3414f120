/**
 * Words that stand across the border of a frame. On geometry, letter by letter; lines within drawings, which other shapes of theirs may cover, are
 * left to the pixels (collisions.ts).
 */
import { type Bounds, union } from '../base/geometry.ts'
import type { LaidText } from '../scene/laid-text.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import type { Frame, Paint, Text } from '../scene/types.ts'
import { glyphBox } from '../type/outline.ts'
import { boundsOf, boundsOverlap } from './bounds.ts'
import { type Rotation, withOwn } from './turned.ts'

/** A set text, as the gates find it. */
interface Words {
  node: Text
  laid: LaidNode
  turns: readonly Rotation[]
  /** What it stands on. */
  ground: LaidNode
}

interface Line {
  laid: LaidNode
  /** Before any rotation. */
  bands: Bounds[]
  turns: readonly Rotation[]
  /** In the order of painting. */
  order: number
}

/** Fainter than this, a line lets the words through. */
const SEEN = 0.5
/** Letters may reach into a line by this share of their size: tails and serifs do. */
const SLACK = 0.06

/** Faults in words, nodes in quotation marks. */
export function wordsOnLines(artboard: LaidArtboard, boxes: readonly Words[]): string[] {
  const { lines, orders } = linesOf(artboard)
  if (lines.length === 0) return []
  return boxes.flatMap((box) => {
    if (box.node.role === 'decoration' || box.node.arc || box.node.opacity === 0) return []
    const ground = orders.get(box.ground) ?? 0
    const crossed = lines.filter((line) => {
      // What stands on a field that was laid over the line stands on no line.
      if (ground > line.order && box.ground !== line.laid && isOpaque(box.ground)) return false
      return sameTurns(line.turns, box.turns) && line.bands.some((band) => meets(box, band))
    })
    return crossed.map(({ laid }) => `'${box.node.id}' and the border of '${laid.node.id}' overlap`)
  })
}

function linesOf({ root }: LaidArtboard): { lines: Line[]; orders: ReadonlyMap<LaidNode, number> } {
  const lines: Line[] = []
  const orders = new Map<LaidNode, number>()
  const visit = (laid: LaidNode, above: readonly Rotation[]) => {
    const { node } = laid
    if ((node.opacity ?? 1) < SEEN) return
    const turns = withOwn(laid, above)
    const order = orders.size
    orders.set(laid, order)
    const bands = node.type === 'frame' ? bordersOf(node, laid) : []
    if (bands.length > 0) lines.push({ laid, bands, turns, order })
    for (const child of laid.children) visit(child, turns)
  }
  visit(root, [])
  return { lines, orders }
}

const isSeen = (paint: Paint): boolean =>
  typeof paint === 'string' ||
  ('gradient' in paint ? paint.stops.some(({ alpha = 1 }) => alpha >= SEEN) : paint.alpha >= SEEN)

const isOpaque = ({ node }: LaidNode): boolean =>
  node.type === 'frame' &&
  (typeof node.fill === 'string' ||
    (node.fill !== undefined && 'gradient' in node.fill && node.fill.stops.every(({ alpha = 1 }) => alpha === 1)))

function bordersOf({ stroke, radius, fill }: Frame, laid: LaidNode): Bounds[] {
  // A pill is a thing, whose words are its own.
  if (!stroke || !isSeen(stroke.paint) || stroke.width <= 0 || radius === 'full' || isSamePaint(stroke.paint, fill))
    return []
  const { left, top, right, bottom } = boundsOf(laid)
  const { width } = stroke
  const sides = {
    top: { left, top, right, bottom: top + width },
    right: { left: right - width, top, right, bottom },
    bottom: { left, top: bottom - width, right, bottom },
    left: { left, top, right: left + width, bottom },
  }
  return (stroke.sides ?? (['top', 'right', 'bottom', 'left'] as const)).map((side) => sides[side])
}

const isSamePaint = (a: Paint, b: Paint | undefined) => JSON.stringify(a) === JSON.stringify(b)

const sameTurns = (a: readonly Rotation[], b: readonly Rotation[]) => JSON.stringify(a) === JSON.stringify(b)

function meets({ laid }: Words, band: Bounds): boolean {
  if (!laid.text || !boundsOverlap(boundsOf(laid), band)) return false
  const letters = lettersOf(laid.text)
  const isUpright = band.bottom - band.top > band.right - band.left
  // An upright line may pass between two letters of a word.
  return (isUpright ? rowsOf(letters) : letters).some((ink) => boundsOverlap(band, ink))
}

type Letter = Bounds & { baseline: number }

/** The ink of each letter, without what may reach into a line. */
function lettersOf({ glyphs, size: whole }: LaidText): Letter[] {
  return glyphs.flatMap(({ font, id, x, y, size = whole }) => {
    const ink = glyphBox(font, id)
    if (!ink) return []
    const scale = size / font.unitsPerEm
    const slack = SLACK * size
    return {
      left: x + ink.left * scale + slack,
      right: x + ink.right * scale - slack,
      top: y - ink.top * scale + slack,
      bottom: y - ink.bottom * scale - slack,
      baseline: y,
    }
  })
}

/** The ink of each row of letters. */
const rowsOf = (letters: readonly Letter[]): Bounds[] =>
  [...Map.groupBy(letters, ({ baseline }) => baseline).values()].map(union)
