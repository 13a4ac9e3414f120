/** A card with a word, to be turned, and how well one knows it. */
import { type Block, panel } from '../../kit/block.ts'
import { button, meter } from '../../kit/controls.ts'

export const flashcards: Block = {
  name: 'flashcards',
  size: 'narrow',
  tall: 400,
  draw(context) {
    const { pen } = context
    return panel(context, [
      pen.col(
        [
          pen.text('caption', 'Word 4 of 20'),
          pen.text('display', 'Ocean', { role: 'label', element: 'span', size: 48 }),
          pen.text('small', 'Turn the card to see what it means', { align: 'center', lines: 2, maxWidth: 240 }),
        ],
        {
          width: 'fill',
          align: 'center',
          gap: 12,
          pad: [44, 20, 44, 20],
          fill: pen.surface.tint,
          radius: pen.radius,
          role: 'card',
        },
      ),
      meter(pen, 0.2),
      pen.row([button(pen, 'I know it'), button(pen, 'Again', 'quiet')], { gap: 10, width: 'fill' }),
    ])
  },
}
