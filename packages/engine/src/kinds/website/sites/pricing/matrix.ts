/** Prices as a table: what is in which step, line by line. */
import type { Node } from '../../../../scene/types.ts'
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { button } from '../../screens/kit/controls.ts'
import { type Pen, ruledItem } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { choosing, type Tier, tiersOf } from './tiers.ts'

const LABEL = 360

/** What is in which step. */
const lineOf = (pen: Pen, point: string, tiers: readonly Tier[], each: number): Node =>
  pen.row(
    [
      pen.text('body', point, { width: LABEL, lines: 2, element: 'span', role: 'list-item' }),
      ...tiers.map((tier) =>
        pen.row(
          [
            pen.icon(
              tier.points.includes(point) ? 'check' : 'minus',
              22,
              tier.points.includes(point) ? pen.surface.strong : pen.surface.quiet,
            ),
          ],
          { width: each, justify: 'center' },
        ),
      ),
    ],
    ruledItem(pen, 20, { gap: 16 }),
    'line',
  )

export const priceMatrix = site({
  name: 'pricing-matrix',
  type: 'pricing',
  example: 'Price tiers for Kite Hosting: Basic $5, Plus $12, Pro $30',
  weight: 0.9,
  told: ['prices', 'list', 'offer', 'about'],
  signs: [],
  top: (own) => {
    const { screen, pen, bar, band } = own
    const tiers = tiersOf(own)
    const each = Math.floor((CONTENT - LABEL - tiers.length * 16) / tiers.length)
    const points = tiers.reduce<string[]>((all, tier) => (tier.points.length > all.length ? tier.points : all), [])
    const line = (point: string) => lineOf(pen, point, tiers, each)
    return [
      bar(),
      band(
        pen,
        [
          headOf(screen, pen, CONTENT, { size: 64 }),
          pen.col(
            [
              pen.row(
                [
                  pen.col([pen.text('small', 'What is in it (sample points)')], { width: LABEL }),
                  ...tiers.map(({ name, price }, i) =>
                    pen.col(
                      [
                        pen.text('strong', name, { width: 'fill', align: 'center', size: 20, lines: 2 }),
                        pen.text('display', price, {
                          size: 42,
                          width: 'fill',
                          align: 'center',
                          element: 'span',
                          role: 'price',
                        }),
                        button(pen, 'Choose', i === 1 ? 'main' : 'quiet', undefined, { control: choosing(name) }),
                      ],
                      { width: each, gap: 12, align: 'center', pad: [0, 0, 28, 0] },
                    ),
                  ),
                ],
                { gap: 16, align: 'end', width: 'fill' },
              ),
              ...points.map(line),
            ],
            { width: CONTENT },
            'matrix',
          ),
        ],
        { gap: 64 },
      ),
    ]
  },
})
