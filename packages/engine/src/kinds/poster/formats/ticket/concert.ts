import { frame, label, placed, words } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, inset, whole } from '../page.ts'
import { block, splitAt, tearing } from '../stub.ts'
import { footOf, grid, others, partsOf } from './parts.ts'

export const concert: PieceLayout = {
  name: 'stub',
  manner: 'The name as large as the ticket is, facts as a row of fields, a stub of another colour',
  example: 'Concert ticket for Paper Lanterns, Friday 9 October, 8 pm, The Old Foundry, seat B14, €28',
  grounds: ['accent', 'ink', 'secondary', 'paper'],
  lettering: ['plain', 'coloured', 'shadow'],
  place(page) {
    const { u, ground, margin, random } = page
    const parts = partsOf(page)
    const parted = splitAt(page, page.height > page.width ? 0.27 : 0.25)
    const on = random
      .fork('stub')
      .pick([GROUNDS.paper, GROUNDS.ink, GROUNDS.secondary].filter(({ fill }) => fill !== ground.fill))
    const main = inset(parted.main, margin * 0.9)
    const stub = inset(parted.stub, margin * 0.7)
    const foot = footOf(page, main, 0.44, (scale) => [
      ...others(parts.rest, ground, main.width, main.height * 0.16),
      grid(page, 'facts', parts.fields, {
        width: main.width,
        columns: parted.tall ? 2 : 4,
        ground,
        size: u * 4,
        scale,
      }),
    ])
    const top = u * 4.4
    const tear = tearing(page, parted, { bite: u * 3, from: u * 3 * 1.7, dot: u * 0.75 })
    return [
      ...backdrop(page, backdropOf(page, ['sheen', 'rays', 'swells', 'rings']), parted.main),
      placed('called', main, [label(page, 'admit', parts.called, { size: u * 2.1, fill: ground.ink })]),
      stackedTitle(
        page,
        { ...main, y: main.y + top, height: main.height - foot.height - top - u * 3.4 },
        { valign: 'center' },
      ).node,
      placed('foot', { ...main, y: main.y + main.height - foot.height }, [foot.node]),
      frame('stub', {
        role: 'panel',
        fill: on.fill,
        at: { left: parted.stub.x, top: parted.stub.y },
        width: parted.stub.width,
        height: parted.stub.height,
      }),
      block(
        page,
        'stub-fields',
        stub,
        (scale) => [
          words(page, 'stub-name', parts.called, {
            size: u * 3 * scale,
            fill: on.ink,
            voice: 'large',
            lines: 2,
            width: stub.width,
          }),
          grid(page, 'places', parts.places, {
            width: stub.width,
            columns: parted.tall ? 3 : 1,
            ground: on,
            size: u * 4,
            scale,
          }),
        ],
        { valign: 'center', gap: 3, most: 1.22 },
      ),
      drawing('tear', whole(page), [
        { d: tear.ends, fill: ground.fill === 'paper' ? 'ink' : 'paper' },
        { d: tear.dots, fill: on.ink },
      ]),
    ]
  },
}
