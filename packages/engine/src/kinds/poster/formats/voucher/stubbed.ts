import { column, measured, placed } from '../../../shared/printed/kit.ts'
import { drawing } from '../../../shared/printed/ornaments.ts'
import { GROUNDS } from '../../../shared/sheet.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import { stackedTitle } from '../../../shared/systems/lettering.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { PieceLayout } from '../page.ts'
import { backdropOf, inset, whole } from '../page.ts'
import { block, splitAt, tearing } from '../stub.ts'
import { fields, head, others, partsOf } from './parts.ts'

export const stubbed: PieceLayout = {
  name: 'stub',
  manner: 'The value as large as the field is, a stub with the fields behind a perforation',
  example: 'Gift voucher €50 for Spa Aurelia, valid until 31 December 2026',
  grounds: ['accent', 'ink', 'secondary'],
  lettering: ['plain', 'coloured', 'shadow'],
  place(page) {
    const { u, ground, margin, random } = page
    const parts = partsOf(page)
    const parted = splitAt(page, page.height > page.width ? 0.34 : 0.31)
    const under = random.fork('stub').pick([GROUNDS.paper, GROUNDS.surface])
    const main = inset(parted.main, margin * 0.9)
    const stub = inset(parted.stub, margin * 0.75)
    const top = u * (parts.house && parts.called ? 9 : 5.5)
    const rest = others(parts.rest, ground, main.width, main.height * 0.3)
    const foot = rest.length > 0 ? measured(page, column('rest', { width: main.width }, rest)) : undefined
    const tear = tearing(page, parted, { bite: u * 2.6, from: u * 2.6 * 1.8, dot: u * 0.8 })
    const room: Area = { ...main, y: main.y + top, height: main.height - top - (foot ? foot.height + u * 3 : 0) }
    return [
      ...backdrop(page, backdropOf(page, ['rays', 'sheen', 'swells', 'halftone']), parted.main),
      block(page, 'head', { ...main, height: top }, () => head(page, parts, ground, main.width), {
        valign: 'start',
        gap: 1.2,
        most: 1.2,
      }),
      stackedTitle(page, room, { copy: parts.value, valign: 'center' }).node,
      ...(foot ? [placed('rest-place', { ...main, y: main.y + main.height - foot.height }, [foot.node])] : []),
      column(
        'stub',
        {
          role: 'panel',
          fill: under.fill,
          at: { left: parted.stub.x, top: parted.stub.y },
          width: parted.stub.width,
          height: parted.stub.height,
        },
        [],
      ),
      block(
        page,
        'stub-fields',
        stub,
        (scale) => [fields(page, parts, { width: stub.width, ground: under, columns: parted.tall ? 2 : 1, scale })],
        { valign: 'center', gap: 2.6, most: 1.2 },
      ),
      drawing('tear', whole(page), [
        { d: tear.dots + tear.ends, fill: under.fill === ground.fill ? ground.ink : ground.fill },
      ]),
    ]
  },
}
