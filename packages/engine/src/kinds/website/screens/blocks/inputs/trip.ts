/** What one asks for when booking, as a bar of fields. */

import { thingsOf } from '../../../vocabulary/labels.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { chips, field, submit } from '../../kit/controls.ts'

const DATED = /date|when|arrive|leave|pick up|return/i
const COUNTED = /guests|passengers|people|sleeps/i
const PLACED = /from|to$|where|place|area/i

export const trip: Block = {
  name: 'trip',
  size: 'wide',
  tall: 230,
  draw(context) {
    const { pen, thing, tasks } = context
    const { fields } = factsOf(thing)
    const things = [...new Set(tasks.flatMap((task) => thingsOf(task) ?? []))].filter((one) => one.length < 24)
    const isWide = innerWidth(context) > 640
    const shown = fields.slice(0, 4).map((label) =>
      field(
        pen,
        label,
        DATED.test(label)
          ? 'Choose a date'
          : COUNTED.test(label)
            ? '2'
            : PLACED.test(label)
              ? 'Town or place'
              : 'Choose one',
        {
          icon: DATED.test(label) ? 'calendar' : COUNTED.test(label) ? 'users' : 'pin',
          tall: 50,
        },
      ),
    )
    const call = submit(pen, 'Search', 'search', { height: 50 })
    return panel(
      context,
      [
        ...(things.length > 1
          ? [chips(pen, things.slice(0, 4).map(capitalised), { kind: 'choices', name: 'What' })]
          : []),
        isWide
          ? pen.row([...shown, call], { gap: 14, width: 'fill', align: 'end', role: 'group' })
          : pen.col([...shown, call], { gap: 14, width: 'fill', role: 'group' }),
      ],
      { others: 'none', control: { kind: 'form', done: 'Here is what is free then.' } },
    )
  },
}
