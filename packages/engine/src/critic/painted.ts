/** What the critic paints. */
import { memo, recent } from '../base/memo.ts'
import type { PictogramSource } from '../imagery/types.ts'
import { type Images, type Painted, paintList } from '../render/canvas.ts'
import { type DisplayItem, type DisplayList, displayList } from '../render/display.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Palette } from '../scene/types.ts'

const lists = new WeakMap<LaidArtboard, { palette: Palette; list: DisplayList }>()

/** What is painted of an artboard: its pictures are found in it, and the critic looks at it twice, with its words and without. */
export function displayListOf(laid: LaidArtboard, palette: Palette, pictograms: PictogramSource): DisplayList {
  const known = lists.get(laid)
  if (known?.palette === palette) return known.list
  const list = displayList(laid, { palette, pictograms })
  lists.set(laid, { palette, list })
  return list
}

/** Long side of the raster that is read, pixels: patches of a few artboard pixels. Of long pages it is the width. */
const GROUND_RASTER = 320
const LONG_PAGE = 2

/** How many pixels of the raster one of the artboard is. */
const scaleOf = ({ width, height }: DisplayList): number =>
  Math.min(1, GROUND_RASTER / (height > LONG_PAGE * width ? width : Math.max(width, height)))

/** A picture of an artboard, small. */
export interface Thumbnail {
  painted: Painted
  /** Pixels of the raster in one of the artboard. */
  scale: number
}
const small = new WeakMap<DisplayList, Thumbnail>()

/** An artboard as it is seen, words and all, on the raster that its ground is read on. */
export function thumbnailOf(
  laid: LaidArtboard,
  palette: Palette,
  pictograms: PictogramSource,
  images: Images,
): Thumbnail {
  const list = displayListOf(laid, palette, pictograms)
  const scale = scaleOf(list)
  return memo(small, list, () => ({ painted: paintList(list, scale, images), scale }))
}

const withoutText = (items: DisplayItem[]): DisplayItem[] =>
  items.flatMap((item): DisplayItem[] => {
    if (item.kind === 'glyphs' || (item.kind === 'path' && item.ofLetters)) return []
    return item.kind === 'group' ? [{ ...item, items: withoutText(item.items) }] : [item]
  })

interface Ground {
  /** The artboard without its letters. */
  ground: Painted
  /** Pixels of the raster in one of the artboard. */
  scale: number
}
const grounds = new WeakMap<DisplayList, Ground>()
/** By what is painted, for scenes that differ in their letters alone: an edit tries many inks on one ground. */
const lately = recent<string, Ground>(8)

const hasPicture = (items: DisplayItem[]): boolean =>
  items.some((item) => item.kind === 'picture' || (item.kind === 'group' && hasPicture(item.items)))

/** What the words of an artboard stand on, small: contrast and collisions are read of the same pixels. */
export function groundOf(laid: LaidArtboard, palette: Palette, pictograms: PictogramSource, images: Images): Ground {
  const list = displayListOf(laid, palette, pictograms)
  return memo(grounds, list, () => {
    const items = withoutText(list.items)
    const scale = scaleOf(list)
    const paint = () => ({ ground: paintList({ ...list, items }, scale, images), scale })
    // A picture is named by what it is called, which may be another's name as well.
    return hasPicture(items) ? paint() : memo(lately, JSON.stringify([list.width, list.height, items]), paint)
  })
}
