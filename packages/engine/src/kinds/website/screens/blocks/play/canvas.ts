/** A sheet to draw on: shapes joined by lines, the tools beside it. */
import type { Control } from '../../../../../scene/controls.ts'
import type { Node, Shape } from '../../../../../scene/types.ts'
import type { IconName } from '../../../vocabulary/icons.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, does, iconButton } from '../../kit/controls.ts'
import { hairline, type Pen } from '../../kit/pen.ts'

/** What is worked on is a picture, no drawing. */
const PHOTO = /\b(?:photos?|pictures?|images?)\b/i

const TOOLS: readonly (readonly [IconName, Control])[] = [
  ['cursor', { kind: 'act', does: 'pick', to: 'move', held: 'tool' }],
  ['shapes', { kind: 'act', does: 'pick', to: 'box', held: 'tool' }],
  ['link', { kind: 'act', does: 'pick', to: 'line', held: 'tool' }],
  ['pencil', { kind: 'act', does: 'pick', to: 'pencil', held: 'tool' }],
  ['trash', { kind: 'act', does: 'undo' }],
]

/** Boxes joined by lines on a dotted ground. */
function diagram(pen: Pen, wide: number, tall: number): Node {
  const { surface } = pen
  const dots = Array.from({ length: Math.floor(wide / 28) * Math.floor(tall / 28) }, (_, i) => {
    const columns = Math.floor(wide / 28)
    return `M${14 + (i % columns) * 28} ${14 + Math.floor(i / columns) * 28}h2v2h-2z`
  }).join('')
  const [w, h, x, y] = [150, 64, wide / 2, 40]
  const spread = Math.min(220, wide * 0.32)
  const boxAt = (left: number, top: number, words: string, filled: boolean): Node =>
    pen.row([pen.text('label', words, { fill: filled ? surface.button.text : surface.text, maxWidth: w - 16 })], {
      at: { left: Math.round(left - w / 2), top: Math.round(top) },
      width: w,
      height: h,
      justify: 'center',
      radius: pen.inner,
      fill: filled ? surface.button.fill : surface.fill,
      stroke: hairline(surface.edge),
      role: 'card',
    })
  const joints =
    [-1, 0, 1].map((k) => `M${x} ${y + h}v38H${Math.round(x + k * spread)}v38`).join('') +
    `M${Math.round(x - spread)} ${y + 2 * h + 76}v76`
  const shapes: Shape[] = [
    { d: dots, fill: surface.line },
    { d: joints, stroke: { paint: surface.quiet, width: 2 } },
  ]
  return pen.box(
    {
      width: wide,
      height: tall,
      radius: pen.inner,
      fill: surface.sunk,
      clip: true,
      role: 'panel',
      control: { kind: 'sheet' },
    },
    [
      pen.vector('joints', [wide, tall], shapes, {
        at: { left: 0, top: 0 },
        width: wide,
        height: tall,
        alt: 'Diagram of five boxes',
      }),
      boxAt(x, y, 'Start', true),
      boxAt(x - spread, y + h + 76, 'Plan', false),
      boxAt(x, y + h + 76, 'Make', false),
      boxAt(x + spread, y + h + 76, 'Check', false),
      boxAt(x - spread, y + 2 * h + 152, 'Decide', false),
    ],
  )
}

export const canvas: Block = {
  name: 'canvas',
  size: 'wide',
  tall: 620,
  draw(context) {
    const { pen, looks, tasks } = context
    const isPhoto = tasks.some(({ words }) => PHOTO.test(words))
    const [wide, tall] = [innerWidth(context) - 64, 440]
    return panel(
      context,
      [
        pen.row(
          [
            pen.col(
              TOOLS.map(([icon, act]) => iconButton(pen, icon, 44, false, act)),
              { gap: 8 },
              'tools',
            ),
            isPhoto
              ? pen.box({ width: wide, height: tall, control: { kind: 'sheet' } }, [
                  looks.photo(pen, { width: wide, height: tall, about: [wide, tall], shows: 'to edit' }),
                ])
              : diagram(pen, wide, tall),
          ],
          { gap: 20, align: 'start' },
        ),
        pen.row(
          [
            button(pen, 'Save', 'main', undefined, does('save')),
            button(pen, 'Open saved', 'quiet', 'folder', does('load')),
            button(pen, 'Share', 'quiet', 'share', { control: { kind: 'share' } }),
            button(pen, 'Export', 'quiet', 'download', does('hand')),
          ],
          { gap: 10, wrap: true },
        ),
      ],
      { control: { kind: 'canvas' } },
    )
  },
}
