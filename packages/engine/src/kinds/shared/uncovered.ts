/** Archetypes whose words stand up to the margins of the sheet: not for those of which a part is covered where they are shown. */
import type { Archetype } from '../types.ts'

export const uncovered = (archetypes: readonly Archetype[]): Archetype[] =>
  archetypes.map((archetype) => ({
    ...archetype,
    suits: (brief) => (brief.format.covered ? 0 : archetype.suits(brief)),
  }))
