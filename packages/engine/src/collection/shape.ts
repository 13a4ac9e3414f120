/** Which layout of a sheet a format takes. */
import type { Format } from '../scene/types.ts'

interface Sized {
  width: number
  height: number
}

/** Up to this factor between two proportions a layout is only stretched; from the other one it is another layout. */
const [STRETCHED, ANOTHER] = [1.18, 2.1]

/** How far two proportions are apart, as the logarithm of a factor. */
function apart({ width, height }: Sized, format: Format): number {
  const tall = format.height === 'auto' ? Number.POSITIVE_INFINITY : format.height
  return Math.abs(Math.log(width / height / (format.width / tall)))
}

/** How well a layout can be fitted to a format, 0–1. */
export function fitOfShape(layout: Sized, format: Format): number {
  const [near, far] = [Math.log(STRETCHED), Math.log(ANOTHER)]
  return Math.min(1, Math.max(0, 1 - (apart(layout, format) - near) / (far - near)))
}

/** The layout that fits best. @throws RangeError where there is none */
export function layoutFor<T extends Sized>(layouts: readonly T[], format: Format): T {
  const [best] = layouts.toSorted((a, b) => apart(a, format) - apart(b, format))
  if (!best) throw new RangeError('A sheet without a layout')
  return best
}
