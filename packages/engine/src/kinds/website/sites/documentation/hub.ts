/** Documentation as a hub: a field to search in on a full ground, the chapters as panels below. */
import type { Frame } from '../../../../scene/types.ts'
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { field, signOf, submit } from '../../screens/kit/controls.ts'
import { hairline, type Pen, penFor, raised } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { CHAPTERS, code, searchLabel } from './guide.ts'

/** A chapter as a panel: its sign, its name, its pages. */
const chapter = (card: Pen, [title, pages, icon]: (typeof CHAPTERS)[number], each: number): Frame =>
  card.col(
    [
      signOf(card, icon, 0, 56),
      card.text('title', title, { size: 26 }),
      ...pages.map((words) =>
        card.row(
          [card.text('body', words, { width: 'fill', element: 'span', role: 'label' }), card.icon('right', 18)],
          { width: 'fill', pad: [10, 0, 10, 0], stroke: hairline(card.surface.line, ['top']) },
        ),
      ),
    ],
    {
      width: each,
      pad: 28,
      gap: 14,
      ...raised(card, 2),
      role: 'card',
      element: 'article',
    },
    'chapter',
  )

export const docsHub = site({
  name: 'docs-hub',
  type: 'documentation',
  example: 'A help center for the booking software Anchorage: users can search the knowledge base and browse articles',
  weight: 0.95,
  told: ['list', 'offer', 'about', 'told', 'process', 'call'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const hero = penFor(page, page.random.fork('hub').pick([looks.accent, looks.ink, looks.quiet]), 'hero')
    const card = penFor(page, looks.panel, 'card')
    const dark = penFor(page, looks.ink, 'code')
    const each = (CONTENT - 24) / 2
    return [
      bar(hero.surface),
      band(
        hero,
        [
          headOf(screen, hero, 860, { size: 64, centred: true, call: false }),
          card.row(
            [
              field(card, '', searchLabel(own.screen), { icon: 'search', tall: 56 }),
              submit(card, 'Search', undefined, { height: 56 }),
            ],
            {
              width: 720,
              gap: 12,
              pad: 12,
              ...raised(card, 2),
              control: { kind: 'search' },
            },
          ),
        ],
        { align: 'center', gap: 36 },
      ),
      band(pen, [
        pen.col(
          [CHAPTERS.slice(0, 2), CHAPTERS.slice(2)].map((pair) =>
            pen.row(
              pair.map((one) => chapter(card, one, each)),
              { gap: 24, align: 'stretch', width: CONTENT },
            ),
          ),
          { gap: 24 },
        ),
        pen.row(
          [
            pen.col(
              [
                pen.text('heading', 'In a hurry?', { element: 'h2' }),
                pen.text('body', 'Three lines, and it runs. The words of this sample are yours to write.', {
                  width: 'fill',
                  lines: 3,
                  size: 18,
                }),
              ],
              { width: each, gap: 12 },
            ),
            code(dark, each),
          ],
          { gap: 24, width: CONTENT },
        ),
      ]),
    ]
  },
})
