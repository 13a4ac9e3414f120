/** A question with answers to choose from, how far one is, and the score. */
import type { Node } from '../../../../../scene/types.ts'
import { questionFor } from '../../../vocabulary/questions.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, meter, status, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

export const quiz: Block = {
  name: 'quiz',
  size: 'wide',
  tall: 520,
  draw(context) {
    const { pen, page } = context
    const question = questionFor(`${context.tasks.map(({ words }) => words).join(' ')} ${page.brief.prompt}`)
    const isWide = innerWidth(context) > 520
    const each = isWide ? Math.floor((innerWidth(context) - 14) / 2) : innerWidth(context)
    const answer = (words: string, i: number): Node =>
      pen.row(
        [
          pen.text('strong', words, {
            width: 'fill',
            lines: 2,
            ...(i === question.chosen && { fill: pen.surface.onTint }),
          }),
        ],
        {
          role: 'button',
          element: 'button',
          width: each,
          gap: 14,
          pad: [18, 20, 18, 20],
          radius: pen.inner,
          ...(i === question.chosen
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
        pen.text('heading', question.words, {
          width: 'fill',
          lines: 3,
          size: 30,
          element: 'h3',
        }),
        pen.row(question.answers.map(answer), {
          gap: 14,
          wrap: true,
          width: 'fill',
          control: { kind: 'choices', name: 'Answer', chosen: question.chosen },
        }),
        pen.row([submit(pen, 'Submit answer', 'arrow'), button(pen, 'Skip', 'plain')], { gap: 14 }),
      ],
      { sample: true, control: { kind: 'form', done: 'Your answer: {Answer}.' } },
    )
  },
}
