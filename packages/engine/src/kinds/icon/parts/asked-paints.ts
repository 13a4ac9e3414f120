/** Paints of an icon for which more than one colour was asked: each of them is to be seen. */
import { mapTuple } from '../../../base/items.ts'
import { blackOrWhite, contrast, difference, hueDistance, isDark, oklch } from '../../../colour/colour.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef, Paint } from '../../../scene/types.ts'
import {
  blended,
  type Gradient,
  isAsked,
  onGradient,
  running,
  runningPaper,
  wantsGradient,
} from '../../shared/gradients.ts'
import type { Composition } from '../../types.ts'

/** From this ratio on a glyph of one colour is read at once on a field of another. */
const READS = 2.2
/** The same for letters. */
export const LETTERS_READ = 4.5
/** Below this one a drawing sinks into its ground. */
const SHOWS = 1.4
/** Two colours that the eye takes for one. */
const SAME = 0.02

/** A second colour that was asked for and is neither the first nor the ground's; undefined where there is none. */
function secondColour(composition: Composition, first: ColourRef): ColourRef | undefined {
  const { mark, palette } = composition.direction
  const seen = (ref: ColourRef) => resolveColour(ref, palette)
  return [mark.secondary, 'secondary' as const].find(
    (ref) =>
      isAsked(composition, ref) &&
      [first, 'paper' as const].every((other) => difference(seen(ref), seen(other)) > SAME),
  )
}

/** From this angle on, colours meet in mud: they stand side by side instead, unless a gradient was asked for. Degrees. */
const APART = 100

/** One colour running into the other, or beside it where there is no way between them; undefined where gradients are refused. */
function blend(composition: Composition, first: ColourRef, second: ColourRef): Gradient | undefined {
  const { brief, direction, random } = composition
  if (brief.negatives.some(({ what }) => what === 'gradient')) return undefined
  const angle = random.pick([45, 90, 135])
  const gradient = blended(first, second, direction.palette, angle)
  const [from, to] = mapTuple([first, second], (ref) => oklch(resolveColour(ref, direction.palette)))
  const muddy = Math.min(from.c, to.c) > 0.06 && hueDistance(from.h, to.h) > APART
  if (!muddy || wantsGradient(composition)) return gradient
  const [start, end] = mapTuple([first, second], (colour) => ({ at: 0.5, colour }))
  return { ...gradient, stops: [{ ...start, at: 0 }, start, end, { ...end, at: 1 }] }
}

interface FieldPaints {
  field: Paint
  glyph: ColourRef
}

/**
 * A field and the glyph on it: the glyph takes the second colour where it reads on the first; else, and where a gradient
 * was asked for, the field runs from the first into the second. With one colour `plain`, or running on into its
 * neighbour. `least`: the ratio from which the glyph reads.
 */
export function fieldPaints(
  composition: Composition,
  plain: { field: ColourRef; glyph: ColourRef },
  least?: number,
): FieldPaints {
  const { palette } = composition.direction
  const gradient = wantsGradient(composition)
  const second = secondColour(composition, plain.field)
  if (gradient && runningPaper(composition)) return plain
  if (gradient && !(second && isAsked(composition, plain.field))) {
    const lead = second ?? plain.field
    const shade = running(lead, palette, true, composition.random.pick([60, 90, 120]))
    const glyph = onGradient(shade, palette, least)
    return { field: glyph === '#ffffff' ? shade : running(lead, palette, false, shade.angle), glyph }
  }
  if (!second) return plain
  const seen = (ref: ColourRef) => resolveColour(ref, palette)
  const reads = (ref: ColourRef, field: ColourRef) => contrast(seen(ref), seen(field)) >= (least ?? READS)
  const field = blend(composition, plain.field, second)
  if (gradient && field) return { field, glyph: onGradient(field, palette, least) }
  if (reads(second, plain.field)) return { field: plain.field, glyph: second }
  if (!field) return plain
  return { field, glyph: reads(plain.glyph, second) ? plain.glyph : blackOrWhite(seen(second)) }
}

/** What a glyph by itself is painted with on the paper: one colour, one running into the other, or into its neighbour. */
export function glyphPaint(composition: Composition): Paint {
  const { mark, palette } = composition.direction
  const second = secondColour(composition, mark.primary)
  const shows = second && contrast(resolveColour(second, palette), palette.paper) >= SHOWS
  const both = shows && blend(composition, mark.primary, second)
  if (both) return both
  if (!wantsGradient(composition) || runningPaper(composition)) return mark.primary
  return running(mark.primary, palette, !isDark(palette.paper), composition.random.pick([45, 90]))
}
