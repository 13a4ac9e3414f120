/** For what is reserved: a wide picture with the words above it, and a bar of fields laid over its lower edge. */
import { labelIn } from '../../../brief/lines/labels.ts'
import type { Brief, Industry } from '../../../brief/types.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { button, quietLink } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { CONTENT, MARGIN, span } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead, small, strong } from '../parts/words.ts'

type Field = readonly [label: string, hint: string]

/** What one asks for when booking, by trade. */
const FIELDS: Partial<Record<Industry, readonly [Field, Field, Field]>> = {
  hotel: [
    ['Arrive', 'Choose a date'],
    ['Leave', 'Choose a date'],
    ['Guests', 'How many?'],
  ],
  travel: [
    ['Where to', 'Choose a place'],
    ['When', 'Choose a date'],
    ['Travellers', 'How many?'],
  ],
  restaurant: [
    ['Date', 'Choose a day'],
    ['Time', 'Choose a time'],
    ['Guests', 'How many?'],
  ],
  bar: [
    ['Date', 'Choose a day'],
    ['Time', 'Choose a time'],
    ['Guests', 'How many?'],
  ],
  'real-estate': [
    ['Where', 'Town or district'],
    ['What', 'House or flat'],
    ['Rooms', 'How many?'],
  ],
  dental: [
    ['Reason', 'Choose a visit'],
    ['Day', 'Choose a day'],
    ['Time', 'Morning or afternoon'],
  ],
  health: [
    ['Reason', 'Choose a visit'],
    ['Day', 'Choose a day'],
    ['Time', 'Morning or afternoon'],
  ],
  veterinary: [
    ['Animal', 'Dog, cat, other'],
    ['Reason', 'Choose a visit'],
    ['Day', 'Choose a day'],
  ],
  beauty: [
    ['Treatment', 'Choose one'],
    ['Day', 'Choose a day'],
    ['Time', 'Choose a time'],
  ],
  yoga: [
    ['Class', 'Choose one'],
    ['Day', 'Choose a day'],
    ['Level', 'New or practised'],
  ],
  fitness: [
    ['Class', 'Choose one'],
    ['Day', 'Choose a day'],
    ['Level', 'New or practised'],
  ],
  automotive: [
    ['Vehicle', 'Make and model'],
    ['Service', 'Choose one'],
    ['Day', 'Choose a day'],
  ],
  'home-services': [
    ['Job', 'What needs doing?'],
    ['Where', 'Town or postcode'],
    ['When', 'Choose a day'],
  ],
  logistics: [
    ['From', 'Town or postcode'],
    ['To', 'Town or postcode'],
    ['When', 'Choose a day'],
  ],
  outdoors: [
    ['Tour', 'Choose one'],
    ['When', 'Choose a date'],
    ['Group', 'How many?'],
  ],
  pets: [
    ['Animal', 'Dog, cat, other'],
    ['Service', 'Choose one'],
    ['Day', 'Choose a day'],
  ],
}

/** The fields of a trade, in the prompt's language. */
const fieldsOf = ({ subject, language }: Brief): Field[] | undefined =>
  FIELDS[subject.industry]?.map(([label, hint]) => [labelIn(language, label), labelIn(language, hint)])

function bar(page: Page, fields: readonly Field[], call: Parameters<typeof button>[1]): Node {
  const { direction } = page
  const sheet = page.ground('paper')
  return row(
    'hero-booking',
    {
      element: 'form',
      role: 'group',
      width: 'fill',
      fill: sheet.fill,
      radius: Math.min(direction.radius, 16),
      stroke: { paint: sheet.line, width: 1 },
      layout: { padding: [22, 26, 22, 34], gap: 24, align: 'center' },
    },
    [
      ...fields.map(
        ([label, hint], index): Node =>
          column(
            `hero-field-${index + 1}`,
            {
              width: 'fill',
              role: 'group',
              layout: { gap: 4, padding: [4, 0, 4, index === 0 ? 0 : 24] },
              ...(index > 0 && { stroke: { paint: sheet.line, width: 1, sides: ['left'] } }),
            },
            [
              strong(`hero-field-${index + 1}-label`, label, direction, sheet, { element: 'label' }),
              small(`hero-field-${index + 1}-hint`, hint, direction, sheet, { element: 'span' }),
            ],
          ),
      ),
      button('hero-booking-button', call, page, sheet),
    ],
  )
}

function top(page: Page, name: GroundName): Node[] {
  const { direction } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const fields = fieldsOf(page.brief) ?? []
  const picture = page.art.panel('hero-picture', {
    width: 1440,
    height: 460,
    ground: name === 'accent' ? 'surface' : 'accent',
    kinds: ['photo', 'illustration'],
  })
  const half = 58
  return [
    header(page, ground, 'call'),
    column('hero', { element: 'section', role: 'hero', width: 'fill', fill: ground.fill }, [
      column('hero-head', { width: 'fill', layout: { padding: [56, MARGIN, 56, MARGIN], align: 'center' } }, [
        row('hero-words', { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', align: 'end', gap: 24 } }, [
          hero('hero-headline', words.headline, direction, ground, {
            size: lengthOf(words.headline) > 44 ? 80 : 104,
            lineHeight: 1,
            width: span(8),
            fit: { min: 20, lines: 3 },
          }),
          column('hero-side', { width: span(4), layout: { gap: 24, align: 'start' } }, [
            lead('hero-subhead', words.subhead, direction, ground),
            quietLink('hero-calls-secondary', words.secondary, page, ground),
          ]),
        ]),
      ]),
      ...(page.content.occasion.length > 0
        ? [
            frame(
              'hero-occasion',
              { width: 'fill', layout: { padding: [0, MARGIN, 48, MARGIN] } },
              occasionRow(page, ground),
            ),
          ]
        : []),
      picture,
    ]),
    // The bar straddles the edge between picture and paper.
    column('booking', { width: 'fill', fill: 'paper', layout: { padding: [0, MARGIN, 0, MARGIN], align: 'center' } }, [
      frame('booking-place', { width: 'fill', maxWidth: CONTENT, margin: [-half, 0, 0, 0] }, [
        bar(page, fields, words.primary),
      ]),
    ]),
  ]
}

export const booking = archetype({
  name: 'booking',
  sort: 'above',
  example: 'Website for Hotel Miramar, a small seaside hotel in Cádiz. Bookings: +34 956 555 019',
  suits: (brief) =>
    !fieldsOf(brief) || refusesPictures(brief)
      ? 0
      : (hasPhoto(brief) ? 0.95 : 0.85) * follows(brief, { words: ['left'], picture: ['centre'] }),
  top: (page) => top(page, page.random.pick(['paper', 'surface', 'accent'])),
})
