/** Lists of things: as a table, as cards, as a feed. */
import { acting, column, frame, row } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { small, strong } from '../../parts/words.ts'
import type { Block, BlockContext } from '../blocks.ts'
import { action, chip, GAP, PAD, panel, tag } from '../controls.ts'
import { SAMPLE, sampleName, tagsOf, taskLabel, thingOf } from '../labels.ts'

const STATES = ['Open', 'In progress', 'Done', 'Open', 'Done']
const ROWS = 5

export const table: Block = (context) => {
  const { page, ground, task, id, width } = context
  const inner = width - 2 * PAD
  const widths = [0.46, 0.26, 0.28].map((share) => Math.floor(inner * share))
  const cells = (rowId: string, words: string[], head: boolean): Node[] =>
    words.map((word, i) => {
      const cell = `${rowId}-${i + 1}`
      const options = { width: widths[i] ?? 100, size: 16, fill: ground.text, fit: { min: 11, lines: 1 } } as const
      return head
        ? strong(cell, word, page.direction, ground, options)
        : small(cell, word, page.direction, ground, options)
    })
  const line = (index: number, words: string[], head = false) =>
    row(
      `${id}-row-${index}`,
      {
        element: 'li',
        role: 'group',
        width: 'fill',
        stroke: { paint: ground.line, width: 1, sides: ['bottom'] },
        layout: { padding: [13, 0, 13, 0], align: 'center' },
      },
      cells(`${id}-cell-${index}`, words, head),
    )
  return panel(
    context,
    taskLabel(task),
    [
      acting(
        { kind: 'table' },
        column(`${id}-rows`, { element: 'ul', role: 'group', width: 'fill' }, [
          line(0, ['Name', 'Status', 'Last change'], true),
          ...Array.from({ length: ROWS }, (_, i) =>
            acting(
              { kind: 'item', tags: tagsOf(i) },
              line(i + 1, [
                sampleName(task, i),
                STATES[i] ?? 'Open',
                i === 0 ? 'Today' : `${i} day${i > 1 ? 's' : ''} ago`,
              ]),
            ),
          ),
        ]),
      ),
    ],
    [tag(`${id}-sample`, SAMPLE, page, ground)],
  )
}

/** What stands for a picture until there is one: a sign of the subject on a coloured ground. */
function picture(id: string, { page, ground }: BlockContext, i: number, height: number): Frame {
  const { pictograms } = page.direction
  const icon = pictograms[i % Math.max(1, pictograms.length)]
  const refused = page.brief.negatives.some(({ what }) => what === 'icon' || what === 'picture')
  const side = height * 0.5
  return row(
    `${id}-picture`,
    {
      width: 'fill',
      height,
      fill: ground.button.fill,
      role: 'decoration',
      layout: { align: 'center', justify: 'center' },
    },
    icon === undefined || refused
      ? []
      : [
          {
            type: 'pictogram',
            id: `${id}-sign`,
            role: 'icon',
            icon,
            paint: ground.button.text,
            width: side,
            height: side,
            alt: page.brief.subject.about,
          },
        ],
  )
}

export const cards: Block = (context) => {
  const { page, ground, task, id, width } = context
  const count = width > 700 ? 3 : 2
  const each = Math.floor((width - 2 * PAD - (count - 1) * GAP) / count)
  const card = (i: number): Node =>
    column(
      `${id}-card-${i + 1}`,
      {
        role: 'card',
        element: 'li',
        width: each,
        stroke: { paint: ground.line, width: 1 },
        radius: Math.min(page.direction.radius, 10),
        clip: true,
      },
      [
        picture(`${id}-card-${i + 1}`, context, i, Math.round(each * 0.5)),
        column(`${id}-card-${i + 1}-words`, { width: 'fill', layout: { padding: 16, gap: 6 } }, [
          strong(`${id}-card-${i + 1}-name`, sampleName(task, i), page.direction, ground, {
            fit: { min: 11, lines: 1 },
            maxWidth: each - 32,
          }),
          small(`${id}-card-${i + 1}-line`, 'Details and pictures stand here', page.direction, ground, {
            size: 16,
            fill: ground.text,
            fit: { min: 11, lines: 2 },
            maxWidth: each - 32,
          }),
        ]),
      ],
    )
  return panel(
    context,
    taskLabel(task),
    [
      acting(
        { kind: 'list' },
        row(
          `${id}-cards`,
          { element: 'ul', role: 'group', width: 'fill', layout: { gap: GAP, wrap: true, align: 'stretch' } },
          Array.from({ length: count * 2 }, (_, i) => acting({ kind: 'item', tags: tagsOf(i) }, card(i))),
        ),
      ),
    ],
    [tag(`${id}-sample`, SAMPLE, page, ground)],
  )
}

export const feed: Block = (context) => {
  const { page, ground, task, id, width } = context
  const entry = (i: number): Node =>
    row(
      `${id}-entry-${i}`,
      {
        element: 'li',
        role: 'group',
        width: 'fill',
        stroke: { paint: ground.line, width: 1, sides: ['bottom'] },
        layout: { gap: 16, padding: [16, 0, 16, 0] },
      },
      [
        frame(`${id}-face-${i}`, {
          width: 44,
          height: 44,
          radius: 'full',
          fill: i % 2 === 0 ? 'secondary' : ground.button.fill,
          role: 'decoration',
        }),
        column(`${id}-entry-${i}-words`, { width: 'fill', layout: { gap: 4 } }, [
          strong(`${id}-entry-${i}-who`, `Member ${i}`, page.direction, ground, { fit: { min: 11, lines: 1 } }),
          small(
            `${id}-entry-${i}-text`,
            `${thingOf(task)} ${i}: what members write stands here.`,
            page.direction,
            ground,
            { fill: ground.text, fit: { min: 11, lines: 2 }, maxWidth: width - 2 * PAD - 64 },
          ),
          row(`${id}-entry-${i}-acts`, { layout: { gap: 10, padding: [6, 0, 0, 0] } }, [
            acting({ kind: 'toggle', on: 'Liked' }, chip(`${id}-like-${i}`, 'Like', page, ground)),
            acting({ kind: 'toggle', on: 'Following' }, chip(`${id}-follow-${i}`, 'Follow', page, ground)),
          ]),
        ]),
      ],
    )
  return panel(
    context,
    taskLabel(task),
    [
      acting(
        { kind: 'list' },
        column(`${id}-entries`, { element: 'ul', role: 'group', width: 'fill' }, [1, 2, 3].map(entry)),
      ),
    ],
    [action(`${id}-add`, taskLabel(task), page, ground)],
  )
}
