import type { LaidNode } from './layout.ts'

type Box = Pick<LaidNode, 'x' | 'y' | 'width' | 'height'>

/** Whether a box lies within another, edges included. */
export const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height
