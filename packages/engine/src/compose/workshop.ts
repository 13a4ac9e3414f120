/** What every step of a composition works with. */
import { openPictograms } from '../imagery/pictograms.ts'
import type { Pictograms } from '../imagery/types.ts'
import { type LayOut, layingOut } from '../scene/layout.ts'
import { type FontLibrary, openFonts } from '../type/fonts.ts'
import { createMeasure } from '../type/measure.ts'
import { createShaper, type Shaper } from '../type/shape.ts'
import type { Measure } from '../type/types.ts'

export interface Workshop {
  fonts: FontLibrary
  shaper: Shaper
  measure: Measure
  pictograms: Pictograms
  /** Where everything of a finished scene stands, worked out once. */
  layOut: LayOut
}

/** Fonts, shaping, measuring, pictograms. Files are read when they are first asked for. */
export function openWorkshop(): Workshop {
  const fonts = openFonts()
  const shaper = createShaper(fonts)
  return {
    fonts,
    shaper,
    measure: createMeasure(fonts, shaper),
    pictograms: openPictograms(),
    layOut: layingOut({ fonts, shaper }),
  }
}
