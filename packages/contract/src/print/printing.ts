/** How designs go to a printer: plain data. */
import type { ConditionName, PrintSizeName } from '@limner/engine'

/** Paper and press that a PDF in CMYK is made for. */
export const CONDITION_NAMES = ['fogra39', 'fogra47', 'cgats-tr-001'] as const satisfies readonly ConditionName[]

/** Sizes of the finished page. */
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
] as const satisfies readonly PrintSizeName[]
