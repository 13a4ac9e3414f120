/** Prices as a ladder: the words on a full ground at the left, the steps one below the other at the right. */
import { MARGIN, PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { button } from '../../screens/kit/controls.ts'
import { penFor, ruledItem } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { choosing, tiersOf } from './tiers.ts'

export const priceLadder = site({
  name: 'pricing-ladder',
  type: 'pricing',
  example: 'A plans page for the climbing gym Overhang: Day $14, Month $60, Year $540',
  weight: 0.85,
  told: ['prices', 'list', 'offer', 'about'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar } = own
    const { looks } = screen
    const words = penFor(page, page.random.fork('ladder').pick([looks.accent, looks.ink]), 'hero')
    const left = 560
    const rows = tiersOf(own).map(({ name, price, points }, i) =>
      pen.row(
        [
          pen.col(
            [
              pen.row(
                [
                  pen.text('title', name, { size: 28, width: 'fill', lines: 2 }),
                  pen.text('display', price, {
                    size: 54,
                    element: 'span',
                    role: 'price',
                    fill: pen.surface.strong,
                    maxWidth: 300,
                  }),
                ],
                { width: 'fill', gap: 20 },
              ),
              pen.text('small', `${points.slice(0, 2).join('  ·  ')}  ·  Sample points`, { width: 'fill', lines: 2 }),
            ],
            { width: 'fill', gap: 2 },
          ),
          button(pen, 'Choose', i === 1 ? 'main' : 'quiet', undefined, { control: choosing(name) }),
        ],
        ruledItem(pen, 40, { gap: 28 }, i === 0),
        'step',
      ),
    )
    return [
      bar(),
      pen.row(
        [
          words.col([headOf(screen, words, left - MARGIN - 64, { size: 56, stacked: true })], {
            width: left,
            fill: words.surface.fill,
            pad: [96, 64, 96, MARGIN],
            justify: 'between',
            role: 'panel',
          }),
          pen.col([pen.col(rows, { element: 'ul', role: 'group', width: 'fill' })], {
            width: PAGE - left,
            pad: [48, MARGIN, 48, 72],
            justify: 'center',
          }),
        ],
        { width: PAGE, align: 'stretch', fill: looks.ground.fill, element: 'section', role: 'section' },
        'ladder',
      ),
    ]
  },
})
