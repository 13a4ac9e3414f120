/** What an event tells: when and where it is, its sessions, its people. Given facts first; what is open says so. */
import { cyclic } from '../../../../base/items.ts'
import type { Copy } from '../../../../brief/types.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { labelOf } from '../../parts/headings.ts'
import { field, submit } from '../../screens/kit/controls.ts'
import { type Pen, raised, ruledItem } from '../../screens/kit/pen.ts'
import { programmeOf } from '../../vocabulary/programmes.ts'
import { sampleHead } from '../sample-head.ts'
import type { Site } from '../site.ts'

/** When, where, for how much: each fact under its name. */
export const factsOf = ({ page }: Site, pen: Pen, size: number, width: Frame['width'] = 'fill'): Node[] =>
  page.content.occasion
    .slice(0, 4)
    .map((copy) =>
      pen.col(
        [
          pen.text('small', labelOf(page, copy), { fill: pen.surface.text }),
          pen.text('title', copy, { size, width: 'fill', lines: 3, role: copy.role, element: 'p' }),
        ],
        { gap: 4, width },
        'fact',
      ),
    )

export interface Session {
  title: Copy | string
  at: string
  place: string
}

/** The sessions: what the prompt lists, else samples. */
export function sessionsOf({ page }: Site, count: number): { sessions: Session[]; isSample: boolean } {
  const given = page.content.lists.flatMap(({ items }) => items)
  const isSample = given.length < 3
  const { sessions, hours, places } = programmeOf(page.brief)
  return {
    isSample,
    sessions: Array.from({ length: isSample ? count : Math.min(given.length, 8) }, (_, i) => ({
      title: isSample ? cyclic(sessions, i) : (given[i] ?? ''),
      at: isSample ? cyclic(hours, i) : '',
      place: isSample ? cyclic(places, i) : '',
    })),
  }
}

/** The lines of the programme. */
export const programme = (pen: Pen, sessions: readonly Session[], size: number): Frame =>
  pen.col(
    sessions.map(({ title, at, place }) =>
      pen.row(
        [
          ...(at ? [pen.text('strong', at, { width: 92, size: 22, fill: pen.surface.word })] : []),
          pen.text('title', title, { size, width: 'fill', lines: 2, element: 'h3' }),
          ...(place ? [pen.text('small', place, { fill: pen.surface.text })] : []),
        ],
        ruledItem(pen, 20, { gap: 24 }),
        'session',
      ),
    ),
    { element: 'ul', role: 'group', width: 'fill', control: { kind: 'list' } },
    'programme',
  )

/** What it is called that happens there, and that it is a sample. */
export const programmeHead = ({ page }: Site, pen: Pen, isSample: boolean): Node[] => {
  const { title } = programmeOf(page.brief)
  return sampleHead(pen, title, 44, isSample ? title.toLowerCase().replace(/^the /, '') : undefined)
}

/** From this width on fields stand side by side, pixels. */
const WIDE = 640

/** To take part: who one is, how many, and the button. */
export function ticket({ page }: Site, pen: Pen, width: number): Frame {
  const [heading, button, done] = programmeOf(page.brief).join
  const fields = [
    field(pen, 'Name', 'Your name', { icon: 'user', required: true }),
    field(pen, 'E-mail', 'you@mail', { icon: 'mail', required: true }),
    field(pen, 'People', '2', { icon: 'users' }),
  ]
  return pen.col(
    [
      pen.row([pen.icon('ticket', 30, pen.surface.strong), pen.text('title', heading, { width: 'fill', size: 26 })], {
        gap: 14,
        width: 'fill',
      }),
      ...(width > WIDE ? [pen.row(fields, { gap: 16, width: 'fill' })] : fields),
      submit(pen, button, 'arrow', width > WIDE ? {} : { width: 'fill' }),
    ],
    {
      role: 'card',
      width,
      gap: 20,
      pad: 28,
      ...raised(pen, 2),
      control: { kind: 'form', done },
    },
    'ticket',
  )
}
