/** Code at the left with its line numbers, what it makes at the right. */
import type { Node } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

const CODE: readonly (readonly [number, string])[] = [
  [0, '<main>'],
  [1, '<h1>Hello</h1>'],
  [1, '<p>Write here and see'],
  [2, 'what comes out.</p>'],
  [1, '<a href="#">Read on</a>'],
  [0, '</main>'],
]

export const codeEditor: Block = {
  name: 'code-editor',
  size: 'wide',
  tall: 520,
  draw(context) {
    const { pen, looks } = context
    const inner = innerWidth(context)
    const dark = pen.on(looks.ink)
    const isWide = inner > 560
    const half = isWide ? Math.floor((inner - 16) / 2) : inner
    const line = ([depth, words]: readonly [number, string], i: number): Node =>
      dark.row(
        [
          dark.text('small', String(i + 1), { width: 24, fill: dark.surface.quiet }),
          dark.text('small', words, {
            fill: i % 2 === 0 ? dark.surface.word : dark.surface.text,
            size: 17,
            maxWidth: half - 110,
          }),
        ],
        { gap: 14 + depth * 20 },
      )
    const code = dark.col(
      [dark.text('caption', 'index.html', { fill: dark.surface.text }), ...CODE.map(line)],
      { width: half, height: 320, pad: 22, gap: 10, fill: dark.surface.fill, radius: pen.inner, role: 'panel' },
      'code',
    )
    const preview = pen.col(
      [
        pen.text('caption', 'Preview'),
        pen.text('heading', 'Hello', { element: 'h3' }),
        pen.text('body', 'Write here and see what comes out.', { width: 'fill', lines: 2 }),
        button(pen, 'Read on'),
      ],
      {
        width: half,
        height: 320,
        pad: 22,
        gap: 14,
        align: 'start',
        radius: pen.inner,
        stroke: hairline(pen.surface.line),
        role: 'panel',
      },
    )
    return panel(context, [isWide ? pen.row([code, preview], { gap: 16 }) : pen.col([code, preview], { gap: 16 })])
  },
}
