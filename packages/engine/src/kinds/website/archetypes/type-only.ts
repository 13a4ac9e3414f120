/** No picture at the top: the headline as large as the window allows, on a ground of full colour. */
import { column, row, spacer } from '../../../scene/build.ts'
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

function top(page: Page, name: GroundName) {
  const { direction } = page
  const ground = page.ground(name)
  const words = heroWords(page)
  const wish = wishedWords(page.brief)
  const big = lengthOf(words.headline) > 60 ? 104 : lengthOf(words.headline) > 32 ? 132 : 160
  return [
    header(page, ground, 'phone'),
    column(
      'hero',
      {
        element: 'section',
        role: 'hero',
        width: 'fill',
        minHeight: 720,
        fill: ground.fill,
        layout: { padding: [56, MARGIN, 80, MARGIN], align: 'center' },
      },
      [
        column('hero-content', { width: 'fill', height: 'fill', maxWidth: CONTENT, layout: { gap: 56 } }, [
          row('hero-remarks', { width: 'fill', layout: { justify: 'end' } }, [
            column('hero-side', { width: span(5), layout: { gap: 30 } }, [
              lead('hero-subhead', words.subhead, direction, ground),
              calls('hero-calls', page, ground, words),
            ]),
          ]),
          spacer('hero-air'),
          hero('hero-headline', words.headline, direction, ground, {
            size: big,
            lineHeight: 0.96,
            width: wish === 'left' ? span(9) : 'fill',
            ...(wish === 'centre' && { align: 'center' as const }),
            fit: { min: 22, lines: 4 },
          }),
          ...occasionRow(page, ground),
        ]),
      ],
    ),
  ]
}

export const typeOnly = archetype({
  name: 'type-only',
  example: 'Website for the design agency "Plain Speaking": bold, no pictures',
  suits: (brief) =>
    (hasPhoto(brief) ? 0.15 : refusesPictures(brief) ? 1 : 0.7) *
    follows(brief, { words: ['left', 'centre'], picture: [], low: true }),
  top: (page) => top(page, page.random.pick(['accent', 'accent', 'ink', 'secondary'])),
})
