/** A design shown where it is used: a picture that is drawn round it. */
import type { Box } from '../base/geometry.ts'
import type { KindName } from '../scene/types.ts'

export type Size = Pick<Box, 'width' | 'height'>

/** What a mock-up is drawn round. */
export interface Shown {
  /** Of each artboard, pixels. */
  sides: readonly [Size, ...Size[]]
  /** The colour that the first one lies on. */
  ground: string
}

export interface Mockup {
  name: string
  label: string
  kinds: readonly KindName[]
  /** Whether it takes a design of these proportions. */
  takes?: (aspect: number) => boolean
  /** The first artboard is painted without its ground: it lies on the thing's own. */
  isCutOut?: true
  /** The mock-up as a sheet, SIZE; `<image id="side-0" …/>` is the first artboard. */
  draw: (shown: Shown) => string
}

/** Of every mock-up, pixels. */
export const SIZE = { width: 1600, height: 1200 } as const
