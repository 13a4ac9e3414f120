/** The art direction of a sheet: its own colours and families, as far as the brief leaves them and they can spell its words. */
import type { Brief } from '../brief/types.ts'
import { contrast } from '../colour/colour.ts'
import type { Direction } from '../direction/types.ts'
import { spells } from '../direction/typography.ts'
import type { Palette, Typography } from '../scene/types.ts'
import { paletteOf } from '../sheet/palette.ts'
import type { Sheet } from '../sheet/types.ts'
import { paletteFor, recoloured } from './colours.ts'
import { layoutOf } from './shape.ts'

/** What a sheet wears that is its own. */
export interface Own {
  colours: boolean
  letters: boolean
}

/** Of a mark and large words on its leading colour, what stands there stays light where it is seen: black is heavy there. */
const SEEN = 3.1
const onStrong = (palette: Palette, { onAccent }: Palette): Palette =>
  contrast(onAccent, palette.accent) >= SEEN ? { ...palette, onAccent } : palette

export function dressed(sheet: Sheet, brief: Brief, direction: Direction, { colours, letters }: Own): Direction {
  const layout = layoutOf(sheet, brief)
  const own = paletteOf(sheet.palette)
  const isFree = brief.colours.length === 0 && !colours
  const name = sheet.head?.name ?? ''
  const palette = isFree ? recoloured(sheet, own, direction) : paletteFor(sheet, layout, own, brief)
  return {
    ...direction,
    palette: sheet.kind === 'poster' || sheet.kind === 'banner' ? palette : onStrong(palette, own),
    paletteName: isFree || brief.colours.length > 0 ? direction.paletteName : `sheet:${name}`,
    ...(sheet.site?.radius !== undefined && { radius: sheet.site.radius }),
    typography: letters ? typographyOf(sheet, brief, direction) : direction.typography,
  }
}

/** The sheet's families where they have every letter, and nobody asked for others. */
function typographyOf({ typography }: Sheet, brief: Brief, direction: Direction): Typography {
  const { accent } = typography
  const own: Typography = {
    display: typography.display ?? direction.typography.display,
    text: typography.text ?? direction.typography.text,
    ...(accent && { accent }),
  }
  if (!spells(own, brief)) return direction.typography
  // A kind of letters that was asked for is the headline's; the text stays readable.
  return brief.style.type.length > 0 ? { ...own, display: direction.typography.display } : own
}
