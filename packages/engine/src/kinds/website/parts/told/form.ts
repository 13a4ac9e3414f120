/** What people fill in: to book, to sign up, to write. */
import { acting, column, frame, row } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { button } from '../actions.ts'
import { band, span } from '../grid.ts'
import { type Ground, otherGround } from '../grounds.ts'
import type { Page } from '../page.ts'
import { small } from '../words.ts'
import type { PartContent } from './entries.ts'
import { partHead } from './head.ts'

type FormName = 'booking' | 'join' | 'contact'
const FORMS: Record<FormName, { fields: readonly (readonly string[])[]; long: string; send: string; done: string }> = {
  booking: {
    fields: [
      ['Name', 'E-mail'],
      ['Date', 'How many'],
    ],
    long: 'What is it about?',
    send: 'Send request',
    done: 'Thank you. We will confirm it.',
  },
  join: { fields: [['Name', 'E-mail']], long: '', send: 'Sign up', done: 'Thank you. You are on the list.' },
  contact: {
    fields: [['Name', 'E-mail']],
    long: 'Your message',
    send: 'Send',
    done: 'Thank you. We will be in touch.',
  },
}
const [LINE, AREA] = [52, 120]
const INPUTS: Readonly<Record<string, 'email' | 'date' | 'number'>> = {
  'E-mail': 'email',
  Date: 'date',
  'How many': 'number',
}

function field(page: Page, ground: Ground, id: string, label: string, isLong = false): Frame {
  const input = isLong ? 'long' : (INPUTS[label] ?? 'text')
  return acting(
    { kind: 'field', input, required: label === 'Name' || label === 'E-mail' },
    column(id, { width: 'fill', role: 'group', layout: { gap: 8 } }, [
      small(`${id}-label`, label, page.direction, ground, { element: 'label', fill: ground.text }),
      frame(
        `${id}-box`,
        {
          width: 'fill',
          height: isLong ? AREA : LINE,
          role: 'panel',
          radius: Math.min(page.direction.radius, 12),
          stroke: { paint: ground.text, width: 1 },
          layout: { direction: 'row', padding: [0, 14, 0, 14], align: 'center' },
        },
        [small(`${id}-hint`, '', page.direction, ground, { width: 'fill' })],
      ),
    ]),
  )
}

function submit(page: Page, ground: Ground, id: string, words: string): Frame {
  const { href: _, ...made } = button(id, words, page, ground)
  return acting({ kind: 'submit' }, { ...made, element: 'button' })
}

/** A form on a ground of its own. */
export function form(page: Page, id: string, name: FormName, under: Ground): Node {
  const ground = page.ground(otherGround(under.name, 'surface'))
  const { fields, long, send, done } = FORMS[name]
  return acting(
    { kind: 'form', done },
    column(
      id,
      {
        role: 'card',
        element: 'form',
        width: span(6),
        fill: ground.fill,
        radius: page.direction.radius,
        layout: { padding: 36, gap: 20 },
      },
      [
        ...fields.map((line, at) =>
          row(
            `${id}-row-${at + 1}`,
            { width: 'fill', layout: { gap: 16, align: 'start' } },
            line.map((label, index) => field(page, ground, `${id}-field-${at + 1}-${index + 1}`, label)),
          ),
        ),
        ...(long ? [field(page, ground, `${id}-field-long`, long, true)] : []),
        submit(page, ground, `${id}-send`, send),
      ],
    ),
  )
}

export const formPart = (name: 'booking' | 'join') => (page: Page, ground: Ground, id: string, part: PartContent) =>
  band(id, ground, { gap: 36 }, [
    partHead(id, page, ground, { title: part.title, mark: undefined }),
    form(page, `${id}-fields`, name, ground),
  ])
