/** A sheet inset in a frame of full colour, with a window in its middle: words at its one side, what there is at the other. */
import { column, frame, row, spacer } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { asCopy } from '../parts/content.ts'
import { span } from '../parts/grid.ts'
import { type Ground, type GroundName, otherGround } from '../parts/grounds.ts'
import { leadingFact } from '../parts/hero-facts.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead, title } from '../parts/words.ts'

const FRAME = 28
const WINDOW = { width: 500, height: 640 }

/** The leading fact, and what there is in short. */
function sideOf(page: Page, sheet: Ground): Node {
  const { brief, direction } = page
  const facts = leadingFact(page, sheet, 36)
  const points = page.takeFeatures(2, facts.length > 0 ? 3 : 4)
  const line = (point: (typeof points)[number], index: number): Node =>
    frame(
      `hero-point-${index + 1}`,
      {
        role: 'group',
        width: 'fill',
        stroke: { paint: sheet.line, width: 1, sides: ['top'] },
        layout: { padding: [16, 0, 0, 0] },
      },
      [
        title(`hero-point-${index + 1}-title`, asCopy(brief, point.title), direction, sheet, {
          size: 24,
          width: 'fill',
          element: 'h2',
        }),
      ],
    )
  return column('hero-side', { width: span(2) + 60, layout: { gap: 22, padding: [0, 0, 64, 0] } }, [
    ...facts,
    spacer('hero-side-air'),
    ...points.map(line),
  ])
}

function top(page: Page, rim: GroundName): Node[] {
  const { direction, random } = page
  const outer = page.ground(rim)
  const sheet = page.ground(outer.name === 'paper' ? 'surface' : 'paper')
  const words = heroWords(page)
  const round = direction.radius >= 8 || random.chance(0.5)
  return [
    header(page, outer, 'centred'),
    frame(
      'hero',
      {
        element: 'section',
        role: 'hero',
        width: 'fill',
        fill: outer.fill,
        layout: { padding: [0, FRAME, FRAME, FRAME] },
      },
      [
        row(
          'hero-sheet',
          {
            role: 'panel',
            width: 'fill',
            fill: sheet.fill,
            radius: direction.radius,
            layout: { padding: [56, 64, 0, 64], justify: 'between', align: 'stretch', gap: 40 },
          },
          [
            column('hero-words', { width: span(4), layout: { gap: 28, padding: [0, 0, 64, 0] } }, [
              spacer('hero-air'),
              hero('hero-headline', words.headline, direction, sheet, {
                size: lengthOf(words.headline) > 34 ? 60 : 76,
                lineHeight: 1.03,
                width: 'fill',
                fit: { min: 18, lines: 6 },
              }),
              lead('hero-subhead', words.subhead, direction, sheet, { size: 22 }),
              calls('hero-calls', page, sheet, words),
            ]),
            page.art.panel('hero-picture', {
              ...WINDOW,
              ground: otherGround(sheet.name, random.pick(['accent', 'secondary', 'surface'] as const)),
              kinds: ['photo', 'illustration'],
              radius: round ? [WINDOW.width / 2, WINDOW.width / 2, 0, 0] : 0,
              fixed: true,
            }),
            sideOf(page, sheet),
          ],
        ),
      ],
    ),
  ]
}

const DRESSED = ['elegant', 'luxury', 'calm', 'classic', 'vintage', 'feminine', 'organic', 'art-deco']
const QUIET = [
  'hotel',
  'wedding',
  'beauty',
  'law',
  'jewellery',
  'yoga',
  'restaurant',
  'bakery',
  'coffee',
  'craft',
  'interior',
  'travel',
]

export const framed = archetype({
  name: 'framed',
  sort: 'window',
  example: 'Website for the Hotel Aurelia in Trieste, elegant rooms above the harbour, phone +39 040 555 012',
  suits: (brief) => {
    if (refusesPictures(brief)) return 0
    const fits = brief.style.tones.some((tone) => DRESSED.includes(tone)) || QUIET.includes(brief.subject.industry)
    return (fits ? 0.95 : hasPhoto(brief) ? 0.65 : 0.55) * follows(brief, { words: ['left'], picture: ['centre'] })
  },
  top: (page) => top(page, page.random.pick(['accent', 'secondary', 'ink', 'surface'])),
})
