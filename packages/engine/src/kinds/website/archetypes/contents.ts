/** A cover beside a table of contents: a tall picture at the left, the page's parts as large numbered lines at the right. */
import { column, frame, row } from '../../../scene/build.ts'
import type { Node } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { asCopy } from '../parts/content.ts'
import { MARGIN, ruled } from '../parts/grid.ts'
import type { GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf } from '../parts/hero-words.ts'
import { WITHIN } from '../parts/links.ts'
import { brandLine } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedName } from '../parts/wishes.ts'
import { hero, lead, small, title } from '../parts/words.ts'

function top(page: Page, cover: GroundName): Node[] {
  const { brief, content, direction } = page
  const ground = page.ground('paper')
  const words = heroWords(page)
  const phone = content.contacts.find(({ role }) => role === 'phone')
  const lines = content.page.nav.slice(0, 6).map((label, index): Node[] => [
    small(`contents-${index + 1}-number`, String(index + 1).padStart(2, '0'), direction, ground, {
      width: 72,
      fill: ground.strong,
      weight: direction.weights.strong,
      role: 'decoration',
    }),
    title(`contents-${index + 1}`, asCopy(brief, label), direction, ground, {
      width: 'fill',
      size: 32,
      element: 'a',
      href: WITHIN,
      fit: { min: 14, lines: 1 },
    }),
  ])
  return [
    row('hero', { element: 'section', role: 'hero', width: 'fill', fill: ground.fill, layout: { align: 'stretch' } }, [
      {
        ...page.art.panel('hero-picture', {
          width: 520,
          height: 900,
          ground: cover,
          kinds: ['photo', 'illustration'],
          fixed: true,
        }),
        height: 'fill',
        minHeight: 860,
      },
      column('hero-words', { width: 'fill', layout: { padding: [40, MARGIN, 64, 80], gap: 36, justify: 'between' } }, [
        row(
          'header',
          { element: 'header', role: 'nav', width: 'fill', layout: { justify: 'between', align: 'center', gap: 40 } },
          [
            brandLine('header-brand', page, ground, { width: 460 }),
            ...(phone
              ? [
                  small('header-phone', phone, direction, ground, {
                    fill: ground.text,
                    weight: direction.weights.strong,
                    fit: { min: 12, lines: 1 },
                  }),
                ]
              : []),
          ],
        ),
        column('hero-copy', { width: 'fill', layout: { gap: 26, padding: [36, 0, 0, 0] } }, [
          hero('hero-headline', words.headline, direction, ground, {
            size: lengthOf(words.headline) > 44 ? 72 : 88,
            lineHeight: 1.02,
            width: 'fill',
          }),
          lead('hero-subhead', words.subhead, direction, ground, { maxWidth: 540 }),
          calls('hero-calls', page, ground, words),
          ...occasionRow(page, ground),
        ]),
        frame('contents', { element: 'nav', role: 'nav', width: 'fill' }, [
          ruled('contents-list', ground, lines, { padding: [14, 0, 15, 0], align: 'baseline' }),
        ]),
      ]),
    ]),
  ]
}

export const contents = archetype({
  name: 'contents',
  sort: 'beside',
  example: 'Website for the Marrow Street Library, a neighbourhood library with a reading garden',
  suits: (brief) =>
    refusesPictures(brief) || wishedName(brief) === 'left'
      ? 0
      : (hasPhoto(brief) ? 0.8 : 0.7) * follows(brief, { words: ['right'], picture: ['left'] }),
  top: (page) => top(page, page.random.pick(['accent', 'secondary', 'surface', 'ink'])),
})
