/** A course's lessons: which are done, which one is open, what is still to come. */
import type { Node } from '../../../../../scene/types.ts'
import { sampleName } from '../../../vocabulary/samples.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, lines, meter } from '../../kit/controls.ts'

export const lesson: Block = {
  name: 'lesson',
  size: 'wide',
  tall: 620,
  draw(context) {
    const { pen, looks, page } = context
    const inner = innerWidth(context)
    const tall = inner > 560 ? 320 : 200
    const list = [0, 1, 2, 3, 4].map((i): Node[] => [
      pen.row(
        [
          pen.icon(
            i < 2 ? 'check' : i === 2 ? 'play' : 'lock',
            16,
            i < 3 ? pen.surface.button.text : pen.surface.quiet,
          ),
        ],
        {
          width: 34,
          height: 34,
          radius: 'full',
          justify: 'center',
          fill: i < 3 ? pen.surface.button.fill : pen.surface.sunk,
        },
      ),
      pen.text('strong', sampleName('lessons', i), { width: 'fill', lines: 2 }),
      pen.text('caption', `${8 + i * 3} min`),
    ])
    return panel(
      context,
      [
        pen.row(
          [
            pen.row([pen.icon('play', 30, pen.surface.button.text)], {
              width: 72,
              height: 72,
              radius: 'full',
              fill: pen.surface.button.fill,
              justify: 'center',
              at: { left: 24, bottom: 24 },
            }),
            looks.tile(pen, page.brief.subject.objects[0] ?? 'book', { height: tall, share: 0.8 }),
          ].toReversed(),
          { width: 'fill', height: tall },
        ),
        pen.row(
          [
            pen.col([pen.text('strong', 'Lesson 3 of 5', { width: 'fill' }), meter(pen, 0.5)], {
              width: 'fill',
              gap: 10,
            }),
            button(pen, 'Go on', 'main', 'arrow'),
          ],
          { width: 'fill', gap: 24 },
        ),
        lines(pen, list),
      ],
      { sample: true },
    )
  },
}
