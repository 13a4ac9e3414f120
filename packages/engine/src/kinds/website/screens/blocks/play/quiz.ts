/** A question with answers to choose from, how far one is, and the score. */
import type { Node } from '../../../../../scene/types.ts'
import { questionFor, quizFor } from '../../../vocabulary/questions.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, does, meter, status } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

export const quiz: Block = {
  name: 'quiz',
  size: 'wide',
  tall: 520,
  draw(context) {
    const { pen, page } = context
    const about = context.tasks.map(({ words }) => words).join(' ')
    const question = questionFor(page.brief, about)
    const questions = quizFor(page.brief, about)
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
          control: { kind: 'answer' },
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
        pen.row(
          [
            {
              ...status(pen, `Question 1 of ${questions.length}`),
              control: { kind: 'reading', of: 'place', whole: true },
            },
            pen.text('label', 'Score 0', { width: 'fill', align: 'end', control: { kind: 'reading', of: 'score' } }),
          ],
          { width: 'fill' },
        ),
        { ...meter(pen, 1 / questions.length), control: { kind: 'gauge', of: 'share' } },
        pen.text('heading', question.words, {
          width: 'fill',
          lines: 3,
          size: 30,
          element: 'h3',
          control: { kind: 'reading', of: 'question', whole: true },
        }),
        pen.row(question.answers.map(answer), {
          gap: 14,
          wrap: true,
          width: 'fill',
        }),
        pen.row(
          [
            button(pen, 'Submit answer', 'main', 'arrow', does('answer')),
            button(pen, 'Skip', 'plain', undefined, does('skip')),
          ],
          { gap: 14 },
        ),
      ],
      { sample: true, control: { kind: 'quiz', questions, chosen: question.chosen } },
    )
  },
}
