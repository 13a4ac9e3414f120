/** A magazine as a mosaic: one story in colour, the others as cards of unequal width about it. */
import { CONTENT } from '../../parts/grid.ts'
import { headOf } from '../../screens/frames/chrome.ts'
import { chips } from '../../screens/kit/controls.ts'
import { penFor, raised } from '../../screens/kit/pen.ts'
import { site } from '../site.ts'
import { storiesOf, storyTile, told } from './stories.ts'

export const magazineMosaic = site({
  name: 'magazine-mosaic',
  type: 'magazine',
  example: 'A news website called Tideline for coastal towns with articles by section',
  weight: 0.9,
  told: ['list', 'offer', 'about', 'told'],
  top: (own) => {
    const { page, screen, pen, bar, band } = own
    const { looks } = screen
    const [first, second, third, fourth, fifth] = storiesOf(own, 5)
    const colour = penFor(page, page.random.fork('mosaic').pick([looks.accent, looks.ink]), 'mosaic')
    const card = penFor(page, looks.panel, 'card')
    const [wide, slim] = [772, CONTENT - 772 - 24]
    const half = (CONTENT - 2 * 24) / 3
    if (!first || !second || !third || !fourth || !fifth) return []
    const framed = (node: ReturnType<typeof told>, tile: ReturnType<typeof storyTile>, width: number) =>
      card.col(
        [tile, card.col([node], { pad: [18, 22, 24, 22] })],
        {
          width,
          ...raised(card, 2),
          clip: true,
          element: 'article',
          role: 'card',
        },
        'card',
      )
    return [
      bar(),
      band(
        pen,
        [headOf(screen, pen, CONTENT, { size: 52 }), chips(pen, ['All', 'Features', 'News', 'Opinion', 'Reports'])],
        { pad: [56, 120, 24, 120], gap: 28 },
      ),
      band(
        pen,
        [
          pen.row(
            [
              framed(told(card, first, 'heading', { size: 38 }), storyTile(own, card, 0, wide, 380), wide),
              colour.col(
                [told(colour, second, 'heading', { size: 40 }), colour.icon('arrow', 36, colour.surface.text)],
                {
                  width: slim,
                  fill: colour.surface.fill,
                  radius: colour.radius,
                  pad: 32,
                  justify: 'between',
                  role: 'card',
                  element: 'article',
                },
              ),
            ],
            { gap: 24, align: 'stretch' },
          ),
          pen.row(
            [third, fourth, fifth].map((story, i) =>
              framed(told(card, story, 'title', { size: 24 }), storyTile(own, card, i + 2, half, 220), half),
            ),
            { gap: 24, align: 'stretch' },
          ),
        ],
        { pad: [16, 120, 80, 120], gap: 24 },
      ),
    ]
  },
})
