/** A front page: the name between rules, then three columns with the picture and headline in the middle one. */
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { asCopy } from '../parts/content.ts'
import { CONTENT, MARGIN, span } from '../parts/grid.ts'
import type { Ground, GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { navigationLinks } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedName } from '../parts/wishes.ts'
import { body, hero, lead, set, title } from '../parts/words.ts'

/** A narrow column of short articles between rules. */
function articles(id: string, page: Page, ground: Ground): Node {
  const { brief, direction } = page
  const points = page.takeFeatures(1, 2)
  return column(
    id,
    { width: 'fill', role: 'group', layout: { gap: 28 } },
    points.map((point, index) =>
      column(
        `${id}-${index + 1}`,
        {
          element: 'article',
          role: 'card',
          width: 'fill',
          layout: { gap: 10, padding: [index === 0 ? 0 : 26, 0, 0, 0] },
          ...(index > 0 && { stroke: { paint: ground.line, width: 1, sides: ['top'] } }),
        },
        [
          title(`${id}-${index + 1}-title`, asCopy(brief, point.title), direction, ground, { lineHeight: 1.1 }),
          body(`${id}-${index + 1}-body`, asCopy(brief, point.body), direction, ground),
        ],
      ),
    ),
  )
}

function top(page: Page, name: GroundName): Node[] {
  const { content, direction } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const rule = (id: string, height: number) => frame(id, { role: 'rule', width: 'fill', height, fill: ground.text })
  const plate = set('header-name', content.brand, 'brand', {
    font: 'display',
    weight: direction.weights.display,
    size: 104,
    lineHeight: 1.05,
    tracking: direction.displayTracking,
    fill: ground.text,
    width: 'fill',
    align: 'center',
    fit: { min: 20, lines: 2 },
  })
  const lines = (children: Node[], id: string) =>
    frame(
      id,
      { width: 'fill', fill: ground.fill, layout: { padding: [0, MARGIN, 0, MARGIN], align: 'center' } },
      children,
    )
  const wide = span(6)
  return [
    {
      ...lines(
        [
          column('header-bar', { width: 'fill', maxWidth: CONTENT, layout: { gap: 20, padding: [32, 0, 0, 0] } }, [
            rule('header-rule-1', 4),
            plate,
            rule('header-rule-2', 1),
            row('header-links', { width: 'fill', layout: { justify: 'center' } }, [
              navigationLinks('nav', page, ground),
            ]),
            rule('header-rule-3', 1),
          ]),
        ],
        'header',
      ),
      element: 'header',
      role: 'nav',
    },
    {
      ...lines(
        [
          row('hero-columns', { width: 'fill', maxWidth: CONTENT, layout: { gap: 40, padding: [40, 0, 80, 0] } }, [
            articles('hero-left', page, ground),
            column('hero-words', { width: wide, layout: { gap: 26 } }, [
              ...(page.art.draws
                ? [
                    page.art.panel('hero-picture', {
                      width: wide,
                      height: 380,
                      ground: name === 'surface' ? 'accent' : 'surface',
                      kinds: ['photo', 'illustration'],
                    }),
                  ]
                : []),
              hero('hero-headline', words.headline, direction, ground, {
                size: lengthOf(words.headline) > 44 ? 60 : 72,
                lineHeight: 1.02,
                width: 'fill',
              }),
              lead('hero-subhead', words.subhead, direction, ground),
              calls('hero-calls', page, ground, words),
              ...occasionRow(page, ground),
            ]),
            articles('hero-right', page, ground),
          ]),
        ],
        'hero',
      ),
      element: 'section',
      role: 'hero',
    },
  ]
}

const PRINTED: readonly string[] = [
  'media',
  'books',
  'community',
  'film',
  'art',
  'education',
  'coffee',
  'restaurant',
  'bakery',
  'law',
  'photography',
]

export const broadsheet = archetype({
  name: 'broadsheet',
  sort: 'columns',
  example: 'Website for The Ferry Lane Society, a reading society about rivers, traditional and classic',
  suits: (brief) => {
    if (wishedName(brief) === 'left' || wishedName(brief) === 'right') return 0
    const told = brief.style.tones.some((tone) => ['editorial', 'classic', 'vintage', 'retro', 'swiss'].includes(tone))
    const base = told ? 0.9 : PRINTED.includes(brief.subject.industry) ? 0.65 : hasPhoto(brief) ? 0.4 : 0.3
    return (refusesPictures(brief) ? 0.5 : base) * follows(brief, { words: ['centre'], picture: ['centre'] })
  },
  top: (page) => top(page, page.random.pick(['paper', 'paper', 'surface'])),
})
