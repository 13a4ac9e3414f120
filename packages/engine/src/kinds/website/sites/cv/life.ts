/** What a CV holds: stations, skills, ways to reach the person. What the prompt does not give waits for its owner. */
import type { Copy } from '../../../../brief/types.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { meter } from '../../screens/kit/controls.ts'
import { type Pen, ruledItem } from '../../screens/kit/pen.ts'
import { samplesOf } from '../../vocabulary/part-samples.ts'
import type { Site } from '../site.ts'

export interface Station {
  title: Copy | string
  line: string
}
const OPEN: readonly Station[] = [
  { title: 'Your present role', line: 'Where, since when, and what you do there.' },
  { title: 'The role before', line: 'What you took over, and how you left it.' },
  { title: 'Where you began', line: 'What you learned, and from whom.' },
]
const SKILLS = ['Your first skill', 'Your second skill', 'Your third skill', 'A language']

/** Lists of the prompt by their names; stations where there is none. */
export function stationsOf({ page }: Site): Station[] {
  const jobs = page.brief.page?.parts?.find(({ kind }) => kind === 'careers')
  if (jobs)
    return samplesOf('careers', page.brief, page.brief.subject.about).map(({ name, line }) => ({
      title: name,
      line: `${line} (sample)`,
    }))
  const given = page.content.lists
    .filter(({ title }) => !/skill|language|tool/i.test(title ?? ''))
    .flatMap(({ items }) => items)
  return given.length > 0 ? given.map((title) => ({ title, line: '' })) : [...OPEN]
}

export function skillsOf({ page }: Site): (Copy | string)[] {
  const told = page.brief.page?.parts?.find(({ kind, items }) => kind === 'skills' && items.length > 0)?.items ?? []
  if (told.length > 0) return page.brief.copy.filter(({ text }) => told.includes(text)).slice(0, 8)
  const given = page.content.lists.find(({ title }) => /skill|language|tool/i.test(title ?? ''))?.items ?? []
  return given.length > 0 ? given.slice(0, 8) : SKILLS
}

/** The stations as lines with a mark each. */
export const stations = (pen: Pen, list: readonly Station[], size: number): Frame =>
  pen.col(
    list.map(({ title, line }) =>
      pen.row(
        [
          pen.box({
            width: 12,
            height: 12,
            radius: 'full',
            fill: pen.surface.series[0] ?? 'accent',
            margin: [10, 0, 0, 0],
            role: 'decoration',
          }),
          pen.col(
            [
              pen.text('title', title, { size, width: 'fill', lines: 3, element: 'h3' }),
              ...(line ? [pen.text('body', line, { width: 'fill', lines: 3 })] : []),
            ],
            { width: 'fill', gap: 6 },
          ),
        ],
        ruledItem(pen, 22, { align: 'start', gap: 20 }),
        'station',
      ),
    ),
    { element: 'ul', role: 'group', width: 'fill' },
    'stations',
  )

const SHARES = [0.9, 0.8, 0.7, 0.6]

/** Skills with a bar each. */
export const skills = (pen: Pen, list: readonly (Copy | string)[]): Frame =>
  pen.col(
    list.map((skill, i) =>
      pen.col(
        [
          pen.text('strong', skill, { width: 'fill', lines: 2, fill: pen.surface.text }),
          meter(pen, SHARES[i % SHARES.length] ?? 0.5, 6),
        ],
        { gap: 8, width: 'fill' },
      ),
    ),
    { gap: 18, width: 'fill' },
    'skills',
  )

/** Contacts, each on its own line. */
export const contacts = ({ page }: Site, pen: Pen): Node[] =>
  page.content.contacts.map((copy) =>
    pen.text('strong', copy, { width: 'fill', lines: 2, role: copy.role, fill: pen.surface.text }),
  )
