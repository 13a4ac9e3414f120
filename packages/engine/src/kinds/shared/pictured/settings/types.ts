import type { Shape } from '../../../../scene/types.ts'

/** A setting as drawn: what stands behind the things, and what before their feet. */
export interface Drawn {
  back: Shape[]
  front?: Shape[]
}
