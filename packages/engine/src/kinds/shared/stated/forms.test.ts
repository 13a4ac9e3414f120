/** Forms that a prompt asks for are seen, and all that stands on them can be read. */
import { expect, test } from 'vitest'
import { readBrief } from '../../../brief/read.ts'
import { completeCopy } from '../../../brief/write/complete.ts'
import { makeCandidate } from '../../../compose/compose.ts'
import { askedFormsShare } from '../../../critic/asked-forms.ts'
import { contrastFaults, readContrast } from '../../../critic/contrast.ts'
import { direct } from '../../../direction/direct.ts'
import { openWorkshop } from '../../../instruments.ts'
import { layout } from '../../../scene/layout.ts'
import { KINDS } from '../../registry.ts'

const workshop = openWorkshop()
/** The first reads the fonts, on a busy machine, milliseconds. */
const SLOW = 20_000

test.each([
  [
    "business card, left half black and right half white. On the black half 'Ines Caldeira' in white, on the white half 'Architect'",
    ['field', 'field'],
  ],
  [
    "Poster, white. A big yellow triangle in the middle with the word 'CAUTION' on it; bottom 'Faculty of Design, 1–5 June'",
    ['triangle'],
  ],
  [
    "Poster: gradient from purple to orange, title 'Desert Dreams' centered in white, 'desertdreams.example' at the very bottom",
    ['gradient'],
  ],
  [
    "Square banner: thick yellow stripe at the bottom with 'ends Sunday' in black, 'SALE' in the centre, white background",
    ['band'],
  ],
  [
    "Poster split diagonally, top half red bottom half black, 'FIGHT NIGHT' top left, '21 Feb' bottom right",
    ['field', 'field'],
  ],
  [
    "Poster with a red circle behind the title 'Rising Sun', a thin black border, 'Opening 3 May' at the bottom",
    ['disc', 'frame'],
  ],
])(
  '%s',
  (prompt, shapes) => {
    const brief = completeCopy(readBrief(prompt))
    expect(brief.forms?.map(({ shape }) => shape)).toEqual(shapes)
    const stated = KINDS[brief.kind].archetypes.filter((one) => one.name.startsWith('as-told') && one.suits(brief) > 0)
    const sound = stated.filter((archetype, index) => {
      const direction = direct(brief, index + 1, workshop.pictograms, { palettes: [], families: [] })
      const { design, faults } = makeCandidate(archetype, brief, direction, workshop, new Map())
      expect(askedFormsShare(brief, design.scene)).toBe(1)
      const [front] = layout(design.scene, { ...workshop, typography: design.scene.typography })
      if (!front) return false
      const colours = brief.colours.map(({ hex }) => hex)
      const pale = contrastFaults(readContrast(front, design.scene.palette, workshop.pictograms, new Map(), colours))
      return faults.length === 0 && pale.length === 0
    })
    expect(sound.length).toBeGreaterThanOrEqual(4)
  },
  SLOW,
)

test.each([
  'jazz band poster for the Blue Bar at Union Square',
  'poster for a picture frame shop, square format',
  'banner with a bar chart, no border, no gradient',
])('%s: no form', (prompt) => {
  expect(readBrief(prompt).forms).toBeUndefined()
})
