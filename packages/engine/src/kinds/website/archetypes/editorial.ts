/** Very large type from the left margin, its remarks in narrow columns under it, then a picture from edge to edge, and the facts in a row at its foot. */
import { column, row } from '../../../scene/build.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto } from '../parts/archetype.ts'
import { band, CONTENT, span } from '../parts/grid.ts'
import { factsStrip } from '../parts/hero-facts.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedWords } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'

function top(page: Page) {
  const { direction, random } = page
  const ground = page.ground('paper')
  const words = heroWords(page)
  const big = lengthOf(words.headline) > 60 ? 96 : lengthOf(words.headline) > 34 ? 124 : 150
  const picture = page.art.tells
    ? [
        page.art.panel('hero-picture', {
          width: 1440,
          height: 460,
          ground: random.pick(['surface', 'accent', 'secondary'] as const),
          kinds: ['photo', 'illustration'],
        }),
      ]
    : []
  const facts = factsStrip(page, ground)
  return [
    header(page, ground, random.pick(['ruled', 'phone'])),
    band('hero', ground, { role: 'hero', padding: [64, 72], gap: 56 }, [
      hero('hero-headline', words.headline, direction, ground, {
        size: big,
        lineHeight: 0.98,
        width: wishedWords(page.brief) === 'left' ? span(9) : 'fill',
        maxWidth: CONTENT,
        fit: { min: 22, lines: 3 },
      }),
      row('hero-remarks', { width: 'fill', layout: { justify: 'between', align: 'end', gap: 24 } }, [
        lead('hero-subhead', words.subhead, direction, ground, { width: span(5) }),
        column('hero-actions', {}, [calls('hero-calls', page, ground, words)]),
      ]),
    ]),
    ...picture,
    ...(facts.length > 0 ? [band('hero-foot', ground, { padding: [40, 48] }, facts)] : []),
  ]
}

export const editorial = archetype({
  name: 'editorial',
  sort: 'above',
  example: 'Landing page for Northlight, a small architecture studio in Bergen that restores wooden houses',
  suits: (brief) => (hasPhoto(brief) ? 0.9 : 0.7) * follows(brief, { words: ['left'], picture: ['centre'] }),
  top: (page) => top(page),
})
