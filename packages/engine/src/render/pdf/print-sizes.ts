/** The sizes that printers offer: a page that has the proportions of one goes on it as it is. */
import type { Format } from '../../scene/types.ts'

export const PRINT_SIZE_NAMES = [
  'a1',
  'a2',
  'a3',
  'a4',
  'a5',
  'a6',
  'dl',
  'letter',
  'tabloid',
  '18x24',
  '24x36',
  '5x7',
  '4x6',
  '85x55',
  '3.5x2',
] as const
export type PrintSizeName = (typeof PRINT_SIZE_NAMES)[number]

export interface PrintSize {
  label: string
  /** Millimetres. */
  short: number
  long: number
  bleed: number
}

const INCH = 25.4
const metric = (label: string, short: number, long: number): PrintSize => ({ label, short, long, bleed: 3 })
const inches = (label: string, short: number, long: number): PrintSize => ({
  ...{ label, short: short * INCH, long: long * INCH },
  bleed: INCH / 8,
})

export const PRINT_SIZES: Readonly<Record<PrintSizeName, PrintSize>> = {
  a1: metric('A1', 594, 841),
  a2: metric('A2', 420, 594),
  a3: metric('A3', 297, 420),
  a4: metric('A4', 210, 297),
  a5: metric('A5', 148, 210),
  a6: metric('A6', 105, 148),
  dl: metric('DL', 99, 210),
  letter: inches('US Letter', 8.5, 11),
  tabloid: inches('Tabloid', 11, 17),
  '18x24': inches('18 × 24 in', 18, 24),
  '24x36': inches('24 × 36 in', 24, 36),
  '5x7': inches('5 × 7 in', 5, 7),
  '4x6': inches('4 × 6 in', 4, 6),
  '85x55': metric('85 × 55 mm', 55, 85),
  '3.5x2': inches('3.5 × 2 in', 2, 3.5),
}

/** How far the proportions of a page may be from those of a size: sheets of the DIN series are rounded to millimetres. */
const SLACK = 0.01

export function fitsIn({ width, height }: Pick<Format, 'width' | 'height'>, { short, long }: PrintSize): boolean {
  if (height === 'auto') return false
  return Math.abs(Math.max(width, height) / Math.min(width, height) / (long / short) - 1) <= SLACK
}

/** How a page of that size is cut. Null: it is of other proportions. */
export function printIn(format: Pick<Format, 'width' | 'height'>, name: PrintSizeName) {
  const size = PRINT_SIZES[name]
  if (!fitsIn(format, size)) return null
  const isLying = format.height !== 'auto' && format.width > format.height
  return {
    width: isLying ? size.long : size.short,
    height: isLying ? size.short : size.long,
    bleed: size.bleed,
  }
}
