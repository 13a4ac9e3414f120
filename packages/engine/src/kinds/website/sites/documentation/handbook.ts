/** Documentation as a handbook: a full side of chapters in colour, one page in large type. */
import { MARGIN, PAGE } from '../../parts/grid.ts'
import { brandOn, headOf } from '../../screens/frames/chrome.ts'
import { field } from '../../screens/kit/controls.ts'
import { penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { chapters, note, searchLabel, steps } from './guide.ts'

const SIDE = 340

export const docsHandbook = site({
  name: 'docs-handbook',
  type: 'documentation',
  example: 'A wiki and manual for the makers club Solder Shed with tutorials',
  weight: 0.9,
  told: ['list', 'offer', 'about', 'told', 'process', 'call'],
  signs: [],
  top: (own) => {
    const { page, screen, pen } = own
    const { looks } = screen
    const side = penFor(page, page.random.fork('book').pick([looks.ink, looks.accent, looks.quiet]), 'side')
    const dark = penFor(page, looks.ink, 'code')
    const width = PAGE - SIDE - 2 * 96
    return [
      pen.row(
        [
          side.col(
            [
              brandOn(screen, side.surface, 'side-brand', { size: 28, width: SIDE - 80, lines: 4 }),
              field(side, '', searchLabel(own.screen), { icon: 'search' }),
              chapters(side),
            ],
            {
              width: SIDE,
              fill: side.surface.fill,
              pad: 40,
              gap: 32,
              element: 'aside',
              role: 'nav',
            },
          ),
          pen.col(
            [
              headOf(screen, pen, width, { size: 72 }),
              note(pen, 'These are sample pages: their words are yours to write.'),
              ...steps(pen, dark),
            ],
            {
              width: PAGE - SIDE,
              pad: [72, MARGIN - 24, 88, 96],
              gap: 44,
              element: 'section',
              role: 'section',
            },
          ),
        ],
        { width: PAGE, align: 'stretch', fill: looks.ground.fill },
        'book',
      ),
    ]
  },
})
