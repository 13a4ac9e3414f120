/** What may be asked, as plain data without zod: whoever asks on behalf of others needs it, too. */
import type { KindName } from '@limner/engine'

export const KINDS = [
  'logo',
  'website',
  'business-card',
  'poster',
  'icon',
  'banner',
] as const satisfies readonly KindName[]

/** Files that an answer can bring an address of. */
export const OUTPUTS = ['png', 'svg', 'pdf', 'tsx'] as const

export { CONDITION_NAMES, PRINT_SIZE_NAMES } from './print/printing.ts'
export { SET_FORMAT_NAMES, SET_MADE } from './print/set-formats.ts'
export { STYLES, STYLES_MAX } from './styles.ts'

/** Characters of texts. */
export const TEXT_LIMITS = {
  format: 60,
  model: 300,
  sheet: 65_536,
  /** Rows that an answer offers as a table: three hundred names, or eighty of several columns. */
  table: 6_000,
  search: 200,
  /** A picture as a data URL: 10 MiB of it is 13.98 million base64 characters. */
  image: 14_000_000,
} as const
/** The most of each, and the least where it is not 1 or 0. */
export const VALUE_LIMITS = {
  count: 8,
  seed: 4_294_967_295,
  pixels: { least: 50, most: 4_000 },
  colours: 6,
  operations: 50,
  found: 50,
} as const
