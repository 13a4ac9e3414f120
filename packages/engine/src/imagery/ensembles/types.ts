/** What an ensemble is put together of, back to front, in a square of 128 with the floor at 122. */
import type { PackedShape } from '../packed-figures.ts'
import type { Look } from './look.ts'
import type { LookName } from './looks.ts'
import type { PoseName } from './poses.ts'

/** Somebody: feet at (x, y), so tall in units of the square. */
export interface Somebody {
  pose: PoseName
  look: LookName
  x: number
  /** The floor under them; 122 where absent. */
  y?: number
  tall: number
  mirrored?: boolean
  wears?: Partial<Look>
}
/** A figure of the file: its middle at (x, y), its square's side `size`. */
export interface Thing {
  figure: string
  x: number
  y: number
  size: number
  /** Degrees, clockwise. */
  turn?: number
  mirrored?: boolean
}
export interface Drawn {
  shapes: readonly PackedShape[]
}
export type Part = Somebody | Thing | Drawn
