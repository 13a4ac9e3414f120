/** A picture cut on the slant: the ground of the words runs into it, with a stripe of another colour along the cut. */
import { polygon } from '../../../imagery/illustrations/types.ts'
import { column, frame } from '../../../scene/build.ts'
import { calls } from '../parts/actions.ts'
import { archetype, refusesPictures } from '../parts/archetype.ts'
import { MARGIN, PAGE, span } from '../parts/grid.ts'
import { type GroundName, otherGround } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

const HEIGHT = 760
/** Where the cut meets the upper and the lower edge, and how wide its stripe is, pixels. */
const [UPPER, LOWER, STRIPE] = [860, 640, 26]
const PICTURE = 600

function top(page: Page, name: GroundName) {
  const { direction, random } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const behind = otherGround(ground.name, random.pick(['accent', 'secondary', 'surface'] as const))
  const stripe = otherGround(ground.name, behind === 'accent' ? 'secondary' : 'accent')
  const fills = { left: 0, top: 0, right: 0, bottom: 0 }
  const slant = (from: number, to: number) =>
    polygon([
      [from, 0],
      [UPPER + to, 0],
      [LOWER + to, HEIGHT],
      [from, HEIGHT],
    ])
  return [
    header(page, ground, 'call'),
    frame(
      'hero',
      { element: 'section', role: 'hero', width: 'fill', minHeight: HEIGHT, clip: true, fill: ground.fill },
      [
        {
          ...page.art.panel('hero-picture', {
            width: PAGE - PICTURE,
            height: HEIGHT,
            ground: behind,
            kinds: ['photo', 'illustration', 'motif'],
            focus: 0.58,
            fixed: true,
          }),
          at: { right: 0, top: 0, bottom: 0 },
          small: 'above',
        },
        {
          type: 'vector',
          id: 'hero-cut',
          role: 'decoration',
          small: 'hidden',
          at: fills,
          viewBox: [PAGE, HEIGHT],
          scale: 'stretch',
          shapes: [
            { d: slant(0, STRIPE), fill: stripe },
            { d: slant(0, 0), fill: ground.fill },
          ],
        },
        column(
          'hero-words',
          {
            width: 'fill',
            minHeight: HEIGHT,
            layout: { padding: [56, MARGIN, 72, MARGIN], gap: 30, justify: 'center' },
          },
          [
            hero('hero-headline', words.headline, direction, ground, {
              size: lengthOf(words.headline) > 40 ? 68 : 88,
              lineHeight: 1.02,
              width: span(5) + 40,
              fit: { min: 20, lines: 5 },
            }),
            lead('hero-subhead', words.subhead, direction, ground, { width: span(4) + 40 }),
            column('hero-actions', { width: span(5), layout: { gap: 26 } }, [
              calls('hero-calls', page, ground, words),
              ...occasionRow(page, ground),
            ]),
          ],
        ),
      ],
    ),
  ]
}

export const diagonal = archetype({
  name: 'diagonal',
  sort: 'cut',
  example: 'Landing page for Ridgeway Movers, house removals in Bath. 01225 555 014',
  suits: (brief) => {
    if (refusesPictures(brief)) return 0
    const quiet = brief.style.tones.some((tone) => ['elegant', 'luxury', 'calm', 'classic', 'vintage'].includes(tone))
    return (quiet ? 0.3 : 0.8) * follows(brief, { words: ['left'], picture: ['right'] })
  },
  top: (page) => top(page, page.random.pick(['paper', 'ink', 'accent', 'surface'])),
})
