/** How far each of several things has come. */

import { type Block, panel } from '../../kit/block.ts'
import { meter } from '../../kit/controls.ts'

const SHARES = [0.86, 0.64, 0.45, 0.2]

export const progress: Block = {
  name: 'progress',
  size: 'narrow',
  tall: 320,
  draw(context) {
    const { pen, thing } = context
    return panel(
      context,
      [
        pen.col(
          SHARES.map((share, i) =>
            pen.col(
              [
                pen.row(
                  [
                    pen.text('small', context.page.names.of(thing, i), { width: 'fill', fill: pen.surface.text }),
                    pen.text('label', `${Math.round(share * 100)}%`),
                  ],
                  {
                    width: 'fill',
                    gap: 12,
                  },
                ),
                meter(pen, share),
              ],
              { gap: 8, width: 'fill', element: 'li', role: 'group', control: { kind: 'step', done: share } },
            ),
          ),
          { gap: 18, element: 'ul', role: 'group', width: 'fill' },
        ),
      ],
      { sample: true, control: { kind: 'steps' } },
    )
  },
}
