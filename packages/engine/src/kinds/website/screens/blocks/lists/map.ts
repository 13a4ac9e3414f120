/** A street map with pins, and the card of the one that is chosen. It shows no real place, and says so. */

import { SAMPLE, sampleName } from '../../../vocabulary/samples.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button } from '../../kit/controls.ts'
import { factsAt } from '../../kit/deeds.ts'
import { raised } from '../../kit/pen.ts'
import { streets } from '../../kit/streets.ts'

export const map: Block = {
  name: 'map',
  size: 'wide',
  tall: 460,
  draw(context) {
    const { pen, thing, leads } = context
    const [wide, tall] = [innerWidth(context), leads ? 480 : 340]
    const card = pen.on(context.looks.panel)
    return panel(
      context,
      [
        pen.box({ width: wide, height: tall, radius: pen.inner, clip: true, fill: pen.surface.sunk, role: 'panel' }, [
          streets(pen, wide, tall, context.page.random.fork('streets')),
          pen.row(
            [
              card.col([card.text('label', sampleName(thing, 0), { maxWidth: 170 }), card.text('caption', SAMPLE)], {
                gap: 2,
              }),
              button(card, 'Open', 'main', undefined, {
                control: { kind: 'tell', title: sampleName(thing, 0), facts: factsAt(context.page, thing, 0) },
              }),
            ],
            {
              at: { left: 20, bottom: 20 },
              ...raised(card, 2),
              radius: pen.inner,
              pad: [12, 14, 12, 16],
              gap: 18,
              role: 'card',
            },
          ),
        ]),
      ],
      {},
    )
  },
}
