/** Files to open and to load down. */

import { type Block, panel } from '../../kit/block.ts'
import { iconButton, lines } from '../../kit/controls.ts'

const SIZES = ['PDF, 240 KB', 'PDF, 1.1 MB', 'ZIP, 3.4 MB', 'PDF, 780 KB']

export const files: Block = {
  name: 'files',
  size: 'narrow',
  tall: 360,
  draw(context) {
    const { pen, thing } = context
    return panel(
      context,
      [
        lines(
          pen,
          SIZES.map((size, i) => [
            pen.row([pen.icon('file', 22, pen.surface.onTint)], {
              width: 44,
              height: 44,
              radius: pen.inner,
              fill: pen.surface.tint,
              justify: 'center',
            }),
            pen.col(
              [pen.text('strong', context.page.names.of(thing, i), { width: 'fill' }), pen.text('caption', size)],
              {
                width: 'fill',
                gap: 2,
              },
            ),
            iconButton(pen, 'download', 44, false, { kind: 'download', file: context.page.names.of(thing, i) }),
          ]),
        ),
      ],
      { sample: true },
    )
  },
}
