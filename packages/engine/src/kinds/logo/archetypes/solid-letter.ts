/** The initial as a solid with depth: it falls off, or stands as a wall. */
import { contrast } from '../../../colour/colour.ts'
import type { Direction } from '../../../direction/types.ts'
import { resolveColour } from '../../../render/paint.ts'
import type { ColourRef } from '../../../scene/types.ts'
import type { Archetype } from '../../types.ts'
import { anyForm, lockup } from '../parts/lockups.ts'
import { solidLetter as draw } from '../parts/marks/built-letters.ts'
import { skeletonOf } from '../parts/marks/skeleton.ts'
import { vectorMark } from '../parts/marks/types.ts'
import { suitability } from '../parts/suits.ts'
import { initialOf } from '../parts/wording.ts'

/** What two faces of one solid must differ by to be told apart. */
const LEAST = 1.8

/** The sides of the solid: as dark as the ground allows, and not the colour of the front. */
const sidesOf = ({ palette, mark }: Direction): ColourRef => {
  const front = resolveColour(mark.primary, palette)
  return (
    (['ink', mark.secondary, 'muted'] as const).find(
      (side) => contrast(resolveColour(side, palette), front) >= LEAST,
    ) ?? 'line'
  )
}

export const solidLetter: Archetype = {
  name: 'solid-letter',
  sort: 'letter',
  example: 'Sporty logo for Falcon Athletics, strong',
  suits: (brief) =>
    skeletonOf(initialOf(brief))
      ? suitability(brief, { family: 'letter', base: 0.42, letters: true, exceptInitials: 'MW' })
      : 0,
  compose(composition) {
    const { brief, direction, random } = composition
    const letter = initialOf(brief)
    const drawn = draw(letter, random, { primary: direction.mark.primary, secondary: sidesOf(direction) })
    return lockup(composition, drawn && vectorMark(drawn.shapes, letter, drawn.view), { form: anyForm(random) })
  },
}
