/** Words and scenery on one ground: the drawing has no frame, it grows out of the page under the headline. */
import { column, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { CONTENT, MARGIN, span } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedWords } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

function top(page: Page, name: GroundName): Node[] {
  const { direction } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const wish = wishedWords(page.brief)
  return [
    header(page, ground, 'phone'),
    column('hero', { element: 'section', role: 'hero', width: 'fill', fill: ground.fill }, [
      column('hero-head', { width: 'fill', layout: { padding: [64, MARGIN, 24, MARGIN], align: 'center' } }, [
        column('hero-words', { width: 'fill', maxWidth: CONTENT, layout: { gap: 40 } }, [
          hero('hero-headline', words.headline, direction, ground, {
            size: lengthOf(words.headline) > 44 ? 96 : 128,
            lineHeight: 0.98,
            width: wish === 'left' ? span(9) : 'fill',
            ...(wish === 'centre' && { align: 'center' as const }),
            fit: { min: 22, lines: 3 },
          }),
          row('hero-remarks', { width: 'fill', layout: { justify: 'between', align: 'start', gap: 24 } }, [
            lead('hero-subhead', words.subhead, direction, ground, { width: span(5) }),
            calls('hero-calls', page, ground, words),
          ]),
          ...occasionRow(page, ground),
        ]),
      ]),
      page.art.panel('hero-picture', { width: 1440, height: 520, ground: name, kinds: ['illustration'] }),
    ]),
  ]
}

export const horizon = archetype({
  name: 'horizon',
  sort: 'above',
  example: 'Website for Low Tide Kayaks, sea kayak tours from Oban',
  suits: (brief) =>
    refusesPictures(brief)
      ? 0
      : (hasPhoto(brief) ? 0.1 : 0.7) * follows(brief, { words: ['left', 'centre'], picture: ['centre'] }),
  top: (page) => top(page, page.random.pick(['surface', 'secondary', 'accent'])),
})
