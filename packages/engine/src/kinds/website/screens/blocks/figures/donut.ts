/** Shares of a whole, with their names beside. */
import type { ColourRef } from '../../../../../scene/types.ts'
import { capitalised } from '../../../vocabulary/nouns.ts'
import { factsOf } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { ringShapes } from '../../kit/chart.ts'
import { lines } from '../../kit/controls.ts'

const SHARES = [42, 27, 19, 12]

export const donut: Block = {
  name: 'donut',
  size: 'narrow',
  tall: 340,
  draw(context) {
    const { pen, thing } = context
    const [first = 'accent', second = first] = pen.surface.series
    const colours: { colour: ColourRef; alpha: number }[] = [
      { colour: first, alpha: 1 },
      { colour: second, alpha: 0.9 },
      { colour: first, alpha: 0.5 },
      { colour: second, alpha: 0.4 },
    ]
    const kinds = factsOf(thing).columns.find(({ values }) => values.length > 1)?.values ?? []
    const names = SHARES.map((_, i) => kinds[i] ?? context.page.names.of(thing, i))
    const size = Math.min(190, Math.round(innerWidth(context) * 0.46))
    return panel(
      context,
      [
        pen.row(
          [
            pen.box({ width: size, height: size, role: 'group' }, [
              pen.vector('ring', [size, size], ringShapes(size, SHARES, colours), {
                width: size,
                height: size,
                alt: `${capitalised(thing)} by share, sample data`,
                control: {
                  kind: 'chart',
                  title: `${capitalised(thing)} by share`,
                  points: names.map((label, i) => ({ label, value: SHARES[i] ?? 0 })),
                  sample: true,
                },
              }),
            ]),
            lines(
              pen,
              names.map((name, i) => [
                pen.box({ width: 10, height: 10, radius: 3, fill: colours[i] ?? 'accent', role: 'decoration' }),
                pen.text('small', name, { width: 'fill', fill: pen.surface.text }),
                pen.text('label', `${SHARES[i] ?? 0}%`),
              ]),
              { tall: 9, box: { gap: 10 } },
            ),
          ],
          { gap: 24, width: 'fill' },
        ),
      ],
      { sample: true },
    )
  },
}
