/** Prices as panels side by side, the one in the middle in colour. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { button, chips } from '../../screens/kit/controls.ts'
import { penFor, raised } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { choosing, tiersOf } from './tiers.ts'

export const priceCards = site({
  name: 'pricing-cards',
  type: 'pricing',
  example: 'A pricing page for Ledgerly, an accounting app: Solo $9, Team $29, Firm $79',
  weight: 1,
  told: ['prices', 'list', 'offer', 'about'],
  signs: [],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const tiers = tiersOf(own)
    const each = Math.floor((CONTENT - (tiers.length - 1) * 24) / tiers.length)
    const cards = tiers.map(({ name, price, points }, i) => {
      const leads = i === Math.min(1, tiers.length - 1)
      const card = penFor(page, leads ? looks.accent : looks.panel, `tier-${i + 1}`)
      return card.col(
        [
          card.text('title', name, { size: 26, width: 'fill', lines: 2 }),
          card.text('display', price, {
            size: 60,
            width: 'fill',
            element: 'span',
            role: 'price',
            fill: card.surface.text,
          }),
          button(card, 'Choose this', 'main', undefined, { width: 'fill', control: choosing(name) }),
          card.col(
            points.map((point) =>
              card.row(
                [
                  card.icon('check', 20, card.surface.text),
                  card.text('body', point, {
                    width: 'fill',
                    lines: 2,
                    role: 'list-item',
                    element: 'span',
                    fill: card.surface.text,
                  }),
                ],
                { gap: 12, width: 'fill', element: 'li', role: 'group' },
              ),
            ),
            { gap: 14, width: 'fill', element: 'ul', role: 'group' },
          ),
          card.text('caption', 'Sample points', { fill: card.surface.text }),
        ],
        {
          role: 'card',
          width: each,
          ...raised(card, leads ? 2 : 1),
          pad: [36, 32, 40, 32],
          gap: 28,
        },
        'tier',
      )
    })
    return [
      bar(),
      band(
        pen,
        [
          pen.col(
            [
              headOf(screen, pen, 860, { size: 64, centred: true, call: true }),
              chips(pen, ['By month', 'By year'], { kind: 'choices', name: 'Period' }),
            ],
            { width: CONTENT, align: 'center', gap: 28 },
          ),
          pen.row(cards, { gap: 24, align: 'stretch', width: CONTENT }),
        ],
        { gap: 56 },
      ),
    ]
  },
})
