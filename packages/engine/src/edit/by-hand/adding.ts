/** New parts by hand: words, simple shapes, icons and the attached picture, where nothing stands yet if there is such a place. */
import type { PictureFacts } from '../../brief/types.ts'
import { freeSpot } from '../../critic/free-spot.ts'
import type { Design } from '../../design/types.ts'
import type { Pictograms } from '../../imagery/types.ts'
import type { Frame, Node } from '../../scene/types.ts'
import { freshId } from '../ids.ts'
import { qrDrawing, scanned } from '../pictures/qr-drawing.ts'
import type { Operation } from '../types.ts'
import { wholeSize } from './cropping.ts'
import { libraryNode } from './library.ts'
import type { Layout } from './placing.ts'
import type { Added } from './types.ts'

interface Means {
  layout: Layout
  pictograms?: (Pick<Pictograms, 'find'> & Partial<Pick<Pictograms, 'has'>>) | undefined
  attached?: PictureFacts | undefined
}

/** Shares of the artboard's shorter side. */
const SHARE = { text: 0.045, shape: 0.2, icon: 0.14, line: 0.3, picture: 0.35, drawing: 0.3, qr: 0.2 }
/** The air around, and the least size for which a free place is looked for; shares. */
const [AIR, LEAST] = [0.02, 0.5]
/** What stays what it is when it is smaller: so much of its size is enough where a full sheet has no larger place. */
const SHRINKS: Partial<Record<Added['part'], number>> = { icon: 0.4, drawing: 0.3, picture: 0.4, text: 0.65 }
/** About as wide as a letter is high. */
const LETTER = 0.55

/** The new node without its place. */
function made(added: Added, id: string, short: number, means: Means): Node | string {
  const side = Math.round(short * SHARE.shape)
  switch (added.part) {
    case 'text': {
      const size = Math.round(short * SHARE.text)
      return {
        type: 'text',
        id,
        role: 'body',
        text: added.text,
        font: 'text',
        weight: 500,
        size,
        fill: 'ink',
        fact: true,
      }
    }
    case 'rectangle':
      return shape(id, { width: side, height: side })
    case 'ellipse':
      return shape(id, { width: side, height: side, radius: 'full' })
    case 'line':
      return shape(id, {
        width: Math.round(short * SHARE.line),
        height: Math.max(2, Math.round(short * 0.004)),
        role: 'rule',
      })
    case 'icon': {
      const [icon] = means.pictograms?.find([added.word.toLowerCase()], { style: 'any', count: 1 }) ?? []
      const width = Math.round(short * SHARE.icon)
      if (!icon) return `There is no icon for “${added.word}”. Please try another word.`
      return { type: 'pictogram', id, role: 'icon', icon, paint: 'accent', width, height: width, alt: added.word }
    }
    case 'drawing': {
      const width = Math.round(short * SHARE.drawing)
      const drawing = libraryNode(added.item, id, (icon) => means.pictograms?.has?.(icon) === true)
      return drawing ? { ...drawing, width, height: width } : 'There is no such drawing.'
    }
    case 'qr': {
      const side = Math.round(short * SHARE.qr)
      return { ...qrDrawing(scanned(added.content), id), width: side, height: side }
    }
    case 'picture': {
      if (!means.attached) return 'No picture came with it.'
      const size = wholeSize(means.attached, short * SHARE.picture)
      return { type: 'picture', id, role: 'photo', media: means.attached.media, alt: 'Picture', ...size }
    }
  }
}

const shape = (id: string, more: Partial<Frame>): Frame => ({
  type: 'frame',
  id,
  role: 'decoration',
  fill: 'accent',
  children: [],
  ...more,
})

/** The operation, or why there is none. */
export function add(
  design: Design,
  { artboard, at: asked, ...added }: Added & { artboard: number; at?: { x: number; y: number } },
  means: Means,
): { operations: Operation[]; id: string } | string {
  const laid = means.layout(design.scene)[artboard]
  const root = design.scene.artboards[artboard]?.root
  if (!laid || !root) return 'There is no such page in this design.'
  const short = Math.min(laid.width, laid.height)
  const id = freshId(added.part, design)
  const node = made(added, id, short, means)
  if (typeof node === 'string') return node
  const letters = node.type === 'text' ? node.text.length * node.size * LETTER : short * LEAST
  const width = typeof node.width === 'number' ? node.width : Math.min(letters, 0.8 * laid.width)
  const height = typeof node.height === 'number' ? node.height : short * SHARE.text * 1.4
  // A line of words is wide and low; anything else has a square to itself.
  const aspect = added.part === 'text' ? width / height : 1
  const side = Math.max(width, height)
  const near = { x: laid.width / 2, y: laid.height / 2 }
  const least = side * (SHRINKS[added.part] ?? 1)
  const wish = { min: least, max: side, near, gap: AIR * short, aspect }
  const spot = asked ? undefined : (freeSpot(laid, wish) ?? freeSpot(laid, { ...wish, onScenes: true }))
  const share = spot ? Math.min(1, spot.width / side) : 1
  const smaller = { width: Math.round(width * share), height: Math.round(height * share) }
  const size = share < 1 && (node.type === 'text' ? { size: Math.round(node.size * share) } : smaller)
  const middle = spot ? { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 } : (asked ?? near)
  const at = { left: Math.round(middle.x - (width * share) / 2), top: Math.round(middle.y - (height * share) / 2) }
  // Shapes lie under the words.
  const index = node.type === 'frame' && !spot ? 0 : root.children.length
  return { operations: [{ op: 'insert', parent: root.id, index, node: { ...node, ...size, at } }], id }
}
