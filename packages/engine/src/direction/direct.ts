/** The art direction: how a brief is to look, decided before anything is placed. */

import { hash, random } from '../base/random.ts'
import type { Tone } from '../base/tones.ts'
import { seenBrief } from '../brief/told/pictured.ts'
import type { Brief } from '../brief/types.ts'
import { contrast, difference, normalHex } from '../colour/colour.ts'
import type { Pictograms } from '../imagery/types.ts'
import type { ColourRef, Hex, Palette } from '../scene/types.ts'
import type { FontFamily } from '../type/types.ts'
import { MIN_SHOWN_RATIO } from './arrangement-score.ts'
import { isLegibleName } from './derive.ts'
import { chooseMotif } from './motif-choice.ts'
import { makePalette } from './palette.ts'
import { subjectPictograms } from './subject-pictograms.ts'
import type { Direction } from './types.ts'
import { chooseType } from './typography.ts'
import type { ConceptWish } from './wish.ts'

/** What siblings of a design have already: palettes by name, families. */
export interface Avoid {
  palettes: readonly string[]
  families: readonly FontFamily[]
}

const SHARP: readonly Tone[] = ['swiss', 'brutalist', 'bauhaus', 'art-deco', 'grunge', 'editorial']
const SOFT: readonly Tone[] = ['playful', 'childlike', 'friendly', 'organic']
/** The ratio from which a second colour shows on paper; a yellow that was asked for may be faint on white. */
const SHOWS = 1.7
/** Nearer than this in OKLab, two colours are one. */
const SAME = 0.02
const MARK_TARGETS: readonly string[] = ['logo', 'mark', 'icon', 'brand']

/** The same brief and seed give the same direction; another seed another one. */
export function direct(
  brief: Brief,
  seed: number,
  pictograms: Pictograms,
  avoid: Avoid = { palettes: [], families: [] },
  wish: ConceptWish = {},
): Direction {
  // The prompt is in the dice too: the first seed of every prompt must not draw the same lots.
  const dice = random(hash(`${seed}:${brief.prompt}`))
  const { palette, name } = makePalette(brief, dice.fork('palette'), avoid.palettes, wish)
  const { typography, weights, tracking, radius } = chooseType(brief, dice.fork('type'), avoid.families, wish.pair)
  return {
    palette,
    paletteName: name,
    typography,
    weights,
    displayTracking: tracking,
    motif: chooseMotif(brief, dice.fork('motif'), wish.motif),
    pictograms: subjectPictograms(seenBrief(brief), pictograms),
    mark: markColours(brief, palette),
    radius: radiusFor(brief, radius),
    seed,
  }
}

/** A colour that was asked for the mark itself; the leading colours otherwise, as far as they show on paper. */
function markColours(brief: Brief, palette: Palette): Direction['mark'] {
  const asked = brief.colours.filter(({ target }) => MARK_TARGETS.includes(target)).map(({ hex }) => normalHex(hex))
  const primary: ColourRef = asked[0] ?? 'accent'
  const isAsked = brief.colours.some(({ hex }) => difference(hex, palette.secondary) < SAME)
  const shows =
    contrast(palette.secondary, palette.paper) >= (isAsked ? MIN_SHOWN_RATIO : SHOWS) &&
    palette.secondary !== palette.accent
  const name = brief.kind === 'logo' ? forName(brief, palette) : undefined
  return { primary, secondary: asked[1] ?? (shows ? 'secondary' : 'ink'), ...(name && { name }) }
}

/** A colour that was asked for and found no role: the name wears it, where it reads on the paper. */
function forName({ colours }: Brief, palette: Palette): Hex | undefined {
  const taken = [palette.paper, palette.ink, palette.accent, palette.secondary]
  return colours
    .map(({ hex }) => normalHex(hex))
    .find((colour) => taken.every((other) => difference(other, colour) > SAME) && isLegibleName(colour, palette.paper))
}

function radiusFor({ style: { tones } }: Brief, radius: number): number {
  if (tones.some((tone) => SHARP.includes(tone))) return Math.min(radius, 2)
  return tones.some((tone) => SOFT.includes(tone)) ? Math.max(radius, 12) : radius
}
