/** A colour for the field that a picture stands in beside the words. */
import { contrast } from '../../../colour/colour.ts'
import { isNatural } from '../../../imagery/figure-classes.ts'
import type { PaletteRole } from '../../../scene/types.ts'
import { isSeenOn, standsOut } from '../figure.ts'
import type { Piece } from '../pieces.ts'
import type { Sheet } from '../sheet.ts'
import { isView } from './settings.ts'

/** A ratio from which a thing in its own colours is told from its ground at once, and from which a field is. */
const [CLEAR, APART] = [1.5, 1.15]
/** Of so many that will do one is drawn. */
const AMONG = 3

/** One of `roles`, the likeliest first: apart from the paper of the words, and one that the leading thing is seen on. */
export function panelFill(sheet: Sheet, lead: Piece | undefined, roles: readonly PaletteRole[]): PaletteRole {
  const { palette } = sheet.direction
  const apart = roles.filter((role) => contrast(palette[role], palette.paper) >= APART)
  const name = lead && !isView(lead.figure) ? lead.figure : undefined
  const seen = apart.filter((role) => !name || isSeenOn(sheet, name, role))
  const clear = seen.filter((role) => !name || !isNatural(name) || standsOut(sheet, name, role) >= CLEAR)
  const fills = [clear, seen, apart].find((some) => some.length > 0) ?? ['surface' as const]
  return sheet.random.fork('panel').pick(fills.slice(0, AMONG))
}
