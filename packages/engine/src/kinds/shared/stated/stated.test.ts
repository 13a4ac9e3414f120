/** What the prompt places stands where it says, in as many compositions as there are concepts. */
import { expect, test } from 'vitest'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { makeCandidate } from '../../../compose/compose.ts'
import { isMet } from '../../../critic/placement.ts'
import { direct } from '../../../direction/direct.ts'
import { openWorkshop } from '../../../instruments.ts'
import { layout } from '../../../scene/layout.ts'
import { KINDS } from '../../registry.ts'

const workshop = openWorkshop()
/** The first reads the fonts, on a busy machine, milliseconds. */
const SLOW = 60_000

test.each([
  // Two texts of one role, each with a place of its own; a picture at the foot between them.
  "Poster: a big red lobster at the bottom, 'Lobster Week' huge top left in white, bottom left 'Boat trips', bottom right 'The Pier, Whitby', ink blue background",
  "Poster: 'Harvest Supper' large at the top center in cream, below it 'A long table in the orchard', bottom left 'Saturday 4 October', bottom center 'Quince Farm', bottom right 'Tickets 35 GBP', an apple in the middle, brick red background",
  // A long name to the left, with its details below it.
  'business card for Tomasz Zielinski, piano tuner, dark green card, name in cream serif bottom left, a small piano keys icon top right, phone 07700 900123 and tomasz@klavier.example under the name',
])(
  '%s',
  (prompt) => {
    const brief = completeCopy(readBrief(prompt))
    expect(brief.placements.length).toBeGreaterThan(3)
    const stated = KINDS[brief.kind].archetypes.filter(({ name }) => name.startsWith('as-told'))
    const obedient = stated.filter((archetype, index) => {
      const direction = direct(brief, index + 1, workshop.pictograms, { palettes: [], families: [] })
      const { design, faults } = makeCandidate(archetype, brief, direction, workshop, new Map())
      const { scene } = design
      const [front] = layout(scene, { ...workshop, typography: scene.typography })
      const met = brief.placements.map((wish) => front && isMet(wish, front, brief.placements))
      return faults.length === 0 && !met.includes(false)
    })
    expect(obedient.length).toBeGreaterThanOrEqual(4)
  },
  SLOW,
)
