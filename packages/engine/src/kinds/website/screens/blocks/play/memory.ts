/** Cards face down of which two are turned: those that were found lie open, moves and time stand above. */
import { cyclic } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, status } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const FACES: readonly IconName[] = ['leaf', 'sun', 'heart', 'star', 'music', 'bolt']
/** Cards that lie open, two and two, each with its face. */
const OPEN: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [10, 0],
  [4, 1],
  [15, 1],
  [6, 2],
])
const [COUNT, COLUMNS, GAP, MOST_WIDE] = [16, 4, 12, 560]

export const memory: Block = {
  name: 'memory',
  size: 'wide',
  tall: 640,
  draw(context) {
    const { pen } = context
    const { surface } = pen
    const wide = Math.min(MOST_WIDE, innerWidth(context))
    const side = Math.floor((wide - (COLUMNS - 1) * GAP) / COLUMNS)
    const card = (i: number): Node => {
      const face = OPEN.get(i)
      return pen.row(
        face === undefined
          ? [pen.icon('shapes', Math.round(side * 0.3), surface.button.text)]
          : [pen.icon(cyclic(FACES, face), Math.round(side * 0.46), surface.strong)],
        {
          role: 'button',
          element: 'button',
          width: side,
          height: Math.round(side * 0.8),
          justify: 'center',
          radius: pen.inner,
          fill: face === undefined ? surface.button.fill : surface.fill,
          ...(face !== undefined && { stroke: hairline(surface.edge) }),
        },
        'card',
      )
    }
    return panel(
      context,
      [
        pen.row([status(pen, 'Level 1'), pen.text('label', 'Moves 7', { width: 'fill' }), pen.text('label', '0:42')], {
          width: 'fill',
          gap: 16,
        }),
        pen.row(
          Array.from({ length: COUNT }, (_, i) => card(i)),
          { gap: GAP, wrap: true, width: wide },
        ),
        pen.row([button(pen, 'New game', 'main'), button(pen, 'Pause', 'quiet')], { gap: 10 }),
      ],
      { sample: true },
    )
  },
}
