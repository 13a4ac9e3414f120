/** Numbers in, result out: a display and its keys. */
import type { Node } from '../../../../../scene/types.ts'
import { type Block, panel } from '../../kit/block.ts'
import { hairline } from '../../kit/pen.ts'

const KEYS = [
  ['7', '8', '9', '÷'],
  ['4', '5', '6', '×'],
  ['1', '2', '3', '−'],
  ['0', '.', '=', '+'],
]

export const calculator: Block = {
  name: 'calculator',
  size: 'wide',
  tall: 500,
  draw(context) {
    const { pen } = context
    const key = (sign: string): Node => {
      const equals = sign === '='
      return pen.row(
        [pen.text('strong', sign, { size: 22, fill: equals ? pen.surface.button.text : pen.surface.text })],
        {
          role: 'button',
          element: 'button',
          width: 'fill',
          height: 62,
          justify: 'center',
          radius: pen.inner,
          ...(equals
            ? { fill: pen.surface.button.fill }
            : /[\d.]/.test(sign)
              ? { stroke: hairline(pen.surface.line) }
              : { fill: pen.surface.tint }),
        },
      )
    }
    return panel(
      context,
      [
        pen.col(
          [
            pen.text('small', '12 × 5 =', { width: 'fill', align: 'end' }),
            pen.text('display', '60', { width: 'fill', align: 'end', role: 'label', element: 'span' }),
          ],
          { width: 'fill', pad: 20, gap: 4, fill: pen.surface.sunk, radius: pen.inner, role: 'panel' },
          'result',
        ),
        ...KEYS.map((row) => pen.row(row.map(key), { gap: 10, width: 'fill', wrap: false })),
      ],
      { gap: 12, control: { kind: 'calculator' } },
    )
  },
}
