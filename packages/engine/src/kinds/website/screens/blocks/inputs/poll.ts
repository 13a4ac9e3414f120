/** A question with its options, to vote on, and how it stands. */
import type { Node } from '../../../../../scene/types.ts'
import { SAMPLE } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { meter, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const SHARES = [0.48, 0.29, 0.15, 0.08]

export const poll: Block = {
  name: 'poll',
  size: 'wide',
  tall: 440,
  draw(context) {
    const { pen } = context
    const option = (share: number, i: number): Node =>
      pen.row(
        [
          pen.row(
            i === 0
              ? [pen.box({ width: 10, height: 10, radius: 'full', fill: pen.surface.button.fill, role: 'decoration' })]
              : [],
            {
              width: 22,
              height: 22,
              radius: 'full',
              stroke: { paint: i === 0 ? pen.surface.strong : pen.surface.edge, width: i === 0 ? 2 : 1 },
              justify: 'center',
            },
          ),
          pen.col(
            [
              pen.row(
                [
                  pen.text('strong', `Option ${'ABCD'.charAt(i)}`, { width: 'fill' }),
                  pen.text('label', `${Math.round(share * 100)}%`),
                ],
                { width: 'fill' },
              ),
              meter(pen, share),
            ],
            { width: 'fill', gap: 8 },
          ),
        ],
        {
          control: { kind: 'option' },
          element: 'li',
          role: 'group',
          width: 'fill',
          gap: 14,
          pad: 16,
          radius: pen.inner,
          ...(i === 0 ? { fill: pen.surface.tint } : { stroke: hairline(pen.surface.line) }),
        },
        'option',
      )
    return panel(
      context,
      [
        pen.text('body', 'Your question stands here. Choose one answer.', { width: 'fill', lines: 2 }),
        pen.col(SHARES.map(option), { gap: 10, width: 'fill', element: 'ul', role: 'group' }),
        pen.row([submit(pen, 'Cast vote'), pen.text('caption', `214 votes, ${SAMPLE.toLowerCase()}`)], { gap: 16 }),
      ],
      { control: { kind: 'poll' } },
    )
  },
}
