/** One design of every archetype, from its own example. */

import { readBrief } from '../../packages/engine/src/brief/read.ts'
import { completeCopy } from '../../packages/engine/src/brief/write/complete.ts'
import { makeCandidate } from '../../packages/engine/src/compose/compose.ts'
import { openWorkshop } from '../../packages/engine/src/compose/workshop.ts'
import type { Design } from '../../packages/engine/src/design/types.ts'
import { direct } from '../../packages/engine/src/direction/direct.ts'
import { KINDS } from '../../packages/engine/src/kinds/registry.ts'

const SEED = 7

/** Archetypes that need an attached picture are left out. */
export async function makeExamples(): Promise<Design[]> {
  const workshop = openWorkshop()
  return Object.values(KINDS).flatMap((kind) =>
    kind.archetypes.flatMap((archetype) => {
      const brief = completeCopy(readBrief(archetype.example, { kind: kind.name }))
      if (archetype.suits(brief) <= 0) return []
      const direction = direct(brief, SEED, workshop.pictograms, { palettes: [], families: [] })
      return [makeCandidate(archetype, brief, direction, workshop, new Map()).design]
    }),
  )
}
