/** What people fill in, choose and press. */
import { acting, column, frame, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { small, strong } from '../../parts/words.ts'
import type { Block } from '../blocks.ts'
import { action, chip, field, GAP, PAD, panel, tag } from '../controls.ts'
import { FILTERS, SAMPLE, sampleName, taskLabel, thingOf, thingsOf } from '../labels.ts'

export const search: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  return panel(context, taskLabel(task), [
    acting(
      { kind: 'search' },
      row(`${id}-line`, { width: 'fill', layout: { gap: 12, align: 'end' } }, [
        field(`${id}-field`, '', `Search ${thingsOf(task).toLowerCase()}`, page, ground, Math.max(200, inner - 140)),
        acting({ kind: 'submit' }, action(`${id}-go`, 'Search', page, ground)),
      ]),
    ),
    acting(
      { kind: 'filters' },
      row(
        `${id}-filters`,
        { layout: { gap: 10, wrap: true } },
        FILTERS.map((word, i) => chip(`${id}-filter-${i + 1}`, word, page, ground, i === 0)),
      ),
    ),
  ])
}

export const form: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  const made = panel(context, taskLabel(task), [
    acting(
      { kind: 'field', input: 'text', required: true },
      field(`${id}-name`, 'Name', 'Your name', page, ground, inner),
    ),
    acting(
      { kind: 'field', input: 'text', required: true },
      field(`${id}-thing`, thingOf(task), `Describe it in a line`, page, ground, inner),
    ),
    acting({ kind: 'field', input: 'long' }, field(`${id}-notes`, 'Notes', 'Anything else', page, ground, inner, 110)),
    row(`${id}-acts`, { layout: { gap: 12 } }, [
      acting({ kind: 'submit' }, action(`${id}-send`, 'Send', page, ground)),
      acting({ kind: 'reset' }, action(`${id}-clear`, 'Clear', page, ground, true)),
    ]),
  ])
  return acting({ kind: 'form', done: 'Thank you, {Name}. It has been sent.' }, made)
}

export const signIn: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  const made = panel(context, taskLabel(task), [
    acting(
      { kind: 'field', input: 'email', required: true },
      field(`${id}-mail`, 'Email', 'you@example.com', page, ground, inner),
    ),
    acting(
      { kind: 'field', input: 'password', required: true },
      field(`${id}-word`, 'Password', 'At least eight characters', page, ground, inner),
    ),
    row(`${id}-acts`, { layout: { gap: 12 } }, [
      acting({ kind: 'submit' }, action(`${id}-in`, 'Sign in', page, ground)),
      acting({ kind: 'submit' }, action(`${id}-up`, 'Create account', page, ground, true)),
    ]),
  ])
  return acting({ kind: 'form', done: 'Signed in as {Email}.' }, made)
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export const calendar: Block = (context) => {
  const { page, ground, task, id, width } = context
  const each = Math.floor((width - 2 * PAD - 6 * 8) / 7)
  const day = (week: number, i: number): Node => {
    const number = week * 7 + i + 1
    const chosen = number === 10
    return row(
      `${id}-day-${number}`,
      {
        role: 'button',
        element: 'button',
        width: each,
        height: 44,
        radius: Math.min(page.direction.radius, 8),
        ...(chosen ? { fill: ground.button.fill } : { stroke: { paint: ground.line, width: 1 } }),
        layout: { align: 'center', justify: 'center' },
      },
      [
        small(`${id}-day-${number}-text`, String(number), page.direction, ground, {
          size: 16,
          fill: chosen ? ground.button.text : ground.text,
          element: 'span',
        }),
      ],
    )
  }
  const month = column(`${id}-month`, { width: 'fill', layout: { gap: GAP } }, [
    row(
      `${id}-week`,
      { layout: { gap: 8 } },
      DAYS.map((name) =>
        row(`${id}-${name}`, { width: each, layout: { justify: 'center' } }, [
          small(`${id}-${name}-text`, name, page.direction, ground, { size: 15, fill: ground.text, element: 'span' }),
        ]),
      ),
    ),
    ...[0, 1, 2, 3].map((week) =>
      row(
        `${id}-week-${week + 1}`,
        { layout: { gap: 8 } },
        DAYS.map((_, i) => day(week, i)),
      ),
    ),
  ])
  const times = row(
    `${id}-times`,
    { layout: { gap: 10, wrap: true } },
    ['9:00', '10:30', '13:00', '15:30'].map((time, i) => chip(`${id}-time-${i + 1}`, time, page, ground, i === 1)),
  )
  const made = panel(
    context,
    taskLabel(task),
    [
      acting({ kind: 'calendar', name: 'Day', chosen: 9 }, month),
      acting({ kind: 'choices', name: 'Time', chosen: 1 }, times),
      acting({ kind: 'submit' }, action(`${id}-book`, 'Confirm', page, ground)),
    ],
    [tag(`${id}-sample`, SAMPLE, page, ground)],
  )
  return acting({ kind: 'form', done: 'Asked for day {Day} at {Time}.' }, made)
}

export const poll: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  const shares = [0.62, 0.27, 0.11]
  const option = (share: number, i: number): Node =>
    acting(
      { kind: 'option' },
      column(`${id}-option-${i + 1}`, { width: 'fill', layout: { gap: 6 } }, [
        row(`${id}-option-${i + 1}-line`, { width: 'fill', layout: { justify: 'between' } }, [
          strong(`${id}-option-${i + 1}-name`, sampleName({ ...task, thing: 'options' }, i), page.direction, ground),
          small(`${id}-option-${i + 1}-share`, `${Math.round(share * 100)} %`, page.direction, ground, {
            fill: ground.text,
          }),
        ]),
        frame(
          `${id}-option-${i + 1}-track`,
          { width: inner, height: 12, radius: 6, stroke: { paint: ground.line, width: 1 }, clip: true },
          [
            frame(`${id}-option-${i + 1}-bar`, {
              width: Math.round(inner * share),
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
    [...shares.map(option), acting({ kind: 'submit' }, action(`${id}-cast`, 'Vote', page, ground))],
    [tag(`${id}-sample`, SAMPLE, page, ground)],
  )
  return acting({ kind: 'poll' }, made)
}

export const upload: Block = (context) => {
  const { page, ground, task, id, width } = context
  const made = panel(context, taskLabel(task), [
    column(
      `${id}-drop`,
      {
        role: 'panel',
        width: 'fill',
        radius: Math.min(page.direction.radius, 10),
        stroke: { paint: ground.text, width: 1 },
        layout: { padding: 34, gap: 14, align: 'center' },
      },
      [
        small(`${id}-hint`, 'Drop files here, or choose them', page.direction, ground, {
          fill: ground.text,
          maxWidth: width - 140,
        }),
        acting({ kind: 'submit' }, action(`${id}-choose`, 'Choose files', page, ground, true)),
      ],
    ),
  ])
  return acting({ kind: 'upload' }, made)
}

export const conversation: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  const bubble = (words: string, own: boolean, i: number): Node =>
    acting(
      { kind: 'message', own },
      row(`${id}-line-${i}`, { width: 'fill', layout: { justify: own ? 'end' : 'start' } }, [
        row(
          `${id}-bubble-${i}`,
          {
            role: 'panel',
            radius: 14,
            ...(own ? { fill: ground.button.fill } : { stroke: { paint: ground.line, width: 1 } }),
            layout: { padding: [12, 16, 12, 16] },
          },
          [
            small(`${id}-bubble-${i}-text`, words, page.direction, ground, {
              fill: own ? ground.button.text : ground.text,
              maxWidth: inner * 0.62,
            }),
          ],
        ),
      ]),
    )
  const made = panel(
    context,
    taskLabel(task),
    [
      bubble('Hello, how can we help?', false, 1),
      bubble('I have a question.', true, 2),
      row(`${id}-write`, { width: 'fill', layout: { gap: 12, align: 'end', padding: [GAP, 0, 0, 0] } }, [
        field(`${id}-field`, '', 'Write a message', page, ground, Math.max(180, inner - 120)),
        acting({ kind: 'submit' }, action(`${id}-send`, 'Send', page, ground)),
      ]),
    ],
    [tag(`${id}-sample`, 'Sample conversation', page, ground)],
  )
  return acting({ kind: 'chat' }, made)
}
