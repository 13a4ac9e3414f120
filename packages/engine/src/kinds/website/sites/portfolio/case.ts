/** A portfolio that opens with one case: its picture from edge to edge, what was asked and done under it, then the others. */
import { CONTENT, PAGE } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { site } from '../site.ts'
import { factOf, work, worksOf, workTile } from './work.ts'

const PARTS = [
  ['The task', 'What was asked for stands here, in two or three sentences.'],
  ['The work', 'What was done, and why it was done in this way.'],
  ['The result', 'What came of it, told by those who use it.'],
] as const

export const caseStudy = site({
  name: 'portfolio-case',
  type: 'portfolio',
  example: 'Portfolio website of the design studio Tangent with case studies: identity, packaging, website',
  weight: 0.9,
  told: ['pictures', 'list', 'offer'],
  signs: [],
  top: (own) => {
    const { screen, pen, bar, band } = own
    const [first = 'Project', ...others] = worksOf(own).map(({ name }) => name)
    const each = Math.floor((CONTENT - 2 * 24) / 3)
    return [
      bar(),
      band(pen, [headOf(screen, pen, CONTENT, { size: 64 })], { pad: [64, 120, 48, 120] }),
      pen.row([workTile(own, pen, 0, PAGE, 620)], { width: PAGE }),
      band(
        pen,
        [
          pen.row(
            [
              pen.col(
                [
                  pen.text('caption', 'Case 01'),
                  pen.text('heading', factOf(own, first), { size: 44, width: 'fill', lines: 2, element: 'h2' }),
                ],
                { width: each, gap: 8 },
              ),
              pen.col(
                PARTS.map(([title, words]) =>
                  pen.col([pen.text('strong', title), pen.text('body', words, { width: 'fill', lines: 3 })], {
                    gap: 6,
                    width: 'fill',
                  }),
                ),
                { width: CONTENT - each - 24, gap: 28 },
              ),
            ],
            { gap: 24, align: 'start' },
          ),
          pen.row(
            others.slice(0, 3).map((name, i) => work(own, pen, name, i + 1, each, 340)),
            { gap: 24, align: 'start' },
          ),
        ],
        { pad: [64, 120, 96, 120], gap: 72 },
      ),
    ]
  },
})
