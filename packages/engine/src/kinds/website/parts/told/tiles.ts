/** Tiles side by side: people with a frame each, what people said, prices, numbers, partners. */
import { cyclic } from '../../../../base/items.ts'
import { column, row, spacer } from '../../../../scene/build.ts'
import type { Frame, Node } from '../../../../scene/types.ts'
import { photoFrame } from '../../../shared/photo-frame.ts'
import { cardGrounds, type Ground, inksOn, otherGround } from '../grounds.ts'
import type { Page } from '../page.ts'
import { set, small, title } from '../words.ts'
import type { Entry, PartContent } from './entries.ts'
import { mannerOf, partBand } from './part-band.ts'
import { rows } from './rows.ts'

/** Rows of tiles by how many there are; none stands alone in its row where it can be helped. */
function inRows<T>(things: readonly T[], most: number): T[][] {
  const count = Math.ceil(things.length / most)
  const each = Math.ceil(things.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => things.slice(at * each, (at + 1) * each))
}

type Draw = (entry: Entry, index: number, tile: string) => Frame

function tiled(page: Page, ground: Ground, id: string, part: PartContent, most: number, draw: Draw): Frame | undefined {
  if (part.entries.length === 0) return undefined
  // Faces and figures are told two by two on a telephone.
  const paired = part.kind === 'team' || part.kind === 'numbers' || part.kind === 'partners'
  const numbered = part.entries.map((entry, index) => ({ entry, index }))
  const lines = inRows(numbered, mannerOf(page) === 'beside' ? Math.ceil(most / 2) : most)
  const widest = Math.max(...lines.map(({ length }) => length))
  return partBand(id, page, ground, part, [
    column(
      `${id}-tiles`,
      { width: 'fill', layout: { gap: 24 } },
      lines.map((line, at) =>
        row(
          `${id}-row-${at + 1}`,
          { width: 'fill', ...(paired && { small: 'pairs' as const }), layout: { gap: 24, align: 'stretch' } },
          [
            ...line.map(({ entry, index }) => draw(entry, index, `${id}-${index + 1}`)),
            ...Array.from(
              { length: widest - line.length },
              (_, i): Node => column(`${id}-gap-${at}-${i}`, { width: 'fill' }, []),
            ),
          ],
        ),
      ),
    ),
  ])
}

export const team = (page: Page, ground: Ground, id: string, part: PartContent) => {
  const { direction } = page
  if (!page.art.draws) return rows(page, ground, id, part)
  const under = otherGround(ground.name, 'surface')
  return tiled(page, ground, id, part, 4, ({ name, line }, _, tile) =>
    column(tile, { width: 'fill', element: 'article', role: 'card', layout: { gap: 6 } }, [
      photoFrame(`${tile}-photo`, {
        ...{ shows: 'a portrait', width: 'fill' as const, height: 300, about: [140, 150] as const },
        fill: page.ground(under).fill,
        form: inksOn(under, direction.palette).near,
        plate:
          under === 'paper' || under === 'surface' ? { fill: 'ink', text: 'paper' } : { fill: 'paper', text: 'ink' },
        weight: direction.weights.strong,
        radius: direction.radius,
      }),
      ...(line === '' ? [] : [small(`${tile}-role`, line, direction, ground, { margin: [10, 0, 0, 0] })]),
      title(`${tile}-name`, name, direction, ground, { size: 26 }),
    ]),
  )
}

export const said = (page: Page, ground: Ground, id: string, part: PartContent) => {
  const { direction } = page
  const [plain = 'surface'] = cardGrounds(ground.name, ['surface', 'paper'], direction.palette)
  return tiled(page, ground, id, part, 3, ({ name }, index, tile) => {
    const own = page.ground(plain)
    return column(
      tile,
      {
        width: 'fill',
        minHeight: 220,
        role: 'card',
        element: 'figure',
        fill: own.fill,
        radius: direction.radius,
        layout: { padding: 34, gap: 24 },
      },
      [
        title(`${tile}-words`, typeof name === 'string' ? `“${name}”` : name, direction, own, {
          element: 'blockquote',
          size: 28,
          lineHeight: 1.25,
          fit: { min: 16, lines: 6 },
        }),
        spacer(`${tile}-air`),
        small(`${tile}-by`, cyclic(['A guest', 'A regular', 'A neighbour'], index), direction, own),
      ],
    )
  })
}

export const tariff = (page: Page, ground: Ground, id: string, part: PartContent) => {
  const { direction } = page
  if (mannerOf(page) === 'beside') return rows(page, ground, id, part)
  const order = cardGrounds(ground.name, ['surface', 'accent', 'ink', 'secondary'], direction.palette)
  const marked = page.random.fork(id).int(part.entries.length)
  return tiled(page, ground, id, part, 4, ({ name, line, value }, index, tile) => {
    const own = page.ground(index === marked ? (order[1] ?? cyclic(order, 0)) : cyclic(order, 0))
    return column(
      tile,
      {
        width: 'fill',
        minHeight: 240,
        role: 'card',
        element: 'article',
        fill: own.fill,
        radius: direction.radius,
        layout: { padding: 32, gap: 10 },
      },
      [
        title(`${tile}-name`, name, direction, own, { size: 28 }),
        ...(value === '' || line === '' ? [] : [small(`${tile}-line`, line, direction, own)]),
        spacer(`${tile}-air`),
        ...(value === ''
          ? []
          : [
              set(`${tile}-value`, value, 'price', {
                ...{ font: 'display', weight: direction.weights.display, tracking: direction.displayTracking },
                ...{ size: 56, lineHeight: 1.05, fill: own.strong, width: 'fill', fit: { min: 18, lines: 1 } },
              }),
            ]),
      ],
    )
  })
}

export const numbers = (page: Page, ground: Ground, id: string, part: PartContent) => {
  const { direction } = page
  return tiled(page, ground, id, part, 4, ({ name, line }, _, tile) =>
    column(
      tile,
      {
        width: 'fill',
        role: 'group',
        stroke: { paint: ground.strong, width: 3, sides: ['top'] },
        layout: { padding: [20, 0, 0, 0], gap: 6 },
      },
      [
        title(`${tile}-figure`, name, direction, ground, {
          size: 76,
          lineHeight: 1.05,
          element: 'p',
          fit: { min: 24, lines: 1 },
        }),
        small(`${tile}-line`, line, direction, ground, { size: 20 }),
      ],
    ),
  )
}

export const partners = (page: Page, ground: Ground, id: string, part: PartContent) => {
  const { direction } = page
  return tiled(page, ground, id, part, 6, ({ name }, _, tile) =>
    column(
      tile,
      {
        width: 'fill',
        minHeight: 120,
        role: 'card',
        stroke: { paint: ground.line, width: 1 },
        radius: direction.radius,
        layout: { padding: 18, align: 'center', justify: 'center' },
      },
      [
        title(`${tile}-name`, name, direction, ground, {
          size: 24,
          align: 'center',
          element: 'span',
          fit: { min: 14, lines: 2 },
        }),
      ],
    ),
  )
}
