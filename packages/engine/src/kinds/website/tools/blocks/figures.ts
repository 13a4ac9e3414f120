/** Quantities, drawn: columns, a line, what is done of what. Their numbers are samples and say so. */

import { round, smooth } from '../../../../imagery/illustrations/types.ts'
import { acting, column, frame, row } from '../../../../scene/build.ts'
import type { Node, Vector } from '../../../../scene/types.ts'
import { small, strong, title } from '../../parts/words.ts'
import type { Block } from '../blocks.ts'
import { PAD, panel, tag } from '../controls.ts'
import { SAMPLE, taskLabel, thingsOf } from '../labels.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug']
const VALUES = [34, 48, 41, 62, 55, 73, 68, 86]
const TALL = 220

export const chart: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  const step = inner / VALUES.length
  const asLine = page.random.fork(id).chance(0.5)
  const top = (value: number) => TALL - (value / 100) * (TALL - 14)
  const points = VALUES.map((value, i): [number, number] => [step * (i + 0.5), top(value)])
  const [first = [0, 0]] = points
  const rules = [0.25, 0.5, 0.75, 1].map((share) => ({
    d: `M0 ${round(TALL * share - 0.5)}H${round(inner)}`,
    stroke: { paint: ground.line, width: 1 },
  }))
  const drawing: Vector = {
    type: 'vector',
    id: `${id}-drawing`,
    role: 'illustration',
    viewBox: [inner, TALL],
    width: inner,
    height: TALL,
    control: {
      kind: 'chart',
      title: `${thingsOf(task)} by month`,
      points: VALUES.map((value, i) => ({ label: MONTHS[i] ?? '', value })),
      sample: true,
    },
    alt: `${thingsOf(task)} by month: ${VALUES.map((value, i) => `${MONTHS[i]} ${value}`).join(', ')} (sample data)`,
    shapes: [
      ...rules,
      ...(asLine
        ? [
            {
              d: `M${round(first[0])} ${round(first[1])}${smooth(points)}`,
              stroke: { paint: ground.strong, width: 4, cap: 'round' as const, join: 'round' as const },
            },
          ]
        : VALUES.map((value, i) => ({
            d: `M${round(step * i + step * 0.22)} ${TALL}V${round(top(value))}h${round(step * 0.56)}V${TALL}Z`,
            fill: ground.strong,
          }))),
    ],
  }
  return panel(
    context,
    taskLabel(task),
    [
      drawing,
      row(
        `${id}-months`,
        { width: inner, layout: { justify: 'between' } },
        MONTHS.map((month) =>
          row(`${id}-${month}`, { width: 'fill', layout: { justify: 'center' } }, [
            small(`${id}-${month}-text`, month, page.direction, ground, {
              size: 15,
              fill: ground.text,
              element: 'span',
            }),
          ]),
        ),
      ),
    ],
    [tag(`${id}-sample`, SAMPLE, page, ground)],
  )
}

/** Three figures side by side. */
export const totals: Block = ({ page, ground, task, id, width }) => {
  const things = thingsOf(task)
  const each = Math.floor((width - 2 * 20) / 3)
  const figure = (label: string, value: string, i: number): Node =>
    column(
      `${id}-${i}`,
      {
        role: 'card',
        width: each,
        stroke: { paint: ground.line, width: 1 },
        radius: Math.min(page.direction.radius, 12),
        layout: { padding: PAD, gap: 8 },
      },
      [
        small(`${id}-${i}-label`, label, page.direction, ground, {
          fill: ground.text,
          fit: { min: 11, lines: 1 },
          maxWidth: each - 2 * PAD,
        }),
        title(`${id}-${i}-value`, value, page.direction, ground, { size: 40, element: 'p' }),
        small(`${id}-${i}-sample`, SAMPLE, page.direction, ground, {
          size: 15,
          fill: ground.text,
          fit: { min: 11, lines: 1 },
        }),
      ],
    )
  return row(id, { element: 'section', role: 'group', width, layout: { gap: 20, align: 'stretch' } }, [
    figure(things, '128', 1),
    figure('New this week', '12', 2),
    figure('Done', '86 %', 3),
  ])
}

export const progress: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  const step = (name: string, share: number, i: number): Node =>
    acting(
      { kind: 'step', done: share },
      column(`${id}-step-${i}`, { width: 'fill', layout: { gap: 6 } }, [
        row(`${id}-step-${i}-line`, { width: 'fill', layout: { justify: 'between' } }, [
          strong(`${id}-step-${i}-name`, name, page.direction, ground),
          small(`${id}-step-${i}-share`, `${Math.round(share * 100)} %`, page.direction, ground, { fill: ground.text }),
        ]),
        frame(
          `${id}-step-${i}-track`,
          { width: inner, height: 12, radius: 6, stroke: { paint: ground.line, width: 1 }, clip: true },
          [
            frame(`${id}-step-${i}-bar`, {
              width: Math.max(12, Math.round(inner * share)),
              height: 12,
              fill: ground.strong,
              role: 'decoration',
            }),
          ],
        ),
      ]),
    )
  const made = panel(
    context,
    taskLabel(task),
    [step('Step 1', 1, 1), step('Step 2', 0.6, 2), step('Step 3', 0.1, 3)],
    [tag(`${id}-sample`, SAMPLE, page, ground)],
  )
  return acting({ kind: 'steps' }, made)
}
