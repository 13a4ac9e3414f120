/** A question with answers to choose from, how far one is, and the score. */
import type { Node } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, meter, status, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

export const quiz: Block = {
  name: 'quiz',
  size: 'wide',
  tall: 520,
  draw(context) {
    const { pen } = context
    const isWide = innerWidth(context) > 520
    const each = isWide ? Math.floor((innerWidth(context) - 14) / 2) : innerWidth(context)
    const answer = (i: number): Node =>
      pen.row(
        [
          pen.row(
            [pen.text('label', 'ABCD'.charAt(i), { fill: i === 1 ? pen.surface.button.text : pen.surface.text })],
            {
              width: 36,
              height: 36,
              radius: 'full',
              justify: 'center',
              fill: i === 1 ? pen.surface.button.fill : pen.surface.sunk,
            },
          ),
          pen.text('strong', `Answer ${'ABCD'.charAt(i)}`, {
            width: 'fill',
            ...(i === 1 && { fill: pen.surface.onTint }),
          }),
        ],
        {
          role: 'button',
          element: 'button',
          width: each,
          gap: 14,
          pad: 18,
          radius: pen.inner,
          ...(i === 1
            ? { fill: pen.surface.tint, stroke: { paint: pen.surface.strong, width: 2 } }
            : { stroke: hairline(pen.surface.edge) }),
        },
        'answer',
      )
    return panel(
      context,
      [
        pen.row([status(pen, 'Question 3 of 10'), pen.text('label', 'Score 20', { width: 'fill', align: 'end' })], {
          width: 'fill',
        }),
        meter(pen, 0.3),
        pen.text('heading', 'The question stands here, short and clear.', {
          width: 'fill',
          lines: 3,
          size: 30,
          element: 'h3',
        }),
        pen.row([0, 1, 2, 3].map(answer), {
          gap: 14,
          wrap: true,
          width: 'fill',
          control: { kind: 'choices', name: 'Answer', chosen: 1 },
        }),
        pen.row([submit(pen, 'Submit answer', 'arrow'), button(pen, 'Skip', 'plain')], { gap: 14 }),
      ],
      { control: { kind: 'form', done: 'Your answer: {Answer}.' } },
    )
  },
}
