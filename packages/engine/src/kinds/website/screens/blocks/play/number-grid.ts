/** Nine times nine fields, some of them given: numbers are written into the others. */
import type { Node } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, does, status } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

/** A puzzle with one solution; 0 is empty. */
const GIVEN = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
/** The field that one is at. */
const CHOSEN = 30
const [SIDE, BOX, MOST_WIDE] = [9, 3, 520]

export const numberGrid: Block = {
  name: 'number-grid',
  size: 'wide',
  tall: 720,
  draw(context) {
    const { pen } = context
    const { surface } = pen
    const wide = Math.min(MOST_WIDE, innerWidth(context))
    const side = Math.floor(wide / SIDE)
    const field = (at: number): Node => {
      const [row, column, given] = [Math.floor(at / SIDE), at % SIDE, GIVEN.charAt(at)]
      const isShaded = (Math.floor(row / BOX) + Math.floor(column / BOX)) % 2 === 0
      return pen.row(
        given === '0' ? [] : [pen.text('strong', given, { size: Math.round(side * 0.46) })],
        {
          role: 'group',
          width: side,
          height: side,
          justify: 'center',
          fill: at === CHOSEN ? surface.tint : isShaded ? surface.sunk : surface.fill,
          stroke: hairline(surface.edge),
        },
        'cell',
      )
    }
    const rows = Array.from({ length: SIDE }, (_, row) =>
      pen.row(
        Array.from({ length: SIDE }, (_, column) => field(row * SIDE + column)),
        { gap: 0, wrap: false },
      ),
    )
    return panel(
      context,
      [
        pen.row(
          [
            status(pen, 'Medium'),
            pen.text('label', 'Mistakes 0', { width: 'fill', control: { kind: 'reading', of: 'mistakes' } }),
            pen.text('label', '3:12', { control: { kind: 'reading', of: 'time' } }),
          ],
          { width: 'fill', gap: 16 },
        ),
        pen.col(rows, { gap: 0, role: 'panel' }, 'grid'),
        pen.row(
          [
            button(pen, 'Hint', 'quiet', undefined, does('hint')),
            button(pen, 'New game', 'main', undefined, does('deal')),
          ],
          { gap: 10, wrap: true },
        ),
      ],
      { sample: true, control: { kind: 'sudoku', given: GIVEN, solution: SOLVED } },
    )
  },
}
