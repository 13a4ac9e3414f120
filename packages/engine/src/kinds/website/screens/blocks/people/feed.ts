/** What members write, with ways to answer; above it the place to write. */

import { cyclic } from '../../../../../base/items.ts'
import { says } from '../../../../../brief/told/sayings.ts'
import type { Node } from '../../../../../scene/types.ts'
import { PEOPLE, sampleName } from '../../../vocabulary/samples.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, panel } from '../../kit/block.ts'
import { avatar, button, chips, submit } from '../../kit/controls.ts'
import { hairline, type Pen, ruledItem } from '../../kit/pen.ts'

const TIMES = ['12 min', '1 h', '3 h', 'Yesterday']

/** Answers, likes, passing on. */
const acts = (pen: Pen, i: number): Node =>
  pen.row(
    [
      button(pen, 'Like', 'plain', undefined, { control: { kind: 'toggle', on: 'Liked' } }),
      pen.row([pen.icon('heart', 18), pen.text('caption', String(24 - i * 5))], { gap: 6 }),
      pen.row([pen.icon('chat', 18), pen.text('caption', `${8 - i} replies`)], { gap: 6 }),
    ],
    { gap: 20, wrap: true },
    'acts',
  )

export const feed: Block = {
  name: 'feed',
  size: 'wide',
  tall: 680,
  draw(context) {
    const { pen, thing, leads, page } = context
    const known = factsOf(thing).samples.length > 0
    const about =
      known &&
      /post|question|topic|discuss|thread|comment|idea|stor|message|promotion|review|recipe|creati/i.test(thing)
        ? thing
        : 'posts'
    const anonymous = says(page.brief, 'anonymous')
    const who = (i: number) => (anonymous ? `Anonymous ${i + 1}` : cyclic(PEOPLE, i))
    const entry = (i: number): Node =>
      pen.row(
        [
          avatar(pen, who(i), i, 44),
          pen.col(
            [
              pen.row([pen.text('label', who(i)), pen.text('caption', cyclic(TIMES, i))], { gap: 10 }),
              pen.text('strong', sampleName(about, i), { size: 19, width: 'fill', lines: 2 }),
              pen.text('body', 'What members write stands here, in their own words and at the length they like.', {
                width: 'fill',
                lines: 3,
                fill: pen.surface.text,
              }),
              acts(pen, i),
            ],
            { width: 'fill', gap: 8 },
          ),
        ],
        ruledItem(pen, 20, { align: 'start', gap: 16 }, i === 0),
        'entry',
      )
    return panel(
      context,
      [
        pen.row(
          [
            avatar(pen, 'Me', 1, 40),
            pen.col(
              [
                pen.row([pen.text('small', 'What would you like to say?', { width: 'fill' })], {
                  width: 'fill',
                  height: 46,
                  pad: [0, 16, 0, 16],
                  radius: 'full',
                  fill: pen.surface.sunk,
                  stroke: hairline(pen.surface.edge),
                }),
              ],
              { width: 'fill', control: { kind: 'field', input: 'text', required: true } },
            ),
            submit(pen, 'Post'),
          ],
          { width: 'fill', gap: 12, control: { kind: 'form', done: 'Posted.' } },
        ),
        chips(pen, ['Newest', 'Most read', 'Unanswered'], { kind: 'sorts' }),
        pen.col(
          Array.from({ length: leads ? 4 : 3 }, (_, i) => entry(i)),
          { element: 'ul', role: 'group', width: 'fill', control: { kind: 'list' } },
          'entries',
        ),
      ],
      { sample: true },
    )
  },
}
