/** Who may do what: a row for each thing that may be done, a column for each role, and a sign where it is allowed. */
import type { Node } from '../../../../../scene/types.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { box, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const ROLES = ['Owner', 'Editor', 'Reader'] as const
/** How many of the roles may do it, the owner first. */
const RIGHTS: readonly (readonly [string, number])[] = [
  ['See', 3],
  ['Comment', 3],
  ['Edit', 2],
  ['Invite', 1],
  ['Delete', 1],
]

export const roles: Block = {
  name: 'roles',
  size: 'wide',
  tall: 380,
  draw(context) {
    const { pen, thing } = context
    const each = Math.floor(innerWidth(context) * 0.2)
    const cell = (node: Node): Node => pen.row([node], { width: each, justify: 'center' })
    const allowed = (name: string, is: boolean): Node => ({ ...box(pen, is), control: { kind: 'tick', name, on: is } })
    const head = pen.row(
      [
        pen.text('caption', capitalised(thing), { width: 'fill' }),
        ...ROLES.map((role) => cell(pen.text('caption', role, { align: 'center' }))),
      ],
      {
        element: 'li',
        role: 'group',
        width: 'fill',
        pad: [0, 0, 10, 0],
        stroke: hairline(pen.surface.line, ['bottom']),
      },
      'header',
    )
    const rows = RIGHTS.map(([right, count]) =>
      pen.row(
        [
          pen.text('label', right, { width: 'fill', size: 15 }),
          ...ROLES.map((role, index) => cell(allowed(`${role}: ${right}`, index < count))),
        ],
        {
          element: 'li',
          role: 'group',
          width: 'fill',
          pad: [10, 0, 10, 0],
          stroke: hairline(pen.surface.line, ['bottom']),
        },
        'right',
      ),
    )
    return panel(
      context,
      [
        pen.col([head, ...rows], { element: 'ul', role: 'group', width: 'fill' }, 'rights'),
        submit(pen, 'Save changes', undefined, { alignSelf: 'start' }),
      ],
      { sample: true, control: { kind: 'form', done: 'Saved.' } },
    )
  },
}
