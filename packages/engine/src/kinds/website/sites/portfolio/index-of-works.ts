/** A portfolio as an index: the works as lines, as large as headlines, one picture beside them. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { penFor, ruledItem } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { factOf, worksOf, workTile } from './work.ts'

export const indexOfWorks = site({
  name: 'portfolio-index',
  type: 'portfolio',
  example: 'Portfolio of the architecture studio Halde: library, pavilion, school, house',
  weight: 0.9,
  told: ['pictures', 'list', 'offer'],
  signs: [],
  top: (own) => {
    const { page, screen, bar, band } = own
    const { looks } = screen
    const ground = page.random.fork('index').pick([looks.ink, looks.ground, looks.ground, looks.accent])
    const pen = penFor(page, ground, 'index')
    const rows = worksOf(own).map(({ name }, i) =>
      pen.row(
        [
          pen.text('caption', `0${i + 1}`, { width: 56, fill: pen.surface.text }),
          pen.text('display', factOf(own, name), {
            size: 52,
            width: 'fill',
            lines: 2,
            element: 'h2',
            ...(i === 0 && { fill: pen.surface.strong }),
          }),
          pen.icon('up', 28, pen.surface.text),
        ],
        ruledItem(pen, 20, { gap: 16 }),
        'line',
      ),
    )
    return [
      bar(ground),
      band(
        pen,
        [
          headOf(screen, pen, CONTENT, { size: 60 }),
          pen.row(
            [
              pen.col(rows, { element: 'ul', role: 'group', width: 720 }, 'index'),
              pen.col([workTile(own, pen, 0, 432, 560)], { width: 432 }),
            ],
            { gap: 48, align: 'start' },
          ),
        ],
        { gap: 64, pad: [72, 120, 96, 120] },
      ),
    ]
  },
})
