/** A profile: the picture, what is said of oneself, what one can do. */

import { sampleName } from '../../../vocabulary/samples.ts'
import { type Block, panel } from '../../kit/block.ts'
import { avatar, field, submit, tag } from '../../kit/controls.ts'

export const profile: Block = {
  name: 'profile',
  size: 'narrow',
  tall: 430,
  draw(context) {
    const { pen } = context
    const { fill, text } = pen.surface.button
    const face = avatar(pen, 'You', 0, 72)
    return panel(
      context,
      [
        pen.box({ width: 'fill', height: 84, radius: pen.inner, fill: pen.surface.tint, role: 'decoration' }),
        pen.row(
          [
            {
              ...face,
              margin: [-52, 0, 0, 16],
              fill,
              children: face.children.map((one) => (one.type === 'text' ? { ...one, fill: text } : one)),
            },
            pen.text('strong', 'Your name', { size: 20, width: 'fill' }),
          ],
          { gap: 14, width: 'fill' },
        ),
        field(pen, 'About you', 'A line or two', { tall: 76 }),
        pen.row(
          [0, 2, 4].map((i) => tag(pen, sampleName('skills', i))),
          { gap: 8, wrap: true },
        ),
        submit(pen, 'Save', undefined, { alignSelf: 'start' }),
      ],
      { control: { kind: 'form', done: 'Saved.' } },
    )
  },
}
