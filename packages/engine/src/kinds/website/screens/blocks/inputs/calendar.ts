/** A month to choose a day in, the hours of that day, and the way on. */
import type { Node } from '../../../../../scene/types.ts'
import { DAYS } from '../../../vocabulary/samples.ts'
import { actionOf, type Block, innerWidth, panel } from '../../kit/block.ts'
import { chips, submit } from '../../kit/controls.ts'

const CHOSEN = 12
const SLOTS = ['09:00', '10:30', '13:00', '16:00']

export const calendar: Block = {
  name: 'calendar',
  size: 'narrow',
  tall: 520,
  draw(context) {
    const { pen } = context
    const side = Math.min(52, Math.floor((innerWidth(context) - 6 * 4) / 7))
    const day = (number: number): Node => {
      const chosen = number === CHOSEN
      return pen.row(
        number < 1 || number > 30
          ? []
          : [
              pen.text('small', String(number), {
                fill: chosen ? pen.surface.button.text : pen.surface.text,
                weight: pen.page.direction.weights[chosen ? 'strong' : 'text'],
              }),
            ],
        {
          width: side,
          height: Math.min(42, side),
          radius: 'full',
          justify: 'center',
          ...(chosen && { fill: pen.surface.button.fill }),
          ...((number === 18 || number === 23) && { fill: pen.surface.tint }),
        },
        'day',
      )
    }
    const week = (at: number): Node =>
      pen.row(
        Array.from({ length: 7 }, (_, i) => day(at * 7 + i - 1)),
        { width: 'fill', justify: 'between' },
        'week',
      )
    return panel(
      context,
      [
        pen.text('strong', 'Choose a day', { width: 'fill' }),
        pen.col(
          [
            pen.row(
              DAYS.map((name) => pen.text('caption', name.slice(0, 2), { width: side, align: 'center' })),
              { width: 'fill', justify: 'between' },
              'week',
            ),
            ...[0, 1, 2, 3, 4].map(week),
          ],
          { gap: 6, width: 'fill', control: { kind: 'calendar', name: 'Day', chosen: CHOSEN } },
          'month',
        ),
        chips(pen, SLOTS, { kind: 'choices', name: 'Time', chosen: 1 }, 1),
        submit(pen, actionOf(context, 'Book'), undefined, { width: 'fill' }),
      ],
      { control: { kind: 'form', done: 'Asked for day {Day} at {Time}.' } },
    )
  },
}
