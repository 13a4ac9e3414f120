/** Things as cards: a picture, a name, what one wants to know first. */

import type { Node } from '../../../../../scene/types.ts'
import { goodsOf } from '../../../vocabulary/goods.ts'
import { cellOf, tagsOf } from '../../../vocabulary/samples.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { GAP } from '../../kit/controls.ts'

export const cards: Block = {
  name: 'cards',
  size: 'wide',
  tall: 520,
  draw(context) {
    const { pen, thing, page, looks } = context
    const inner = innerWidth(context)
    const count = inner > 760 ? 3 : inner > 420 ? 2 : 1
    const each = Math.floor((inner - (count - 1) * 16) / count)
    const facts = factsOf(thing)
    const { columns } = facts
    const random = page.random.fork(`cards-${thing}`)
    const goods = goodsOf(page.brief)
    const card = (i: number): Node =>
      pen.col(
        [
          looks.tile(pen, thing, {
            height: Math.round(each * 0.52),
            index: i,
            radius: 0,
            figure: i > 0 ? figureAt(i) : undefined,
          }),
          pen.col(
            [
              pen.text('strong', context.page.names.of(thing, i), { width: 'fill', lines: 2 }),
              pen.text(
                'caption',
                columns
                  .slice(0, 2)
                  .map((column) => cellOf(column, i, random))
                  .join('  ·  '),
                { width: 'fill', lines: 2 },
              ),
            ],
            { width: 'fill', pad: [14, 16, 16, 16], gap: 4 },
          ),
        ],
        {
          control: { kind: 'item', tags: tagsOf(facts, i) },
          role: 'card',
          element: 'li',
          width: each,
          radius: pen.inner,
          fill: pen.surface.sunk,
          clip: true,
        },
        'card',
      )
    const figureAt = (i: number): string | undefined => goods[i % goods.length]?.figure
    return panel(
      context,
      [
        pen.row(
          Array.from({ length: 2 * count }, (_, i) => card(i)),
          {
            element: 'ul',
            role: 'group',
            width: 'fill',
            gap: 16,
            wrap: true,
            align: 'stretch',
            control: { kind: 'list' },
          },
          'cards',
        ),
      ],
      { sample: true, others: 'tabs', gap: GAP - 4 },
    )
  },
}
