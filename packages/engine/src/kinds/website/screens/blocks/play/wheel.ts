/** A wheel to be spun, and what can be won. */
import type { Shape } from '../../../../../scene/types.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { circle } from '../../kit/chart.ts'
import { button } from '../../kit/controls.ts'

const FIELDS = 12

export const wheel: Block = {
  name: 'wheel',
  size: 'wide',
  tall: 640,
  draw(context) {
    const { pen } = context
    const size = Math.min(480, innerWidth(context))
    const c = size / 2
    const r = c - 14
    const { surface } = pen
    const point = (i: number) =>
      `${Math.round(c + r * Math.cos((i / FIELDS) * 2 * Math.PI))} ${Math.round(c + r * Math.sin((i / FIELDS) * 2 * Math.PI))}`
    const field = (i: number) => `M${c} ${c}L${point(i)}A${r} ${r} 0 0 1 ${point(i + 1)}Z`
    const some = (rest: number) => Array.from({ length: FIELDS }, (_, i) => (i % 3 === rest ? field(i) : '')).join('')
    const [first = 'accent', second = first] = surface.series
    const shapes: Shape[] = [
      { d: circle(c, c, Math.round(c)), fill: surface.text },
      { d: some(0), fill: first },
      { d: some(1), fill: surface.fill },
      { d: some(2), fill: { colour: second, alpha: 0.55 } },
      { d: circle(c, c, Math.round(size * 0.11)), fill: surface.fill, stroke: { paint: surface.text, width: 6 } },
    ]
    const pointer: Shape = { d: 'M2 0h36L20 44z', fill: surface.text, stroke: { paint: surface.fill, width: 4 } }
    return panel(context, [
      pen.col(
        [
          pen.col(
            [
              pen.vector('pointer', [40, 44], [pointer], {
                width: 40,
                height: 44,
                role: 'decoration',
                margin: [0, 0, -30, 0],
              }),
              pen.vector('wheel', [size, size], shapes, { width: size, height: size, alt: 'Wheel with fields' }),
            ],
            { align: 'center' },
          ),
          button(pen, 'Spin', 'main', 'play', { width: Math.min(240, size) }),
        ],
        {
          width: 'fill',
          align: 'center',
          gap: 24,
          pad: [8, 0, 8, 0],
          control: { kind: 'wheel', fields: FIELDS },
        },
      ),
    ])
  },
}
