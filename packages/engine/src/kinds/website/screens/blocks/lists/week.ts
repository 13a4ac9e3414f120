/** A week as columns of days, with what is on in each, as tall as it is long. */
import { cyclic } from '../../../../../base/items.ts'
import type { Control } from '../../../../../scene/controls.ts'
import type { Node } from '../../../../../scene/types.ts'
import { capitalised, oneOf } from '../../../vocabulary/nouns.ts'
import { DAYS, sampleName } from '../../../vocabulary/samples.ts'
import { isKnown } from '../../../vocabulary/things.ts'
import { type Block, innerWidth, panel } from '../../kit/block.ts'
import { button, chips } from '../../kit/controls.ts'
import { asked } from '../../kit/deeds.ts'

/** Day, first hour and hours of what is on. */
const ON: readonly (readonly [day: number, from: number, hours: number])[] = [
  [0, 0, 1.5],
  [0, 3, 1],
  [1, 1, 2],
  [2, 0, 1],
  [2, 2, 1.5],
  [3, 3, 1],
  [4, 1, 1],
  [4, 2.5, 1.5],
]
const HOUR = 62
const HOURS = ['9:00', '10:00', '11:00', '12:00'] as const
const GUTTER = 48
const ADDING: Control = {
  kind: 'ask',
  title: 'Add to the week',
  asks: [
    asked('Name', true),
    { name: 'Day', input: 'select', options: DAYS },
    { name: 'Time', input: 'select', options: HOURS },
  ],
  send: 'Add',
  done: '{Name} is on {Day} at {Time}.',
}
/** A list of times is no name of what is on. */
const LIST = /schedule|timetable|calendar|plan|week|rota|shift/i

export const week: Block = {
  name: 'week',
  size: 'wide',
  tall: 420,
  draw(context) {
    const { pen, thing } = context
    const inner = innerWidth(context)
    const days = inner > 460 ? 5 : 3
    const each = Math.floor((inner - GUTTER - days * 6) / days)
    const one = LIST.test(thing) ? 'Session' : capitalised(oneOf(thing))
    const nameAt = (index: number) =>
      isKnown(thing) && !LIST.test(thing)
        ? sampleName(thing, index)
        : `${one.length < 14 ? one : 'Session'} ${'ABCDEFGH'.charAt(index)}`
    const entry = ([, from, hours]: (typeof ON)[number], index: number): Node => {
      const tint = cyclic([pen.surface.tint, pen.surface.tint2], index)
      const ink = cyclic([pen.surface.onTint, pen.surface.onTint2], index)
      return pen.col(
        [
          pen.text('caption', nameAt(index), {
            fill: ink,
            width: 'fill',
            lines: 2,
            weight: pen.page.direction.weights.strong,
          }),
        ],
        {
          at: { left: 0, top: from * HOUR },
          width: each,
          height: hours * HOUR - 6,
          fill: tint,
          radius: pen.inner,
          pad: [7, 8, 7, 8],
          role: 'card',
        },
        'entry',
      )
    }
    const day = (_: unknown, at: number): Node =>
      pen.col(
        [
          pen.text('label', (DAYS[at] ?? '').slice(0, 3), { align: 'center', width: 'fill' }),
          pen.box(
            { width: each, height: HOURS.length * HOUR, fill: pen.surface.sunk, radius: pen.inner, clip: true },
            ON.map((one, index) => ({ one, index }))
              .filter(({ one: [on] }) => on === at)
              .map(({ one, index }) => entry(one, index)),
            'hours',
          ),
        ],
        { width: each, gap: 8 },
        'day',
      )
    const hours = pen.col(
      HOURS.map((hour) => pen.box({ width: GUTTER, height: HOUR }, [pen.text('caption', hour)], 'hour')),
      { width: GUTTER, pad: [27, 0, 0, 0] },
      'scale',
    )
    return panel(
      context,
      [
        chips(pen, ['This week', 'Next week'], { kind: 'choices', name: 'Week' }),
        pen.row([hours, ...Array.from({ length: days }, day)], { gap: 6, align: 'start', width: 'fill' }, 'week'),
        pen.row([button(pen, 'Add to the week', 'quiet', 'plus', { control: ADDING })], {}),
      ],
      { sample: true },
    )
  },
}
