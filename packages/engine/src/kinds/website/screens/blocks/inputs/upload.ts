/** A place to drop files, and one that is on its way. */
import { type Block, panel } from '../../kit/block.ts'
import { button, meter } from '../../kit/controls.ts'

export const upload: Block = {
  name: 'upload',
  size: 'narrow',
  tall: 340,
  draw(context) {
    const { pen, thing } = context
    const isPicture = /photo|picture|image|video/i.test(thing)
    const accept = isPicture ? (/video/i.test(thing) ? 'video/*' : 'image/*') : undefined
    return panel(
      context,
      [
        pen.col(
          [
            pen.row([pen.icon('upload', 26, pen.surface.onTint)], {
              width: 56,
              height: 56,
              radius: 'full',
              fill: pen.surface.tint,
              justify: 'center',
            }),
            pen.text('strong', `Drop ${thing.toLowerCase()} here`, { maxWidth: 240, lines: 2, align: 'center' }),
            button(pen, 'Choose files', 'quiet', undefined, { control: { kind: 'submit' } }),
          ],
          {
            width: 'fill',
            align: 'center',
            gap: 12,
            pad: [28, 16, 28, 16],
            fill: pen.surface.sunk,
            radius: pen.inner,
            stroke: { paint: pen.surface.edge, width: 1 },
            role: 'panel',
          },
          'drop',
        ),
        pen.row(
          [
            pen.row([pen.icon(isPicture ? 'image' : 'file', 22)], {
              width: 48,
              height: 48,
              radius: pen.inner,
              fill: pen.surface.sunk,
              justify: 'center',
            }),
            pen.col(
              [pen.text('label', isPicture ? 'Preview.jpg' : 'Sample.pdf', { width: 'fill' }), meter(pen, 0.7, 6)],
              { width: 'fill', gap: 8 },
            ),
            pen.text('caption', '70%'),
          ],
          { width: 'fill', gap: 14 },
        ),
      ],
      { control: { kind: 'upload', ...(accept && { accept }) } },
    )
  },
}
