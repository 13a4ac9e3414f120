/**
 * The preference model: which of two designs people prefer, beyond order. Learned from pairs of concepts of one prompt that were judged by looking, blind and in
 * shuffled order. The pairs are data (`pairs.json`); `scripts/generate/preference-model.ts` makes the weights of them.
 */

import { entriesOf } from '../../base/tables.ts'
import type { LaidArtboard } from '../../scene/layout.ts'
import type { Scene } from '../../scene/types.ts'
import type { Appearance } from '../appearance.ts'
import { paletteMeasures } from '../measures/colour.ts'
import { typeSizes } from '../measures/type.ts'
import weights from './weights.generated.json' with { type: 'json' }

export interface Traits {
  /** 1 where there is a picture to look at, else 0. */
  picture: number
  /** Largest ÷ smallest type. */
  contrast: number
  /** Mean OKLab chroma of what is seen. */
  vividness: number
  /** OKLab lightness, lightest less darkest of the palette: all black and white leaves little colour between. */
  range: number
  /** The share of the sheet that the largest picture takes. */
  scale: number
  /** The share of it where nothing is to be seen. */
  still: number
}

/** Smaller than this share of the artboard a picture is a sign. */
const LEAST_PICTURE = 0.02
/** Sizes further apart than this are no further contrast. */
const MAX_CONTRAST = 12

export function traitsOf(look: Appearance, { palette }: Scene, front: LaidArtboard): Traits {
  const sizes = typeSizes(front)
  const [left, top, right, bottom] = look.picture ?? [0, 0, 0, 0]
  return {
    picture: (right - left) * (bottom - top) > LEAST_PICTURE ? 1 : 0,
    contrast: sizes.length > 1 ? Math.min(MAX_CONTRAST, (sizes.at(-1) ?? 1) / Math.max(1, sizes[0] ?? 1)) : 1,
    vividness: look.fields.reduce((sum, [, a, b]) => sum + Math.hypot(a, b), 0) / look.fields.length,
    range: paletteMeasures(palette).range,
    scale: (right - left) * (bottom - top),
    still: look.still,
  }
}

/** How much people like a design, in units of the score; only differences mean something. Pairs of before lack some traits. */
export const preferenceScore = (traits: Partial<Traits>): number =>
  entriesOf(weights).reduce((sum, [trait, weight]) => sum + weight * (traits[trait] ?? 0), 0)
