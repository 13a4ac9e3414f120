/** The thing itself on its stand in the middle, under a headline over the whole width; what else is to be said at its sides. */
import { classOf, type FigureClass } from '../../../imagery/figure-classes.ts'
import { column, frame, row, spacer } from '../../../scene/build.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { groundsFor, hasScenery, leadingPiece } from '../parts/art/scenery.ts'
import { MARGIN, PAGE, span } from '../parts/grid.ts'
import { leadingFact } from '../parts/hero-facts.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

const HEIGHT = 820
/** What the headline takes at the top, and the words at each side. */
const HEAD = 190
const SIDE = 470

/** Things that stand on something: what lives or lies elsewhere has scenes of its own. */
const GOODS: readonly FigureClass[] = [
  'food',
  'drink',
  'garment',
  'object',
  'home',
  'music',
  'sport',
  'study',
  'plant',
  'festive',
]

function top(page: Page) {
  const { composition, direction } = page
  const [name = 'surface'] = groundsFor(
    composition,
    page.random.shuffle(['surface', 'accent', 'secondary', 'ink'] as const),
  )
  const ground = page.ground(name)
  const words = heroWords(page)
  const length = lengthOf(words.headline)
  return [
    header(page, ground, 'phone'),
    frame(
      'hero',
      { element: 'section', role: 'hero', width: 'fill', minHeight: HEIGHT, clip: true, fill: ground.fill },
      [
        {
          ...page.art.panel('hero-picture', {
            width: PAGE,
            height: HEIGHT,
            ground: ground.name,
            kinds: ['scene', 'illustration'],
            words: [
              { left: 0, top: 0, right: PAGE, bottom: HEAD },
              { left: 0, top: 0, right: SIDE, bottom: HEIGHT },
              { left: PAGE - SIDE, top: 0, right: PAGE, bottom: HEIGHT },
            ],
            among: ['plinth', 'table', 'room', 'garden', 'stage'],
          }),
          at: { left: 0, top: 0, right: 0, bottom: 0 },
          small: 'above',
          height: 'fill',
        },
        column(
          'hero-words',
          { width: 'fill', minHeight: HEIGHT, layout: { padding: [36, MARGIN, 64, MARGIN], align: 'center' } },
          [
            hero('hero-headline', words.headline, direction, ground, {
              size: length > 34 ? 84 : 112,
              lineHeight: 1,
              width: 'fill',
              align: 'center',
              fit: { min: 22, lines: 2 },
            }),
            spacer('hero-air'),
            row('hero-sides', { width: 'fill', layout: { justify: 'between', align: 'end', gap: 24 } }, [
              lead('hero-subhead', words.subhead, direction, ground, { width: span(3) }),
              column('hero-side', { width: span(3), layout: { gap: 22 } }, [
                ...leadingFact(page, ground, 44),
                calls('hero-calls', page, ground, words),
              ]),
            ]),
            ...(page.content.occasion.length > 1 ? occasionRow(page, ground) : []),
          ],
        ),
      ],
    ),
  ]
}

export const podium = archetype({
  name: 'podium',
  sort: 'stand',
  example: 'Landing page for the chestnut honey Wabe, a large honey pot, 9 €',
  suits: (brief) => {
    const piece = leadingPiece(brief)
    if (refusesPictures(brief) || hasPhoto(brief) || !piece || !GOODS.includes(classOf(piece.figure))) return 0
    return (hasScenery(brief) ? 0.95 : 0.2) * follows(brief, { words: ['centre'], picture: ['centre'] })
  },
  top,
})
