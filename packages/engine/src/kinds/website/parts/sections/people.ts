/** People and what they do, where the prompt names them: large lines, or tiles with a letter each. */
import { cyclic } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { band, ruled, span } from '../grid.ts'
import { cardGrounds, type Ground } from '../grounds.ts'
import { headingOf } from '../headings.ts'
import type { Page, Section } from '../page.ts'
import { heading, set, title } from '../words.ts'

type Person = Page['content']['people'][number]

const job = (page: Page, ground: Ground, { title: words }: Person, index: number): Node[] =>
  words
    ? [
        set(`person-${index + 1}-title`, words, 'title', {
          font: 'text',
          weight: page.direction.weights.text,
          size: 21,
          lineHeight: 1.4,
          fill: ground.quiet,
          width: 'fill',
          fit: { min: 12 },
        }),
      ]
    : []

/** So many fit a row of tiles. */
const IN_A_ROW = 4

export const people: Section = (page, ground) => {
  const { direction, content } = page
  const named = content.people
  if (named.length === 0) return undefined
  const head = heading('people-heading', headingOf(page, 'people'), direction, ground, { maxWidth: span(8) })
  if (named.length < 2 || named.length > IN_A_ROW)
    return band('people', ground, {}, [
      head,
      ruled(
        'people-list',
        ground,
        named.map((one, index): Node[] => [
          title(`person-${index + 1}`, one.person, direction, ground, { width: span(7), element: 'h3', size: 44 }),
          ...job(page, ground, one, index),
        ]),
        { align: 'baseline' },
      ),
    ])
  const order = cardGrounds(ground.name, ['accent', 'secondary', 'ink'], direction.palette)
  return band('people', ground, {}, [
    head,
    row(
      'people-tiles',
      { width: 'fill', layout: { gap: 24, align: 'start' } },
      named.map((one, index) => {
        const own = page.ground(cyclic(order, index))
        return column(
          `person-${index + 1}-card`,
          { width: 'fill', element: 'article', role: 'card', layout: { gap: 14 }, margin: [(index % 2) * 48, 0, 0, 0] },
          [
            column(
              `person-${index + 1}-plate`,
              {
                width: 'fill',
                height: 280,
                role: 'panel',
                fill: own.fill,
                clip: true,
                radius: direction.radius,
                layout: { align: 'center', justify: 'center' },
              },
              [
                set(`person-${index + 1}-letter`, [...one.person.text][0]?.toUpperCase() ?? '', 'decoration', {
                  font: 'display',
                  weight: direction.weights.display,
                  size: 200,
                  lineHeight: 1,
                  fill: own.text,
                }),
              ],
            ),
            title(`person-${index + 1}`, one.person, direction, ground, { element: 'h3' }),
            ...job(page, ground, one, index),
          ],
        )
      }),
    ),
  ])
}
