/** What the visit turns on stands on a card that lies over the picture's lower edge: an offer, a price, a date, a number to call. */
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { button, quietLink } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { CONTENT, MARGIN, PAGE, span } from '../parts/grid.ts'
import { type GroundName, otherGround } from '../parts/grounds.ts'
import { leadingFact } from '../parts/hero-facts.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

const HEIGHT = 500
/** How far the card reaches up into the picture. */
const LAP = 190

function top(page: Page, loud: GroundName): Node[] {
  const { direction, random } = page
  const paper = page.ground('paper')
  const card = page.ground(otherGround('paper', loud))
  const words = heroWords(page)
  const behind = otherGround(card.name, random.pick(['surface', 'secondary', 'accent'] as const))
  return [
    header(page, paper, 'phone'),
    column('hero', { element: 'section', role: 'hero', width: 'fill', fill: paper.fill, layout: { align: 'center' } }, [
      page.art.panel('hero-picture', {
        width: PAGE,
        height: HEIGHT,
        ground: behind,
        kinds: ['photo', 'illustration', 'motif'],
        focus: 0.3,
        words: [{ left: PAGE * 0.6, top: 0, right: PAGE, bottom: HEIGHT }],
      }),
      column('hero-below', { width: 'fill', layout: { padding: [0, MARGIN, 80, MARGIN], align: 'center' } }, [
        row('hero-row', { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', align: 'start', gap: 24 } }, [
          column('hero-words', { width: span(7), layout: { gap: 24, padding: [56, 0, 0, 0] } }, [
            hero('hero-headline', words.headline, direction, paper, {
              size: lengthOf(words.headline) > 40 ? 68 : 88,
              lineHeight: 1,
              width: 'fill',
              fit: { min: 20, lines: 4 },
            }),
            lead('hero-subhead', words.subhead, direction, paper, { maxWidth: 560 }),
            quietLink('hero-calls-secondary', words.secondary, page, paper),
          ]),
          column(
            'hero-card',
            {
              role: 'card',
              width: span(4),
              margin: [-LAP, 0, 0, 0],
              fill: card.fill,
              radius: direction.radius,
              layout: { padding: [40, 40, 44, 40], gap: 18 },
            },
            [
              ...leadingFact(page, card, 64),
              frame('hero-card-call', { layout: { direction: 'row', padding: [14, 0, 0, 0] } }, [
                button('hero-calls-primary', words.primary, page, card),
              ]),
            ],
          ),
        ]),
        ...(page.content.occasion.length > 1
          ? [
              column(
                'hero-occasion',
                { width: 'fill', maxWidth: CONTENT, layout: { padding: [40, 0, 0, 0] } },
                occasionRow(page, paper),
              ),
            ]
          : []),
      ]),
    ]),
  ]
}

const COUNTED = /\d/

export const offerCard = archetype({
  name: 'offer-card',
  sort: 'card',
  example: 'Landing page for Bright Dental in York, check-up and cleaning 49 £ in May, 01904 555 016',
  suits: (brief) => {
    const facts = brief.copy.filter(
      ({ role, source, text }) =>
        source === 'given' && ['offer', 'price', 'date', 'time', 'phone'].includes(role) && COUNTED.test(text),
    )
    if (refusesPictures(brief) || facts.length === 0) return 0
    return (hasPhoto(brief) ? 0.9 : 0.95) * follows(brief, { words: ['left'], picture: ['centre'] })
  },
  top: (page) => top(page, page.random.pick(['accent', 'ink', 'secondary'])),
})
