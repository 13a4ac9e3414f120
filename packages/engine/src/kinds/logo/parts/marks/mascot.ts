/** A mascot's head as the mark of a lockup. */

import type { Random } from '../../../../base/random.ts'
import type { Brief } from '../../../../brief/types.ts'
import type { Shape } from '../../../../scene/types.ts'
import { MASCOT_VIEW, type MascotManner, mascotShapes } from '../../../shared/mascots/draw.ts'
import type { FoundMascot } from '../../../shared/mascots/find.ts'
import { attitudeOf } from '../../../shared/mascots/find.ts'
import type { Composition } from '../../../types.ts'
import type { MarkPart } from '../lockups.ts'
import { vectorMark } from './types.ts'

const TEAMS = /\b(?:sports?|esports?|team|club|league|hockey|football|basketball|baseball|rugby|gaming|clan|racing)\b/i

/** Teams wear a bold outline; others forms, with or without a side in shade. */
function mannerOf({ prompt, subject, style }: Brief, random: Random): MascotManner {
  if (TEAMS.test(prompt) || subject.industry === 'sports' || subject.industry === 'gaming') return 'bold'
  if (style.tones.some((tone) => tone === 'minimal' || tone === 'modern' || tone === 'elegant')) return 'flat'
  return random.pick(['flat', 'lit', 'lit', 'bold'] as const)
}

/** The head's shapes in the direction's colours. */
export function mascotHead(
  { brief, direction, random }: Composition,
  { name }: FoundMascot,
  manner?: MascotManner,
): Shape[] {
  return mascotShapes(name, attitudeOf(brief, name), manner ?? mannerOf(brief, random), {
    main: direction.mark.primary,
    extra: direction.mark.secondary,
    palette: direction.palette,
  })
}

export const mascotMark = (composition: Composition, found: FoundMascot): MarkPart =>
  vectorMark(mascotHead(composition, found), found.name, [MASCOT_VIEW, MASCOT_VIEW])
