/** Cards face down of which two are turned: those that were found lie open, moves and time stand above. */
import { nth } from '../../../../../base/items.ts'
import type { Node } from '../../../../../scene/types.ts'
import { ICONS, type IconName } from '../../../vocabulary/icons.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, does, status } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const FACES = ['leaf', 'sun', 'heart', 'star', 'music', 'bolt', 'home', 'cloud'] as const satisfies readonly IconName[]
/** The face of each card, and those that lie open. */
const DECK = [3, 0, 5, 4, 1, 6, 2, 7, 5, 3, 0, 2, 6, 4, 7, 1] as const
const OPEN = [1, 10, 4, 15, 6]
const [COLUMNS, GAP, MOST_WIDE] = [4, 12, 560]

export const memory: Block = {
  name: 'memory',
  size: 'wide',
  tall: 640,
  draw(context) {
    const { pen } = context
    const { surface } = pen
    const wide = Math.min(MOST_WIDE, innerWidth(context))
    const side = Math.floor((wide - (COLUMNS - 1) * GAP) / COLUMNS)
    const card = (of: number, i: number): Node => {
      const face = OPEN.includes(i) ? of : undefined
      return pen.row(
        face === undefined
          ? [pen.icon('shapes', Math.round(side * 0.3), surface.button.text)]
          : [pen.icon(nth(FACES, face), Math.round(side * 0.46), surface.strong)],
        {
          role: 'button',
          element: 'button',
          width: side,
          height: Math.round(side * 0.8),
          justify: 'center',
          radius: pen.inner,
          control: { kind: 'card' },
          fill: face === undefined ? surface.button.fill : surface.fill,
          ...(face !== undefined && { stroke: hairline(surface.edge) }),
        },
        'card',
      )
    }
    return panel(
      context,
      [
        pen.row(
          [
            { ...status(pen, 'Level 1'), control: { kind: 'reading', of: 'level' } },
            pen.text('label', 'Moves 7', { width: 'fill', control: { kind: 'reading', of: 'moves' } }),
            pen.text('label', '0:42', { control: { kind: 'reading', of: 'time' } }),
          ],
          { width: 'fill', gap: 16 },
        ),
        pen.row(DECK.map(card), { gap: GAP, wrap: true, width: wide }),
        pen.row(
          [
            button(pen, 'New game', 'main', undefined, does('deal')),
            button(pen, 'Pause', 'quiet', undefined, {
              control: { kind: 'act', does: 'pause', on: { when: 'isPaused', says: 'Go on' } },
            }),
          ],
          { gap: 10 },
        ),
      ],
      {
        sample: true,
        control: { kind: 'memory', faces: FACES.map((name) => ICONS[name]), deck: DECK, open: OPEN },
      },
    )
  },
}
