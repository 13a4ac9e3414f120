/** The basket: what lies in it, what it comes to, the way to pay. */
import type { Frame } from '../../../../scene/types.ts'
import type { Product } from '../../screens/blocks/lists/products.ts'
import { type BlockContext, panel } from '../../screens/kit/block.ts'
import { lines, submit } from '../../screens/kit/controls.ts'
import { hairline } from '../../screens/kit/pen.ts'

export function basket(context: BlockContext, list: readonly Product[]): Frame {
  const { pen, looks } = context
  const sum = list.reduce((total, { price }) => total + (Number(price.replace(/[^\d.]/g, '')) || 0), 0)
  return panel(
    context,
    [
      lines(
        pen,
        list.map(({ name, price, figure, isSample }, i) => [
          looks.tile(pen, name, { width: 56, height: 56, index: i, figure }),
          pen.text('label', name, { width: 'fill', lines: 2 }),
          ...(isSample ? [pen.text('label', price)] : []),
        ]),
      ),
      pen.row(
        [
          pen.text('strong', 'Total', { width: 'fill' }),
          pen.text('strong', list.some(({ isSample }) => isSample) ? `$${sum}` : ''),
        ],
        {
          width: 'fill',
          pad: [14, 0, 0, 0],
          stroke: hairline(pen.surface.line, ['top']),
        },
      ),
      submit(pen, 'Check out', undefined, { width: 'fill' }),
    ],
    { title: 'Your basket', others: 'none' },
  )
}
