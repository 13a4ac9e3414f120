/** A form with the fields that its thing needs. */

import { capitalised } from '../../../vocabulary/nouns.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { actionOf, type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, field, submit } from '../../kit/controls.ts'

const LONG = /description|note|message|text|wishes|steps|why|happened|about|words/i
const DATED = /date|when|due|start|arrive|leave|pick up|return|closes|ends|born/i
const CHOSEN =
  /category|type|class|course|format|status|section|template|level|where|place|sector|period|unit|from|to$/i

const hintFor = (label: string): string =>
  LONG.test(label)
    ? 'Write here'
    : DATED.test(label)
      ? 'Choose a date'
      : CHOSEN.test(label)
        ? 'Choose one'
        : /mail/i.test(label)
          ? 'name@mail'
          : 'Type here'

const ENTERED = /^(?:enter|input|fill)/i

export const form: Block = {
  name: 'form',
  size: 'narrow',
  tall: 470,
  draw(context) {
    const { pen, thing, tasks } = context
    // 'enter the loan amount and the term': what is entered is named.
    const entered = tasks.flatMap((task) =>
      ENTERED.test(task.words) ? (task.thing?.split(/\s+and\s+|,\s*/) ?? []) : [],
    )
    const fields = entered.length > 1 ? entered.map(capitalised) : factsOf(thing).fields
    const isWide = innerWidth(context) > 520
    const short = fields.filter((label) => !LONG.test(label))
    const long = fields.find((label) => LONG.test(label))
    const one = (label: string) =>
      field(pen, label, hintFor(label), DATED.test(label) ? { icon: 'calendar' } : { choice: CHOSEN.test(label) })
    const pairs = isWide
      ? Array.from({ length: Math.ceil(short.length / 2) }, (_, i) =>
          pen.row(short.slice(2 * i, 2 * i + 2).map(one), { gap: 16, width: 'fill' }),
        )
      : short.map(one)
    return panel(
      context,
      [
        pen.col(
          [...pairs, ...(long ? [field(pen, long, hintFor(long), { tall: 96 })] : [])],
          { gap: 16, width: 'fill', role: 'group' },
          'fields',
        ),
        pen.row(
          [
            submit(pen, actionOf(context, 'Save')),
            button(pen, 'Reset', 'plain', undefined, { control: { kind: 'reset' } }),
          ],
          { gap: 14 },
        ),
      ],
      {
        control: { kind: 'form', done: 'Thank you. It has been sent.' },
        ...(entered.length > 1 && { others: 'none' as const }),
      },
    )
  },
}
