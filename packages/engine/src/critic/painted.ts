/** What the critic paints. */
import type { PictogramSource } from '../imagery/types.ts'
import { type DisplayList, displayList } from '../render/display.ts'
import type { LaidArtboard } from '../scene/layout.ts'
import type { Palette } from '../scene/types.ts'

const lists = new WeakMap<LaidArtboard, { palette: Palette; list: DisplayList }>()

/** What is painted of an artboard: the critic looks at it twice, with its words and without. */
export function listOf(laid: LaidArtboard, palette: Palette, pictograms: PictogramSource): DisplayList {
  const known = lists.get(laid)
  if (known?.palette === palette) return known.list
  const list = displayList(laid, { palette, pictograms })
  lists.set(laid, { palette, list })
  return list
}
