/** Something to hear or to watch: the picture, the line of time, the keys, what comes next. */

import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { iconButton, lines, meter } from '../../kit/controls.ts'

export const player: Block = {
  name: 'player',
  size: 'narrow',
  tall: 480,
  draw(context) {
    const { pen, thing, looks, page } = context
    const about = /song|audio|music|ring|video|podcast|sample|track/i.test(thing) ? thing : 'songs'
    const isWide = innerWidth(context) > 520
    return panel(
      context,
      [
        pen.box({ width: 'fill', height: isWide ? 300 : 200, radius: pen.inner, clip: true }, [
          { ...looks.tile(pen, page.brief.subject.objects[0], { height: isWide ? 300 : 200, radius: 0 }) },
        ]),
        pen.row(
          [
            pen.col(
              [
                pen.text('strong', context.page.names.of(about, 0), { size: 18, width: 'fill' }),
                pen.text('caption', 'Sample'),
              ],
              { width: 'fill', gap: 2 },
            ),
            pen.row([iconButton(pen, 'back', 40), iconButton(pen, 'play', 48, true), iconButton(pen, 'next', 40)], {
              gap: 8,
            }),
          ],
          {
            width: 'fill',
            gap: 12,
          },
        ),
        pen.col(
          [
            meter(pen, 0.36, 6),
            pen.row([pen.text('caption', '1:12'), pen.text('caption', '3:20')], { width: 'fill', justify: 'between' }),
          ],
          { gap: 6, width: 'fill' },
        ),
        lines(
          pen,
          [1, 2].map((i) => [
            pen.icon('play', 16, pen.surface.strong),
            pen.text('small', context.page.names.of(about, i), { width: 'fill', fill: pen.surface.text }),
            pen.text('caption', `3:${10 + i * 7}`),
          ]),
        ),
      ],
      { control: { kind: 'player' } },
    )
  },
}
