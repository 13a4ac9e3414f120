/** Archetypes of words alone: behind those that show the subject, where it can be shown. */
import type { Archetype } from '../types.ts'
import { isAsked, isPictured } from './pieces.ts'

/** What is left of how well they suit where the subject can be drawn, and where it was asked for. */
const [KNOWN, ASKED] = [0.4, 0.12]

export const unpictured = (archetypes: readonly Archetype[]): Archetype[] =>
  archetypes.map((archetype) => ({
    form: 'words' as const,
    ...archetype,
    suits: (brief) => archetype.suits(brief) * (isPictured(brief) ? (isAsked(brief) ? ASKED : KNOWN) : 1),
  }))
