/** A picture from edge to edge: under a photo's scrim the words stand in it; a drawn scene leaves them a quiet side. */

import { contrast } from '../../../colour/colour.ts'
import { column, spacer } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { CONTENT, MARGIN, PAGE, span } from '../parts/grid.ts'
import type { Ground, GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

const HEIGHT = 780

/** White letters on what is darkened, whichever of ink and paper is the dark one. */
function overPhoto(page: Page): { ground: Ground; scrim: 'ink' | 'paper' } {
  const { palette } = page.direction
  const scrim = contrast(palette.ink, '#000000') < contrast(palette.paper, '#000000') ? 'ink' : 'paper'
  const base = page.ground(scrim === 'ink' ? 'ink' : 'paper')
  // Over a picture running text takes the full colour.
  return { ground: { ...base, quiet: base.text, strong: base.text }, scrim }
}

function photoHero(page: Page): Node[] {
  const { direction } = page
  const words = heroWords(page)
  const { ground, scrim } = overPhoto(page)
  const photo = page.art.photo('hero-photo')
  const picture: Node[] = photo
    ? [
        {
          ...photo,
          at: { left: 0, top: 0, right: 0, bottom: 0 },
          scrim: {
            gradient: 'linear',
            angle: 90,
            stops: [
              { at: 0, colour: scrim, alpha: 0.4 },
              { at: 0.3, colour: scrim, alpha: 0.56 },
              { at: 0.62, colour: scrim, alpha: 0.74 },
              { at: 1, colour: scrim, alpha: 0.86 },
            ],
          },
        },
      ]
    : []
  return [
    header(page, page.ground(scrim === 'ink' ? 'ink' : 'paper'), 'phone'),
    column(
      'hero',
      { element: 'section', role: 'hero', width: 'fill', minHeight: HEIGHT, clip: true, fill: ground.fill },
      [
        ...picture,
        column(
          'hero-words',
          { width: 'fill', minHeight: HEIGHT, layout: { padding: [80, MARGIN, 72, MARGIN], gap: 28 } },
          [
            spacer('hero-air'),
            hero('hero-headline', words.headline, direction, ground, {
              size: lengthOf(words.headline) > 44 ? 92 : 124,
              lineHeight: 0.98,
              maxWidth: CONTENT - 80,
              fit: { min: 24, lines: 3 },
            }),
            lead('hero-subhead', words.subhead, direction, ground, { maxWidth: 560 }),
            calls('hero-calls', page, ground, words),
            ...occasionRow(page, ground),
          ],
        ),
      ],
    ),
  ]
}

/** Of the opening, what the picture takes. */
const PICTURE = 540

/** On the ground of the picture: the words in the middle, and what was drawn standing below them on the lower edge. */
function drawnHero(page: Page, name: GroundName): Node[] {
  const { direction } = page
  const words = heroWords(page)
  const ground = page.ground(page.art.ground ?? name)
  const picture = page.art.tells
    ? [
        {
          ...page.art.panel('hero-picture', {
            width: PAGE,
            height: PICTURE,
            ground: ground.name,
            kinds: ['illustration', 'scene'],
            alone: true,
          }),
          fill: ground.fill,
        },
      ]
    : []
  return [
    header(page, ground, 'phone'),
    column(
      'hero',
      { element: 'section', role: 'hero', width: 'fill', minHeight: HEIGHT, clip: true, fill: ground.fill },
      [
        column(
          'hero-words',
          {
            width: 'fill',
            ...(picture.length === 0 && { height: 'fill' as const }),
            layout: { padding: [56, MARGIN, 48, MARGIN], gap: 26, align: 'center', justify: 'center' },
          },
          [
            hero('hero-headline', words.headline, direction, ground, {
              size: lengthOf(words.headline) > 40 ? 92 : 128,
              lineHeight: 1,
              width: 'fill',
              maxWidth: CONTENT,
              align: 'center',
              fit: { min: 24, lines: 3 },
            }),
            lead('hero-subhead', words.subhead, direction, ground, { maxWidth: span(8), align: 'center' }),
            calls('hero-calls', page, ground, words),
            ...occasionRow(page, ground),
          ],
        ),
        ...picture,
      ],
    ),
  ]
}

export const fullBleed = archetype({
  name: 'full-bleed',
  sort: 'over',
  example: 'Website for Highmoor Walks, guided walking holidays in the Pennines',
  suits: (brief) =>
    hasPhoto(brief)
      ? follows(brief, { words: ['left', 'centre'], picture: ['centre'] })
      : refusesPictures(brief)
        ? 0
        : 0.8 * follows(brief, { words: ['centre'], picture: ['centre'] }),
  top: (page) =>
    hasPhoto(page.brief)
      ? photoHero(page)
      : drawnHero(page, page.random.pick(['surface', 'accent', 'secondary', 'ink'])),
})
