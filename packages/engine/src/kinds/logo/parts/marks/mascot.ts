/** A mascot's head as the mark of a lockup. */

import { says } from '../../../../brief/told/sayings.ts'
import { MASCOT_VIEW, type MascotManner } from '../../../shared/mascots/draw.ts'
import type { FoundMascot } from '../../../shared/mascots/find.ts'
import { mascotHead } from '../../../shared/mascots/node.ts'
import type { Composition } from '../../../types.ts'
import type { MarkPart } from '../lockups.ts'
import { vectorMark } from './types.ts'

/** Teams wear a bold outline; others forms, with or without a side in shade. */
export function mannerOf({ brief, random }: Composition): MascotManner {
  const { subject, style } = brief
  if (says(brief, 'team') || subject.industry === 'sports' || subject.industry === 'gaming') return 'bold'
  if (style.tones.some((tone) => tone === 'minimal' || tone === 'modern' || tone === 'elegant')) return 'flat'
  return random.pick(['flat', 'lit', 'lit', 'bold'] as const)
}

export const mascotMark = (composition: Composition, found: FoundMascot): MarkPart =>
  vectorMark(mascotHead(composition, found, mannerOf(composition)), found.name, [MASCOT_VIEW, MASCOT_VIEW])
