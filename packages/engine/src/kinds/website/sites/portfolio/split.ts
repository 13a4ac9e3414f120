/** A portfolio in two halves: who it is at the left, on a full ground, what there is at the right as a field of pictures without gaps; then what is done, as words. */
import type { Frame } from '../../../../scene/types.ts'
import { CONTENT, MARGIN, PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { hairline, type Pen, penFor } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { factOf, worksOf, workTile } from './work.ts'

const LEFT = 560
const RIGHT = PAGE - LEFT
const TALL = 420

export const splitWorks = site({
  name: 'portfolio-split',
  type: 'portfolio',
  example: 'Portfolio website of the textile designer Noor Vance: scarves, curtains, rugs, cushions',
  weight: 0.95,
  told: ['pictures', 'list', 'offer'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const ground = page.random.fork('split').pick([looks.accent, looks.ink, looks.quiet])
    const words = penFor(page, ground, 'hero')
    const works = worksOf(own).slice(0, 5)
    const [wide, narrow] = [Math.round(RIGHT * 0.58), RIGHT - Math.round(RIGHT * 0.58)]
    const tile = (index: number, width: number, height: number) => ({
      ...workTile(own, pen, index, width, height),
      radius: 0,
    })
    return [
      bar(),
      pen.row(
        [
          words.col(
            [
              headOf(screen, words, LEFT - MARGIN - 48, { size: 72, stacked: true }),
              words.col(
                works.map(({ name }, i) =>
                  words.row(
                    [
                      words.text('caption', `0${i + 1}`, { width: 40, fill: words.surface.text }),
                      words.text('lead', factOf(own, name), { width: 'fill', lines: 2 }),
                    ],
                    {
                      width: 'fill',
                      pad: [12, 0, 12, 0],
                      ...(i > 0 && { stroke: hairline(words.surface.line, ['top']) }),
                    },
                    'line',
                  ),
                ),
                { width: 'fill' },
                'index',
              ),
            ],
            {
              width: LEFT,
              fill: words.surface.fill,
              pad: [72, 48, 56, MARGIN],
              gap: 56,
              justify: 'between',
              role: 'panel',
            },
            'half',
          ),
          pen.col(
            [
              pen.row([tile(0, wide, TALL), tile(1, narrow, TALL)]),
              pen.row([tile(2, narrow, TALL), tile(3, wide, TALL)]),
            ],
            { width: RIGHT },
            'field',
          ),
        ],
        { width: PAGE, align: 'stretch' },
        'first',
      ),
      band(pen, [wayOfWork(pen)]),
    ]
  },
})

/** What is true of anybody who works to order. */
const LINES = [
  'Say what it is for, who will see or use it, and by when. A few sentences are enough.',
  'A first sketch, a talk about it, and then the thing itself, shown on the way.',
  'A piece that is yours, and somebody who answers when there are questions later.',
] as const

const wayOfWork = (pen: Pen): Frame =>
  pen.row(
    ['What is asked', 'How it is made', 'What comes of it'].map((title, i) =>
      pen.col(
        [
          pen.text('heading', title, { size: 30, width: 'fill', lines: 2, element: 'h2' }),
          pen.text('body', LINES[i] ?? '', { width: 'fill', lines: 4, size: 18 }),
        ],
        {
          width: Math.floor((CONTENT - 2 * 32) / 3),
          gap: 12,
          pad: [20, 0, 0, 0],
          stroke: hairline(pen.surface.text, ['top']),
        },
      ),
    ),
    { gap: 32, align: 'start', width: CONTENT },
  )
