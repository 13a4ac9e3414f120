/** A week in columns, a day each, with what takes place and when. */
import { cyclic } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import { band } from '../grid.ts'
import { cardGrounds, type Ground } from '../grounds.ts'
import type { Page } from '../page.ts'
import { small, strong, title } from '../words.ts'
import type { PartContent } from './entries.ts'
import { partHead } from './head.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
/** Times of a day, as many as there are classes on it. */
const TIMES: readonly (readonly string[])[] = [
  ['07:30', '18:00', '19:30'],
  ['09:30', '17:30'],
  ['07:30', '12:15', '18:30'],
  ['09:30', '19:00'],
  ['08:00', '17:00'],
  ['10:00', '11:30'],
]

export function week(page: Page, ground: Ground, id: string, part: PartContent) {
  const { direction } = page
  if (part.entries.length === 0) return undefined
  const [plain = 'surface'] = cardGrounds(ground.name, ['surface', 'paper'], direction.palette)
  const own = page.ground(plain)
  let next = 0
  const days = DAYS.map((day, at) =>
    column(`${id}-${day}`, { width: 'fill', element: 'section', role: 'group', layout: { gap: 12 } }, [
      title(`${id}-${day}-name`, day, direction, ground, { size: 26 }),
      ...(TIMES[at] ?? []).map((time, index) => {
        const entry = cyclic(part.entries, next++)
        return column(
          `${id}-${day}-${index + 1}`,
          {
            width: 'fill',
            role: 'card',
            fill: own.fill,
            radius: direction.radius,
            layout: { padding: [14, 16, 16, 16], gap: 4 },
          },
          [
            small(`${id}-${day}-${index + 1}-time`, time, direction, own),
            strong(`${id}-${day}-${index + 1}-what`, entry.name, direction, own, { fit: { min: 12, lines: 3 } }),
          ],
        )
      }),
    ]),
  )
  return band(id, ground, { gap: 40 }, [
    partHead(id, page, ground, part),
    row(`${id}-days`, { width: 'fill', layout: { gap: 16, align: 'start' } }, days),
  ])
}
