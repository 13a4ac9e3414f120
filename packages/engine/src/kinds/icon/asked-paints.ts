/** Paints of an icon for which more than one colour was asked: each of them is to be seen. */
import { blackOrWhite, contrast, difference, hueDistance, type Oklch, oklch } from '../../direction/colour.ts'
import { resolveColour } from '../../render/paint.ts'
import type { ColourRef, Paint } from '../../scene/types.ts'
import type { Composition } from '../types.ts'
import { asksFor } from './suits.ts'

/** From this ratio on a glyph of one colour is read at once on a field of another. */
const READS = 2.2
/** The same for letters. */
export const LETTERS_READ = 4.5
/** Below this one a drawing sinks into its ground. */
const SHOWS = 1.4
/** A colour that was asked for, to the eye. */
const SAME = 0.02

/** A second colour that was asked for and is neither the first nor the ground's; undefined where there is none. */
function secondColour({ brief, direction: { mark, palette } }: Composition, first: ColourRef): ColourRef | undefined {
  const seen = (ref: ColourRef) => resolveColour(ref, palette)
  const isAsked = (ref: ColourRef) => brief.colours.some(({ hex }) => difference(hex, seen(ref)) < SAME)
  return [mark.secondary, 'secondary' as const].find(
    (ref) => isAsked(ref) && [first, 'paper' as const].every((other) => difference(seen(ref), seen(other)) > SAME),
  )
}

/** From this angle on, colours meet in mud: they stand side by side instead. Degrees. */
const APART = 100

/** One colour running into the other, or beside it where there is no way between them; undefined where gradients are refused. */
function blend({ brief, direction, random }: Composition, first: ColourRef, second: ColourRef): Paint | undefined {
  if (brief.negatives.some(({ what }) => what === 'gradient')) return undefined
  const [from, to] = [first, second].map((ref) => oklch(resolveColour(ref, direction.palette))) as [Oklch, Oklch]
  const muddy = Math.min(from.c, to.c) > 0.06 && hueDistance(from.h, to.h) > APART
  const stops = [
    { at: 0, colour: first },
    ...(muddy
      ? [
          { at: 0.5, colour: first },
          { at: 0.5, colour: second },
        ]
      : []),
    { at: 1, colour: second },
  ]
  return { gradient: 'linear', angle: random.pick([45, 90, 135]), stops }
}

interface FieldPaints {
  field: Paint
  glyph: ColourRef
}

/**
 * A field and the glyph on it: the glyph takes the second colour where it reads on the first; else the field runs from the
 * first into the second. As `plain` where no second colour was asked for. `least`: the
 * ratio from which the glyph reads.
 */
export function fieldPaints(
  composition: Composition,
  plain: { field: ColourRef; glyph: ColourRef },
  least = READS,
): FieldPaints {
  const { brief, direction } = composition
  const second = secondColour(composition, plain.field)
  if (!second) return plain
  const seen = (ref: ColourRef) => resolveColour(ref, direction.palette)
  const reads = (ref: ColourRef, field: ColourRef) => contrast(seen(ref), seen(field)) >= least
  const field = blend(composition, plain.field, second)
  if (reads(second, plain.field) && !(field && asksFor(brief.prompt, 'gradient')))
    return { field: plain.field, glyph: second }
  if (!field) return plain
  return { field, glyph: reads(plain.glyph, second) ? plain.glyph : blackOrWhite(seen(second)) }
}

/** What a glyph by itself is painted with on the paper: one colour, or one running into the other. */
export function glyphPaint(composition: Composition): Paint {
  const { mark, palette } = composition.direction
  const second = secondColour(composition, mark.primary)
  const shows = second && contrast(resolveColour(second, palette), palette.paper) >= SHOWS
  return (shows && blend(composition, mark.primary, second)) || mark.primary
}
