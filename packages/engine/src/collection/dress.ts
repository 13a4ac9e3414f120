/** The art direction of a sheet: its own colours and families, as far as the brief leaves them and they can spell its words. */
import type { Brief } from '../brief/types.ts'
import type { Direction } from '../direction/types.ts'
import { spells } from '../direction/typography.ts'
import type { Typography } from '../scene/types.ts'
import { paletteOf } from '../sheet/palette.ts'
import type { Sheet } from '../sheet/types.ts'
import { paletteFor, recoloured } from './colours.ts'
import { layoutOf } from './shape.ts'

/** What a sheet wears that is its own. */
export interface Own {
  colours: boolean
  letters: boolean
}

export function dressed(sheet: Sheet, brief: Brief, direction: Direction, { colours, letters }: Own): Direction {
  const layout = layoutOf(sheet, brief)
  const own = paletteOf(sheet.palette)
  const isFree = brief.colours.length === 0 && !colours
  const name = sheet.head?.name ?? ''
  return {
    ...direction,
    palette: isFree ? recoloured(sheet, own, direction) : paletteFor(sheet, layout, own, brief),
    paletteName: isFree || brief.colours.length > 0 ? direction.paletteName : `sheet:${name}`,
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
