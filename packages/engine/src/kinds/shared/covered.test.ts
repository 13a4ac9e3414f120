import { expect, test } from 'vitest'
import type { Bounds } from '../../base/geometry.ts'
import { allFormats } from '../../brief/formats.ts'
import { readBrief } from '../../brief/read.ts'
import { completeCopy } from '../../brief/write/complete.ts'
import { textBoxes } from '../../critic/gates.ts'
import type { LaidArtboard, LaidNode } from '../../scene/layout.ts'
import type { Format, KindName } from '../../scene/types.ts'
import { conceptsOf, workshop } from '../archetype-gates.fixture.ts'

/** Milliseconds: the first briefs open their fonts. */
const PATIENCE = 60_000

/** What is said on such sheets: little, much, with a picture and without one, with places of its own. */
const SAID = [
  'Morning swim club, Saturday 7 am, North Pier, join us',
  'The International Federation of Lighthouse Keepers meets in Lausanne, 12 to 14 September 2026, 148 Avenue du Lac, 555 0144, keepers.example',
  '"Fresh every day" for the bakery Corn & Crust with a large loaf of bread, croissants 2 for 1, order now',
  'Quiet Hours, no pictures',
  'Title "Low Tide" at the top, "Every Monday" at the bottom right, with a shell in the middle',
] as const

/** What is read or pressed: words that inform, and buttons. */
function toldOn(artboard: LaidArtboard): Bounds[] {
  const buttons: Bounds[] = []
  const visit = ({ node, x, y, width, height, children }: LaidNode): void => {
    if (node.role === 'button') buttons.push({ left: x, top: y, right: x + width, bottom: y + height })
    children.forEach(visit)
  }
  visit(artboard.root)
  return [...textBoxes(artboard).filter(({ node }) => node.role !== 'decoration'), ...buttons]
}

/** Pixels. */
const TOLERANCE = 2

const shownSomewhere = allFormats().filter(({ format }) => format.covered)

const answerTo = (prompt: string, kind: KindName, format: Format) =>
  conceptsOf({ ...completeCopy(readBrief(prompt, { kind })), format })

test.each(shownSomewhere.map(({ kind, format }) => [`${kind}, ${format.name}`, kind, format] as const))(
  'nothing that is read or pressed stands where a sheet is covered: %s',
  (_, kind, format) => {
    const [top = 0, right = 0, bottom = 0, left = 0] = format.covered ?? []
    for (const prompt of SAID)
      for (const { design, faults } of answerTo(prompt, kind, format)) {
        expect(faults, `${design.archetype}: ${prompt}`).toEqual([])
        const [front] = workshop.layOut(design.scene)
        const { width, height } = front
        const clear = {
          left: left * width,
          top: top * height,
          right: width * (1 - right),
          bottom: height * (1 - bottom),
        }
        const out = toldOn(front).filter(
          (box) =>
            box.left < clear.left - TOLERANCE ||
            box.top < clear.top - TOLERANCE ||
            box.right > clear.right + TOLERANCE ||
            box.bottom > clear.bottom + TOLERANCE,
        )
        expect(out, `${design.archetype}: ${prompt}`).toEqual([])
      }
  },
  PATIENCE,
)

test('the platforms whose sheets are covered are known by name, in any size of their shape', () => {
  const covers = (prompt: string) => readBrief(prompt).format.covered !== undefined
  for (const prompt of [
    'Instagram story for a bakery',
    'TikTok cover about knots',
    'YouTube channel banner 2048x1152 for a chess club',
    'channel art 2560x1440 for a chess club',
    'Facebook cover 820x312 for a café',
  ])
    expect(covers(prompt), prompt).toBe(true)
  for (const prompt of ['phone wallpaper 1080x1920 with ferns', 'banner 2560x1440', 'Instagram post for a bakery'])
    expect(covers(prompt), prompt).toBe(false)
})
