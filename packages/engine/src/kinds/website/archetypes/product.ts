/** For what lives on a screen: words on a deep ground, and under them a window of the product that the fold cuts. */

import { dashboard } from '../../../imagery/illustrations/technology/dashboard.ts'
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, refusesPictures } from '../parts/archetype.ts'
import { drawn } from '../parts/art/artwork.ts'
import { CONTENT, MARGIN, span } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { inksOn } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

const ON_SCREEN = [
  'software',
  'technology',
  'finance',
  'security',
  'science',
  'gaming',
  'media',
  'education',
  'energy',
  'logistics',
]
const WINDOW = 540

function top(page: Page, name: GroundName): Node[] {
  const { direction, random } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const photo = page.art.photo('hero-photo')
  const screen: Node =
    photo ??
    drawn('hero-screen', dashboard, {
      width: CONTENT,
      height: WINDOW,
      random: random.fork('screen'),
      colours: inksOn(name === 'surface' ? 'accent' : 'surface', direction.palette),
    })
  return [
    header(page, ground, 'call'),
    column(
      'hero',
      {
        element: 'section',
        role: 'hero',
        width: 'fill',
        fill: ground.fill,
        clip: true,
        layout: { padding: [64, MARGIN, 0, MARGIN], align: 'center' },
      },
      [
        column('hero-content', { width: 'fill', maxWidth: CONTENT, layout: { gap: 64 } }, [
          row('hero-words', { width: 'fill', layout: { justify: 'between', align: 'end', gap: 24 } }, [
            hero('hero-headline', words.headline, direction, ground, {
              size: lengthOf(words.headline) > 46 ? 76 : 92,
              lineHeight: 1.02,
              width: span(7),
            }),
            column('hero-side', { width: span(4), layout: { gap: 28 } }, [
              lead('hero-subhead', words.subhead, direction, ground),
              calls('hero-calls', page, ground, words),
            ]),
          ]),
          ...occasionRow(page, ground),
          frame(
            'hero-window',
            {
              role: 'panel',
              element: 'figure',
              width: 'fill',
              height: WINDOW,
              clip: true,
              radius: [Math.max(direction.radius, 8), Math.max(direction.radius, 8), 0, 0],
            },
            [screen],
          ),
        ]),
      ],
    ),
  ]
}

export const product = archetype({
  name: 'product',
  sort: 'above',
  example: 'A website for Tidewater, software that helps harbours plan their berths',
  suits: (brief) =>
    refusesPictures(brief) || !ON_SCREEN.includes(brief.subject.industry)
      ? 0
      : (['software', 'technology'].includes(brief.subject.industry) ? 1 : 0.6) *
        follows(brief, { words: ['left'], picture: ['centre'] }),
  top: (page) => top(page, page.random.pick(['ink', 'accent', 'surface'])),
})
