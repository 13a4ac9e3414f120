/** The motifs: fields of form and colour for any size, from a seed. One file each, one line each here. */

import type { Random } from '../base/random.ts'
import type { ColourRef, Vector } from '../scene/types.ts'
import { arcs } from './motifs/arcs.ts'
import { bauhaus } from './motifs/bauhaus.ts'
import { chevrons } from './motifs/chevrons.ts'
import { contours } from './motifs/contours.ts'
import { dots } from './motifs/dots.ts'
import type { DrawMotif } from './motifs/drawing.ts'
import { halftone } from './motifs/halftone.ts'
import type { Motif } from './motifs/motif-names.ts'
import { quarterCircles } from './motifs/quarter-circles.ts'
import { rings } from './motifs/rings.ts'
import { scallops } from './motifs/scallops.ts'
import { stripes } from './motifs/stripes.ts'
import { sunburst } from './motifs/sunburst.ts'
import { terrazzo } from './motifs/terrazzo.ts'
import { truchet } from './motifs/truchet.ts'
import { waves } from './motifs/waves.ts'

const MOTIF_DRAWERS: Record<Exclude<Motif, 'none'>, DrawMotif> = {
  'quarter-circles': quarterCircles,
  stripes,
  dots,
  waves,
  contours,
  sunburst,
  rings,
  bauhaus,
  scallops,
  truchet,
  terrazzo,
  halftone,
  chevrons,
  arcs,
}

export interface MotifOptions {
  /** Pixels. */
  width: number
  height: number
  random: Random
  /** At least one. The first leads; the ground is left as it is. */
  colours: readonly ColourRef[]
  /** 1: about forty modules on the field; 2: modules half as large. */
  density?: number
}

/** A field of the motif as one vector, cut at its edges. Set its id, place and size as needed. */
export function motif(
  name: Exclude<Motif, 'none'>,
  { width, height, random, colours, density = 1 }: MotifOptions,
): Vector {
  if (colours.length === 0) throw new RangeError(`motif '${name}': needs at least one colour`)
  if (!(width > 0 && height > 0))
    throw new RangeError(`motif '${name}': needs a width and a height above 0, not ${width} × ${height}`)
  // Long, flat fields (a leaderboard) take their module from the short side.
  const unit = Math.min(Math.sqrt(width * height) / 6.5, Math.min(width, height) / 2.5) / density
  return {
    type: 'vector',
    id: `motif-${name}`,
    role: 'pattern',
    viewBox: [width, height],
    scale: 'cover',
    shapes: MOTIF_DRAWERS[name]({ width, height, random, colours: [...new Set(colours)], unit }),
  }
}
