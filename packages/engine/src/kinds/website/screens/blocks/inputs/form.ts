/** A form with the fields that its thing needs. */

import type { PageFunction } from '../../../../../brief/types.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { actionOf, type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, field, inputOf, submit } from '../../kit/controls.ts'

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

/** 'enter the loan amount and the term', 'input stock codes': what is entered is named. Of somebody's information the fields are known. */
const enteredIn = (tasks: readonly PageFunction[]): string[] =>
  tasks.flatMap(({ verb, thing }) =>
    verb === 'enter' && thing && !/information|details|forms?$|surveys?$/i.test(thing)
      ? thing.split(/\s+(?:and|or)\s+|,\s*/).map(oneOf)
      : [],
  )

/** What is done with what was entered, as the button says it. */
const GOES_ON: Partial<Record<PageFunction['verb'], string>> = {
  calculate: 'Calculate',
  search: 'Search',
  report: 'Create report',
  analyze: 'Analyse',
}

export const form: Block = {
  name: 'form',
  size: 'narrow',
  tall: 470,
  draw(context) {
    const { pen, thing, tasks, page } = context
    const entered = [...new Set(enteredIn(tasks))]
    const fields = entered.length > 0 ? entered.map(capitalised) : factsOf(thing).fields
    const next = page.brief.page?.functions.map(({ verb }) => GOES_ON[verb]).find((words) => words !== undefined)
    const action = entered.length > 0 && next ? next : actionOf(context, 'Save')
    const isWide = innerWidth(context) > 520
    const short = fields.filter((label) => !LONG.test(label))
    const long = fields.find((label) => LONG.test(label))
    const one = (label: string) =>
      inputOf(label) === 'file'
        ? field(pen, label, `Upload ${label.toLowerCase()}`, { icon: 'upload' })
        : field(pen, label, hintFor(label), DATED.test(label) ? { icon: 'calendar' } : { choice: CHOSEN.test(label) })
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
        pen.row([submit(pen, action), button(pen, 'Reset', 'plain', undefined, { control: { kind: 'reset' } })], {
          gap: 14,
        }),
      ],
      {
        control: { kind: 'form', done: 'Thank you. It has been sent.' },
        ...(entered.length > 1 && tasks.every(({ verb }) => verb === 'enter') && { others: 'none' as const }),
      },
    )
  },
}
