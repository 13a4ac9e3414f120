import type { Insets } from './types.ts'

/** Top, right, bottom, left; pixels. One number stands for all four, nothing for none. */
export const insetsOf = (value: Insets = 0): [top: number, right: number, bottom: number, left: number] =>
  typeof value === 'number' ? [value, value, value, value] : value
