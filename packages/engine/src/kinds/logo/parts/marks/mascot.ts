/** A mascot's head as the mark of a lockup. */

import { MASCOT_VIEW, type MascotManner } from '../../../shared/mascots/draw.ts'
import type { FoundMascot } from '../../../shared/mascots/find.ts'
import { mascotHead } from '../../../shared/mascots/node.ts'
import type { Composition } from '../../../types.ts'
import type { MarkPart } from '../lockups.ts'
import { vectorMark } from './types.ts'

const TEAMS = /\b(?:sports?|esports?|team|club|league|hockey|football|basketball|baseball|rugby|gaming|clan|racing)\b/i

/** Teams wear a bold outline; others forms, with or without a side in shade. */
export function mannerOf({ brief: { prompt, subject, style }, random }: Composition): MascotManner {
  if (TEAMS.test(prompt) || subject.industry === 'sports' || subject.industry === 'gaming') return 'bold'
  if (style.tones.some((tone) => tone === 'minimal' || tone === 'modern' || tone === 'elegant')) return 'flat'
  return random.pick(['flat', 'lit', 'lit', 'bold'] as const)
}

export const mascotMark = (composition: Composition, found: FoundMascot): MarkPart =>
  vectorMark(mascotHead(composition, found, mannerOf(composition)), found.name, [MASCOT_VIEW, MASCOT_VIEW])
