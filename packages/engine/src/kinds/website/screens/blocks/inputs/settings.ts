/** Switches and values to be changed, with the button that keeps them. */
import type { Node } from '../../../../../scene/types.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { type Block, panel } from '../../kit/block.ts'
import { button, lines } from '../../kit/controls.ts'
import type { Pen } from '../../kit/pen.ts'

const toggle = (pen: Pen, on: boolean): Node =>
  pen.row(
    [
      pen.box({
        width: 20,
        height: 20,
        radius: 'full',
        fill: on ? pen.surface.button.text : pen.surface.fill,
        role: 'decoration',
      }),
    ],
    {
      role: 'button',
      element: 'button',
      width: 46,
      height: 26,
      radius: 'full',
      pad: 3,
      justify: on ? 'end' : 'start',
      fill: on ? pen.surface.button.fill : pen.surface.edge,
    },
  )

export const settings: Block = {
  name: 'settings',
  size: 'narrow',
  tall: 360,
  draw(context) {
    const { pen, thing } = context
    const names = [capitalised(thing), 'Reminders', 'Visible to others', 'Weekly summary']
    return panel(context, [
      lines(
        pen,
        names.map((name, i) => [
          pen.col(
            [
              pen.text('strong', name, { width: 'fill' }),
              pen.text('caption', i === 1 ? 'One day before' : i % 2 === 0 ? 'On' : 'Off'),
            ],
            { width: 'fill', gap: 2 },
          ),
          toggle(pen, i !== 3),
        ]),
      ),
      button(pen, 'Save changes', 'main', undefined, { alignSelf: 'start' }),
    ])
  },
}
