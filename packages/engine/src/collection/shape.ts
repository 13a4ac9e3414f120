/** Which layout of a sheet a format takes. */
import type { Brief } from '../brief/types.ts'
import type { Format } from '../scene/types.ts'
import { layoutFor } from '../sheet/lower.ts'
import type { Layout, Sheet } from '../sheet/types.ts'
import { clearOf, innerOf, isNarrowed } from './clear.ts'

interface Sized {
  width: number
  height: number
}

/** Up to this factor between two proportions a layout is only stretched; from the other one it is another layout. */
const [STRETCHED, ANOTHER] = [1.18, 2.1]

/** The part of a format that is laid out: all of it, or what is free between covered sides. @param within: what is free above and below, too */
function freeOf(format: Format, within = false): Format {
  const edges = within || isNarrowed(format) ? clearOf(format) : undefined
  return edges && format.height !== 'auto' ? innerOf({ ...format, height: format.height }, edges) : format
}

/** How far two proportions are apart, as the logarithm of a factor. */
function apart({ width, height }: Sized, format: Format): number {
  const tall = format.height === 'auto' ? Number.POSITIVE_INFINITY : format.height
  return Math.abs(Math.log(width / height / (format.width / tall)))
}

/** How well a layout can be fitted to a format, 0–1. A page is as long as what it says. */
export function fitOfShape(layout: Sized, format: Format): number {
  if (format.height === 'auto') return 1
  const [near, far] = [Math.log(STRETCHED), Math.log(ANOTHER)]
  return Math.min(1, Math.max(0, 1 - (apart(layout, freeOf(format)) - near) / (far - near)))
}

/** The layout that a format takes, as the heads of sheets know it. */
export const nearestLayout = <L extends Sized>(layouts: readonly L[], format: Format): L | undefined =>
  layouts.toSorted((a, b) => fitOfShape(b, format) - fitOfShape(a, format))[0]

/** How much larger words may be than the fit to a format makes them: it goes by the side that has less room. */
export function growthOf(layout: Sized, format: Format): number {
  const { width, height } = freeOf(format)
  if (height === 'auto') return 1
  const [across, down] = [width / layout.width, height / layout.height]
  return Math.sqrt(across * down) / Math.min(across, down)
}

/** The opening of a site, at the width that sites are drawn for. */
export const openingOf = ({ layouts }: Sheet): Layout | undefined => layouts.find((layout) => layout.for === 'wide')

/** The layout of a sheet that suits a brief's format. @throws RangeError where the sheet has none */
export function layoutOf(sheet: Sheet, { format }: Pick<Brief, 'format'>, within = false): Layout {
  const layout = (sheet.kind === 'website' && openingOf(sheet)) || layoutFor(sheet, freeOf(format, within))
  if (!layout) throw new RangeError('A sheet without a layout')
  return layout
}
