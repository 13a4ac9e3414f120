/** Letters that touch something drawn without being crossed by it: a last letter on a shoulder, a word on the edge of a button. */
import type { Bounds } from '../base/geometry.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { type Images, type Painted, paintList } from '../render/canvas.ts'
import type { DisplayItem } from '../render/display.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Palette } from '../scene/types.ts'
import { BLACK, boundsWhere, edgesIn, flat, isEdge, tallOf } from './collisions.ts'
import { type TextBox, textBoxes } from './gates.ts'
import { displayListOf, groundOf } from './painted.ts'

export interface Graze {
  /** The text's. */
  id: string
  /** Where that is, artboard pixels. */
  where: Bounds
}

/** Edges under the letters or right beside them, of their height: of 301 texts that were looked at, six, and people saw them. */
const GRAZED = 0.15
/** What a letter covers by half counts as its own. */
const HALF = 128

/** One text as it is painted, uncut. */
const only = (items: readonly DisplayItem[], id: string): DisplayItem[] =>
  items.flatMap((item): DisplayItem[] => {
    if (item.kind === 'group') {
      const { clip: _, ...whole } = item
      const inner = only(item.items, id)
      return inner.length > 0 ? [{ ...whole, opacity: 1, items: inner }] : []
    }
    return item.kind === 'glyphs' && item.id === id ? flat(item, BLACK) : []
  })

/** The air that letters have about them where they are moved away, of their height; never more of these pixels. */
const [AIR, MOST_AIR] = [0.08, 4]

/** Whether a letter covers a pixel or one so near it. */
function isNear({ pixels, width }: Painted, i: number, air: number): boolean {
  for (let row = i - air * width; row <= i + air * width; row += width)
    for (let k = row - air; k <= row + air; k++) if ((pixels[k * 4 + 3] ?? 0) >= HALF) return true
  return false
}

const around = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  ...{ left: left - by, top: top - by, right: right + by, bottom: bottom + by },
})

/** What of an artboard touches the words that inform. @param isAiry whether what is that near counts, too */
export function grazes(
  laid: LaidArtboard,
  palette: Palette,
  { pictograms, images }: { pictograms: PictogramSource; images: Images },
  isAiry = false,
): Graze[] {
  const { ground, scale } = groundOf(laid, palette, pictograms, images)
  const least = (box: TextBox) => GRAZED * tallOf(box, scale)
  const list = displayListOf(laid, palette, pictograms)
  return textBoxes(laid).flatMap((box): Graze[] => {
    const { id, role } = box.node
    const air = isAiry ? Math.min(MOST_AIR, Math.max(2, Math.round(AIR * tallOf(box, scale)))) : 1
    // Of most texts the box tells that nothing is near.
    if (role === 'decoration' || edgesIn(around(box, air / scale), ground, scale) <= least(box)) return []
    const ink = paintList({ ...list, items: only(list.items, id) }, scale, images)
    const touched = new Set<number>()
    for (let i = 0; i < ground.width * ground.height; i++) if (isEdge(ground, i) && isNear(ink, i, air)) touched.add(i)
    return touched.size > least(box) ? [{ id, where: boundsWhere(ground, scale, (i) => touched.has(i)) }] : []
  })
}
