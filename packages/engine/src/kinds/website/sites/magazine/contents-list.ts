/** A magazine as its table of contents: large numbered titles on a quiet ground, one picture. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor, ruledItem } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { storiesOf, storyTile } from './stories.ts'

export const contentsList = site({
  name: 'magazine-contents',
  type: 'magazine',
  example: 'A blog called The Long Table about food and memory, with stories and columns',
  weight: 0.9,
  told: ['list', 'offer', 'about', 'told'],
  top: (own) => {
    const { page, screen, bar, band } = own
    const { looks } = screen
    const ground = page.random.fork('contents').pick([looks.quiet, looks.ground, looks.ink])
    const pen = penFor(page, ground, 'contents')
    const rows = storiesOf(own, 6).map(({ title, section, by }, i) =>
      pen.row(
        [
          pen.text('display', String(i + 1), {
            size: 44,
            width: 64,
            fill: pen.surface.strong,
            element: 'span',
            role: 'label',
          }),
          storyTile(own, pen, i + 1, 176, 120),
          pen.col(
            [
              pen.text('label', section, { fill: pen.surface.word }),
              pen.text('heading', title, { size: 34, width: 'fill', lines: 2, element: 'h2' }),
              pen.text('small', `${by}  ·  Sample`),
            ],
            { width: 'fill', gap: 6 },
          ),
          pen.icon('arrow', 26, pen.surface.text),
        ],
        ruledItem(pen, 24, { gap: 32 }),
        'line',
      ),
    )
    return [
      bar(ground),
      band(
        pen,
        [
          pen.row(
            [
              pen.col([headOf(screen, pen, 560, { size: 64, stacked: true })], { width: 560 }),
              storyTile(own, pen, 0, 560, 440),
            ],
            { gap: 80, width: CONTENT, justify: 'between' },
          ),
          pen.col(rows, { element: 'ul', role: 'group', width: 'fill' }, 'contents'),
        ],
        { gap: 72 },
      ),
    ]
  },
})
