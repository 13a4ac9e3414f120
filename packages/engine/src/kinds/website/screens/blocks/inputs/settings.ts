/** What can be adjusted, a row each by its name, with the button that keeps it. */
import { eachThingOf } from '../../../vocabulary/labels.ts'
import { membersOf } from '../../../vocabulary/members.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, panel } from '../../kit/block.ts'
import { chips, field, submit } from '../../kit/controls.ts'

/** One thing alone is adjusted by so many of its fields. */
const OWN_FIELDS = 3
const MOST = 5

export const settings: Block = {
  name: 'settings',
  size: 'narrow',
  tall: 360,
  draw(context) {
    const { pen, thing, tasks } = context
    const things = [...new Set(eachThingOf(tasks))]
    const [only = thing] = things
    const named = things.length > 1 ? things.slice(0, MOST) : [only]
    const own = things.length > 1 ? [] : factsOf(only).filters.slice(0, OWN_FIELDS)
    return panel(
      context,
      [
        pen.col(
          [
            ...named.map((one) => {
              const members = membersOf(one)
              return members
                ? pen.col(
                    [
                      pen.text('label', capitalised(one), { width: 'fill' }),
                      chips(pen, members, { kind: 'choices', name: capitalised(oneOf(one)), chosen: 0 }),
                    ],
                    { gap: 8, width: 'fill', role: 'group' },
                  )
                : field(pen, capitalised(one), 'Choose one', { choice: true })
            }),
            ...own.map((label) => field(pen, capitalised(label), 'Choose one', { choice: true })),
          ],
          { gap: 16, width: 'fill', role: 'group' },
          'fields',
        ),
        submit(pen, 'Save changes', undefined, { alignSelf: 'start' }),
      ],
      { control: { kind: 'form', done: 'Your changes are saved.' } },
    )
  },
}
