/** A hero of tiles on one grid: words, a picture, a motif, the call to act and the facts, each in its own colour. */
import { column, frame, row, spacer } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { button } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { asCopy } from '../parts/content.ts'
import { CONTENT, MARGIN, span } from '../parts/grid.ts'
import type { Ground, GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { body, hero, lead, title } from '../parts/words.ts'

const GAP = 20

/** The tile of facts: those of the occasion, else the first point of what is offered. */
function point(page: Page, ground: Ground): Node[] {
  const { brief, content, direction } = page
  const air = spacer('hero-point-air')
  const facts = content.occasion.slice(0, 3)
  if (facts.length > 0) {
    return [
      air,
      ...facts.map((copy, index) =>
        title(`hero-fact-${index + 1}`, copy, direction, ground, { role: copy.role, element: 'p', lineHeight: 1.1 }),
      ),
    ]
  }
  const [feature] = page.takeFeatures(1, 1)
  if (!feature) return [air]
  return [
    air,
    title('hero-point', asCopy(brief, feature.title), direction, ground, { size: 36, lineHeight: 1.1 }),
    body('hero-point-body', asCopy(brief, feature.body), direction, ground),
  ]
}

function top(page: Page, under: GroundName) {
  const { direction, content, random } = page
  const ground = page.ground(under)
  const paper = page.ground(under === 'paper' ? 'surface' : 'paper')
  const words = heroWords(page)
  const { radius } = direction
  const quiet = page.ground('secondary')
  const [loud, deep]: GroundName[] = random.chance(0.5) ? ['accent', 'ink'] : ['ink', 'accent']
  const act = page.ground(loud as GroundName)
  const tile = (
    id: string,
    children: Node[],
    options: { width: number | 'fill'; height: number; ground: typeof paper },
  ) =>
    column(
      id,
      {
        role: 'card',
        width: options.width,
        minHeight: options.height,
        fill: options.ground.fill,
        radius,
        layout: { padding: 36, gap: 20 },
      },
      children,
    )
  const top_ = row('hero-row-1', { width: 'fill', layout: { gap: GAP, align: 'stretch' } }, [
    tile(
      'hero-tile-words',
      [
        spacer('hero-air'),
        hero('hero-headline', words.headline, direction, paper, {
          size: lengthOf(words.headline) > 44 ? 76 : 96,
          lineHeight: 1,
        }),
        lead('hero-subhead', words.subhead, direction, paper, { maxWidth: 560 }),
      ],
      { width: 'fill', height: 460, ground: paper },
    ),
    {
      ...page.art.panel('hero-picture', {
        width: span(4),
        height: 460,
        ground: deep === 'ink' ? 'secondary' : (deep as GroundName),
        kinds: ['photo', 'illustration'],
        radius,
        fixed: true,
      }),
      height: 'fill' as const,
      minHeight: 460,
    },
  ])
  const bottom = row('hero-row-2', { width: 'fill', layout: { gap: GAP, align: 'stretch' } }, [
    page.art.panel('hero-motif', {
      width: span(3),
      height: 260,
      ground: 'accent',
      kinds: ['illustration'],
      radius,
      fixed: true,
    }),
    tile('hero-tile-point', point(page, quiet), { width: span(4), height: 260, ground: quiet }),
    tile(
      'hero-tile-call',
      [
        title('hero-call-title', content.page.closing.headline, direction, act, { size: 34, lineHeight: 1.1 }),
        spacer('hero-call-air'),
        frame('hero-call-row', { layout: { direction: 'row' } }, [
          button('hero-calls-primary', words.primary, page, act),
        ]),
      ],
      { width: 'fill', height: 260, ground: act },
    ),
  ])
  return [
    header(page, ground, 'phone'),
    column(
      'hero',
      {
        element: 'section',
        role: 'hero',
        width: 'fill',
        fill: ground.fill,
        layout: { padding: [8, MARGIN, 88, MARGIN], align: 'center' },
      },
      [column('hero-content', { width: 'fill', maxWidth: CONTENT, layout: { gap: GAP } }, [top_, bottom])],
    ),
  ]
}

export const bentoHero = archetype({
  name: 'bento',
  sort: 'tiles',
  example: 'Website for Lumen, an app that plans study time for students; playful and friendly',
  suits: (brief) =>
    (refusesPictures(brief) ? 0.1 : hasPhoto(brief) ? 0.6 : 0.75) *
    follows(brief, { words: ['left'], picture: ['right'] }),
  top: (page) => top(page, page.random.chance(0.6) ? 'surface' : 'paper'),
})
