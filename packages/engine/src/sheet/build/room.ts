import type { Typography } from '../../scene/types.ts'
import type { Build } from './context.ts'

/** What an element stands in. */
export interface Room {
  build: Build
  typography: Partial<Typography>
  /** Pixels of the frame around, where they are known. */
  inner?: readonly [number, number]
}
