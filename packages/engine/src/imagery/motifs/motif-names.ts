/** The motifs that can be drawn; `none` where a direction does without. */
export const MOTIFS = [
  'none',
  'quarter-circles',
  'stripes',
  'dots',
  'waves',
  'contours',
  'sunburst',
  'rings',
  'bauhaus',
  'scallops',
  'truchet',
  'terrazzo',
  'halftone',
  'chevrons',
  'arcs',
] as const
export type Motif = (typeof MOTIFS)[number]
