/** How the picture stands on its sheet, as far as boxes tell: too small, cut off, under words. It costs next to nothing, so every draft is asked. */
import { areaOf, type Bounds, common } from '../base/geometry.ts'
import type { Brief } from '../brief/types.ts'
import { inkOf } from '../imagery/figure-drawings.ts'
import type { LaidArtboard, LaidNode } from '../scene/layout.ts'
import { boundsOf } from './bounds.ts'
import { textBoxes } from './gates.ts'

/** A picture by what is drawn of it, artboard pixels: all of it, and what is seen within the sheet and its window. */
interface Shown {
  ink: Bounds
  seen: Bounds
}

/** What is drawn of a node: a figure has air about it in its square. */
function inkBox(laid: LaidNode): Bounds | undefined {
  const { node, x, y, width, height } = laid
  if (node.role !== 'illustration' || (node.type !== 'vector' && node.type !== 'picture')) return undefined
  const ink = node.type === 'vector' ? inkOf(node.shapes) : undefined
  if (!ink) return boundsOf(laid)
  return {
    left: x + ink.left * width,
    top: y + ink.top * height,
    right: x + ink.right * width,
    bottom: y + ink.bottom * height,
  }
}

/** The picture of which most is seen. */
function leadingPicture({ root, width, height }: LaidArtboard): Shown | undefined {
  let lead: Shown | undefined
  const visit = (laid: LaidNode, clip: Bounds) => {
    const ink = inkBox(laid)
    const shown = ink && { ink, seen: common(ink, clip) }
    if (shown && (!lead || areaOf(shown.seen) > areaOf(lead.seen))) lead = shown
    const inner = laid.node.type === 'frame' && laid.node.clip ? common(clip, boundsOf(laid)) : clip
    for (const child of laid.children) visit(child, inner)
  }
  visit(root, { left: 0, top: 0, right: width, bottom: height })
  return lead
}

/** Of a sheet, what its subject fills at least; a slender thing counts as if it were so wide, × its length. */
const [LARGE, SLENDER] = [0.3, 0.6]
/** Of a picture, what may be cut off; of a text, what the picture's box may lie under. */
const [CUT, UNDER] = [0.32, 0.2]
/** A window lower or narrower than this, × the sheet's shorter side, is a strip. */
const STRIP = 0.3
/** What each fault costs at its worst, in units of the score. */
const COSTS = { small: 0.45, cut: 1.2, under: 0.5, strip: 0.8 } as const

/** Whether a field that shows something is a mere strip of the sheet. */
function hasStrip({ root, width, height }: LaidArtboard): boolean {
  const least = Math.min(width, height) * STRIP
  return root.children.some(
    ({ node, width: own, height: tall, children }) =>
      node.type === 'frame' && node.role === 'panel' && children.length > 0 && Math.min(own, tall) < least,
  )
}

const wantsLarge = ({ depictions = [] }: Brief): boolean =>
  !depictions.some(({ size }) => size === 'small' || size === 'medium')

/** What speaks against how a sheet shows its picture, in units of the score: 0 where nothing does, or where there is none. */
export function poiseCost(brief: Brief, front: LaidArtboard): number {
  if (brief.kind !== 'poster' && brief.kind !== 'banner') return 0
  const strip = hasStrip(front) ? COSTS.strip : 0
  const lead = leadingPicture(front)
  if (!lead) return strip
  const { left, top, right, bottom } = lead.seen
  const [short, long] = [Math.min(right - left, bottom - top), Math.max(right - left, bottom - top)]
  const share = (long * Math.max(short, long * SLENDER)) / (front.width * front.height)
  const cut = 1 - areaOf(lead.seen) / Math.max(1, areaOf(lead.ink))
  const covered = textBoxes(front).some(
    (box) => box.node.role !== 'decoration' && areaOf(common(box, lead.seen)) > areaOf(box) * UNDER,
  )
  return (
    strip +
    (wantsLarge(brief) ? COSTS.small * Math.max(0, 1 - share / LARGE) : 0) +
    COSTS.cut * Math.max(0, cut - CUT) +
    (covered ? COSTS.under : 0)
  )
}
