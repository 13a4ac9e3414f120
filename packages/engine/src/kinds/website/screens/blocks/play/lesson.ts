/** A course's lessons: which are done, which one is open, what is still to come. */
import type { Node } from '../../../../../scene/types.ts'
import { sampleName } from '../../../vocabulary/samples.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, does, lines, meter } from '../../kit/controls.ts'

/** So many lessons, of which this one is open. */
const [COUNT, AT] = [5, 2]

export const lesson: Block = {
  name: 'lesson',
  size: 'wide',
  tall: 620,
  draw(context) {
    const { pen, looks, page } = context
    const inner = innerWidth(context)
    const tall = inner > 560 ? 320 : 200
    const list = Array.from({ length: COUNT }, (_, i): Node[] => [
      pen.row(
        [
          pen.icon(
            i < AT ? 'check' : i === AT ? 'play' : 'lock',
            16,
            i <= AT ? pen.surface.button.text : pen.surface.quiet,
          ),
        ],
        {
          width: 34,
          height: 34,
          radius: 'full',
          justify: 'center',
          fill: i <= AT ? pen.surface.button.fill : pen.surface.sunk,
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
              role: 'button',
              element: 'button',
              control: { kind: 'act', does: 'play' },
            }),
            looks.tile(pen, page.brief.subject.objects[0] ?? 'book', { height: tall, share: 0.8 }),
          ].toReversed(),
          { width: 'fill', height: tall },
        ),
        pen.row(
          [
            pen.col(
              [
                pen.text('strong', `Lesson ${AT + 1} of ${COUNT}`, {
                  width: 'fill',
                  control: { kind: 'reading', of: 'place', whole: true },
                }),
                { ...meter(pen, AT / COUNT), control: { kind: 'gauge', of: 'share' } },
              ],
              { width: 'fill', gap: 10 },
            ),
            button(pen, 'Go on', 'main', 'arrow', does('next')),
          ],
          { width: 'fill', gap: 24 },
        ),
        lines(pen, list, { control: { kind: 'lessons', at: AT } }),
      ],
      { sample: true, control: { kind: 'lesson', count: COUNT, at: AT } },
    )
  },
}
