/** What the critic paints. */
import { memo } from '../base/memo.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { type Images, type Painted, paintList } from '../render/canvas.ts'
import { type DisplayItem, type DisplayList, displayList } from '../render/display.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Palette } from '../scene/types.ts'

const lists = new WeakMap<LaidArtboard, { palette: Palette; list: DisplayList }>()

/** What is painted of an artboard: its pictures are found in it, and the critic looks at it twice, with its words and without. */
export function listOf(laid: LaidArtboard, palette: Palette, pictograms: PictogramSource): DisplayList {
  const known = lists.get(laid)
  if (known?.palette === palette) return known.list
  const list = displayList(laid, { palette, pictograms })
  lists.set(laid, { palette, list })
  return list
}

/** Long side of the raster that is read, pixels: patches of a few artboard pixels. Of long pages it is the width. */
const GROUND_RASTER = 320
const LONG_PAGE = 2

const withoutText = (items: DisplayItem[]): DisplayItem[] =>
  items.flatMap((item): DisplayItem[] => {
    if (item.kind === 'glyphs') return []
    return item.kind === 'group' ? [{ ...item, items: withoutText(item.items) }] : [item]
  })

interface Ground {
  /** The artboard without its letters. */
  ground: Painted
  /** Pixels of the raster in one of the artboard. */
  scale: number
}
const grounds = new WeakMap<DisplayList, Ground>()

/** What the words of an artboard stand on, small: contrast and collisions are read of the same pixels. */
export function groundOf(laid: LaidArtboard, palette: Palette, pictograms: PictogramSource, images: Images): Ground {
  const list = listOf(laid, palette, pictograms)
  return memo(grounds, list, () => {
    const side = list.height > LONG_PAGE * list.width ? list.width : Math.max(list.width, list.height)
    const scale = Math.min(1, GROUND_RASTER / side)
    return { ground: paintList({ ...list, items: withoutText(list.items) }, scale, images), scale }
  })
}
