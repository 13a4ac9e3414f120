import type { FontSpec } from './types.ts'

/** What tells one style of a family from others, as a key of what is remembered of it. */
export const styleKey = ({ family, weight, italic }: FontSpec): string => `${family}|${weight}|${italic ? 'i' : ''}`
