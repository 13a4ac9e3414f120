/** Things that are shown in pictures: projects, rooms, products, a gallery; frames wait for the owner's photos. */
import { cyclic } from '../../../../base/items.ts'
import { column, row } from '../../../../scene/build.ts'
import type { Node } from '../../../../scene/types.ts'
import { photoFrame } from '../../../shared/photo-frame.ts'
import { span } from '../grid.ts'
import { cardGrounds, type Ground, type GroundName, inksOn } from '../grounds.ts'
import type { Page } from '../page.ts'
import { small, strong, title } from '../words.ts'
import type { Entry, PartContent } from './entries.ts'
import { partBand } from './part-band.ts'
import { rows } from './rows.ts'

/** Widths in columns, row by row, by how many there are. */
const WALLS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  1: [[12]],
  2: [[6, 6]],
  3: [[4, 4, 4]],
  4: [
    [7, 5],
    [5, 7],
  ],
  5: [
    [7, 5],
    [4, 4, 4],
  ],
  6: [
    [4, 4, 4],
    [4, 4, 4],
  ],
  7: [
    [7, 5],
    [5, 7],
    [4, 4, 4],
  ],
  8: [
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
  9: [
    [4, 4, 4],
    [4, 4, 4],
    [4, 4, 4],
  ],
  10: [
    [7, 5],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
  11: [
    [4, 4, 4],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
  12: [
    [3, 3, 3, 3],
    [3, 3, 3, 3],
    [3, 3, 3, 3],
  ],
}
/** Other walls of as many. */
const OTHERS: typeof WALLS = {
  3: [[12], [6, 6]],
  4: [[3, 3, 3, 3]],
  5: [
    [4, 4, 4],
    [5, 7],
  ],
  6: [
    [7, 5],
    [3, 3, 3, 3],
  ],
}
const HEIGHTS: Readonly<Record<number, number>> = { 1: 560, 2: 440, 3: 340, 4: 260 }

const wordsOf = (name: Entry['name']): string => (typeof name === 'string' ? name : name.text)

function cell(
  page: Page,
  ground: Ground,
  id: string,
  entry: Entry,
  box: { width: number; height: number; under: GroundName; bare: boolean },
): Node {
  const { direction } = page
  const onPaper = box.under === 'paper' || box.under === 'surface'
  const drawn = box.bare
    ? page.art.next(`${id}-drawn`, { ...box, ground: box.under, radius: direction.radius })
    : undefined
  const picture =
    drawn ??
    photoFrame(`${id}-photo`, {
      ...{
        shows: wordsOf(entry.name).toLowerCase(),
        width: 'fill' as const,
        height: box.height,
        about: [box.width, box.height] as const,
      },
      fill: page.ground(box.under).fill,
      form: inksOn(box.under, direction.palette).near,
      plate: onPaper ? { fill: 'ink', text: 'paper' } : { fill: 'paper', text: 'ink' },
      weight: direction.weights.strong,
      radius: direction.radius,
    })
  if (box.bare) return column(id, { width: box.width, role: 'group' }, [picture])
  return column(id, { width: box.width, element: 'article', role: 'card', layout: { gap: 8 } }, [
    picture,
    row(
      `${id}-words`,
      { width: 'fill', margin: [8, 0, 0, 0], layout: { justify: 'between', align: 'start', gap: 16 } },
      [
        title(`${id}-name`, entry.name, direction, ground, { size: box.width > 400 ? 28 : 24, width: 'fill' }),
        ...(entry.value === ''
          ? []
          : [strong(`${id}-value`, entry.value, direction, ground, { size: 22, fit: { min: 14, lines: 1 } })]),
      ],
    ),
    ...(entry.line === '' ? [] : [small(`${id}-line`, entry.line, direction, ground)]),
  ])
}

export function shown(page: Page, ground: Ground, id: string, part: PartContent) {
  const count = part.entries.length
  const wall = (page.random.fork('wall').chance(0.5) ? OTHERS[count] : undefined) ?? WALLS[count]
  if (!wall) return undefined
  if (!page.art.draws) return part.kind === 'gallery' ? undefined : rows(page, ground, id, part)
  const grounds = cardGrounds(ground.name, ['surface', 'secondary', 'paper', 'accent'], page.direction.palette)
  let index = 0
  const children = [
    column(
      `${id}-wall`,
      { width: 'fill', layout: { gap: 40 } },
      wall.map((columns, at) =>
        row(
          `${id}-row-${at + 1}`,
          {
            width: 'fill',
            ...(columns.length > 2 && { small: 'pairs' as const }),
            layout: { gap: 24, align: 'start' },
          },
          columns.map((count) => {
            const place = index++
            return cell(page, ground, `${id}-${place + 1}`, cyclic(part.entries, place), {
              ...{ width: span(count), height: HEIGHTS[columns.length] ?? 300, bare: part.kind === 'gallery' },
              under: cyclic(grounds, place),
            })
          }),
        ),
      ),
    ),
  ]
  return partBand(id, page, ground, part, children, { wide: true })
}
