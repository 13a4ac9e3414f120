/** To have a report made: what goes in, in which form, and a preview of its page. */
import type { Node } from '../../../../../scene/types.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { barShapes, seriesOf } from '../../kit/chart.ts'
import { chips, field, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

export const report: Block = {
  name: 'report',
  size: 'wide',
  tall: 400,
  draw(context) {
    const { pen, thing, page } = context
    const inner = innerWidth(context)
    const isWide = inner > 560
    const [first = 'Period', second = 'Scope'] = factsOf(thing).fields
    const sheetWide = isWide ? Math.floor(inner * 0.4) : inner
    const sides = { width: sheetWide - 48, height: 96 }
    const sheet: Node = pen.col(
      [
        pen.text('strong', capitalised(thing), { width: 'fill', lines: 2 }),
        pen.vector(
          'preview',
          [sides.width, sides.height],
          barShapes(pen, sides, [seriesOf(page.random.fork('report'), 6)], 3),
          { width: sides.width, height: sides.height, alt: 'Preview of the report, sample data' },
        ),
        ...[1, 0.9, 0.6].map((share) =>
          pen.box({
            width: Math.round(sides.width * share),
            height: 8,
            radius: 4,
            fill: pen.surface.sunk,
            role: 'decoration',
          }),
        ),
        pen.text('caption', 'Preview, sample data'),
      ],
      {
        width: sheetWide,
        pad: 24,
        gap: 14,
        fill: pen.surface.fill,
        stroke: hairline(pen.surface.line),
        radius: pen.inner,
        role: 'card',
      },
      'sheet',
    )
    const form: Node = pen.col(
      [
        field(pen, first, 'Choose one', { choice: true }),
        field(pen, second, 'Choose one', { choice: true }),
        pen.col(
          [pen.text('label', 'Format'), chips(pen, ['PDF', 'Table', 'Slides'], { kind: 'choices', name: 'Format' })],
          { gap: 8 },
        ),
        submit(pen, 'Create report', 'file', { alignSelf: 'start' }),
      ],
      { gap: 16, width: 'fill', role: 'group', control: { kind: 'form', done: 'The report is being made.' } },
    )
    return panel(context, [
      isWide
        ? pen.row([form, sheet], { gap: 28, width: 'fill', align: 'start' })
        : pen.col([form, sheet], { gap: 20, width: 'fill' }),
    ])
  },
}
