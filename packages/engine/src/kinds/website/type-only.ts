/** No picture at the top: the headline as large as the window allows, on a ground of full colour. */
import { column, row, spacer } from '../../scene/build.ts'
import { calls } from './actions.ts'
import { archetype, hasPhoto, refusesPictures } from './archetype.ts'
import { CONTENT, MARGIN, span } from './grid.ts'
import type { GroundName } from './grounds.ts'
import { heroWords, lengthOf } from './hero-words.ts'
import { header } from './navigation.ts'
import { occasionRow } from './occasion.ts'
import type { Page } from './page.ts'
import { bigLines } from './sections/big-lines.ts'
import { callGiant } from './sections/call.ts'
import { contactRows } from './sections/contact.ts'
import { lineFooter, wordmarkFooter } from './sections/footers.ts'
import { strip } from './sections/gallery.ts'
import { list, people } from './sections/list.ts'
import { processStair } from './sections/process.ts'
import { questionsGrid } from './sections/questions.ts'
import { quote } from './sections/quote.ts'
import { statement } from './sections/statement.ts'
import { follows, wishedWords } from './wishes.ts'
import { hero, lead } from './words.ts'

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
    follows(brief, { words: ['left', 'centre'], picture: [] }),
  draft: (page) => {
    const colour: GroundName = page.random.pick(['accent', 'accent', 'ink', 'secondary'])
    return {
      top: top(page, colour),
      sections: [
        [list, 'paper'],
        [statement, 'paper'],
        [strip, 'paper'],
        [bigLines, 'surface'],
        [quote, 'paper'],
        [people, 'paper'],
        [processStair, 'paper'],
        [contactRows, 'surface'],
        [questionsGrid, 'paper'],
        [callGiant, colour],
      ],
      footer: [page.random.pick([lineFooter, wordmarkFooter]), page.random.pick(['paper', 'ink'])],
    }
  },
})
