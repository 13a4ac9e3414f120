/** Marks made from the initials of a name, drawn from the direction's own type. */

import type { Random } from '../../../../base/random.ts'
import type { Direction } from '../../../../direction/types.ts'
import type { Measure } from '../../../../type/types.ts'
import { CONTAINER_VIEW, CONTAINERS, type ContainerName } from '../../../shared/containers.ts'
import { letterFont } from '../../../shared/letter-font.ts'
import { placeLetters } from '../../../shared/outline.ts'
import type { MarkPart } from '../lockups.ts'
import { type MarkColours, vectorMark } from './types.ts'

export interface LetterKit extends MarkColours {
  measure: Measure
  direction: Direction
  random: Random
}

/** A letter cut out of a solid form. */
export function letterInContainer(kit: LetterKit, letters: string, name: ContainerName): MarkPart | undefined {
  const { d, content } = CONTAINERS[name]
  const size = content.size * (letters.length > 1 ? 1.12 : 1)
  const letter = placeLetters(kit.measure, letters, letterFont(kit.direction), {
    x: content.x - size / 2,
    y: content.y - size / 2,
    width: size,
    height: size,
  })
  if (!letter) return undefined
  // Two shapes rather than a hole: overlapping contours of a variable font would come out filled.
  return vectorMark(
    [
      { d, fill: kit.primary },
      { d: letter.d, fill: 'paper' },
    ],
    letters,
    CONTAINER_VIEW,
  )
}
