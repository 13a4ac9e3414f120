/** What the prompt places stands where it says, in as many compositions as there are concepts. */
import { expect, test } from 'vitest'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { makeCandidate } from '../../../compose/compose.ts'
import { isMet } from '../../../critic/placement.ts'
import { touches } from '../../../critic/touching.ts'
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

/** Of the shorter side, the mean of the sides of what is seen of the picture. */
function pictureShare(prompt: string): number[] {
  const brief = completeCopy(readBrief(prompt))
  return KINDS[brief.kind].archetypes
    .filter((one) => one.name.startsWith('as-told') && one.suits(brief) > 0)
    .map((archetype, index) => {
      const direction = direct(brief, index + 1, workshop.pictograms, { palettes: [], families: [] })
      const { scene } = makeCandidate(archetype, brief, direction, workshop, new Map()).design
      const [front] = layout(scene, { ...workshop, typography: scene.typography })
      const picture = front?.root.children.find(({ node }) => node.id === 'depiction-1')
      return front && picture ? Math.sqrt(picture.width * picture.height) / Math.min(front.width, front.height) : 0
    })
}

test('a picture is as large as it was told to be, in every staging', () => {
  const prompt = (size: string) =>
    `Postcard with the message 'Fresh Today' at the top center on a dark green background, a ${size} pear at the bottom center`
  for (const share of pictureShare(prompt('medium-sized'))) expect(share).toBeGreaterThan(0.4)
  for (const share of pictureShare(prompt('large'))) expect(share).toBeGreaterThan(0.55)
})

test('forms behind a picture are in roles of the palette, and no word stands on their edges', () => {
  const brief = completeCopy(
    readBrief(
      "Postcard with the message 'Fresh Today' at the top center in white on a dark green background, a large pear below it",
    ),
  )
  const staged = KINDS.poster.archetypes.filter((one) => one.name.startsWith('as-told') && one.suits(brief) > 0)
  const backed = staged.flatMap((archetype, index) => {
    const direction = direct(brief, index + 1, workshop.pictograms, { palettes: [], families: [] })
    const { design } = makeCandidate(archetype, brief, direction, workshop, new Map())
    const [front] = layout(design.scene, { ...workshop, typography: design.scene.typography })
    expect(front && touches(front, design.scene.palette, workshop.pictograms, new Map()), archetype.name).toBe(false)
    return (design.scene.artboards[0]?.root.children ?? []).filter(({ id }) => BACKINGS.includes(id))
  })
  expect(backed.length).toBeGreaterThanOrEqual(4)
  for (const node of backed) expect(JSON.stringify(node)).not.toMatch(/#[0-9a-f]{6}/)
})
const BACKINGS: readonly string[] = ['floor', 'disc', 'arch', 'rays', 'block', 'masthead']
