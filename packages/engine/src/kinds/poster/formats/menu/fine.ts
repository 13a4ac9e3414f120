import type { Copy } from '../../../../brief/types.ts'
import type { Node, PaletteRole } from '../../../../scene/types.ts'
import type { Fitted } from '../../../shared/printed/kit.ts'
import { coloursOn, column, fitted, heading, placed, tag } from '../../../shared/printed/kit.ts'
import { drawing, shade, sprig } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { whole } from '../page.ts'
import { inColumns } from './dishes.ts'
import { accentOn, insideOf, itemsIn, partsOf, stacked } from './parts.ts'

/** Two sprigs that part at the axis. */
function sprigs(page: Page, y: number, accent: PaletteRole): Node {
  const { u, ground, width } = page
  const tones = [accent, shade(accent, 10), ground.ink] as const
  const [cx, length] = [width / 2, width * 0.24]
  return drawing('sprigs', whole(page), [
    ...sprig([cx - u, y], { angle: 188, length, bend: 26, tones }),
    ...sprig([cx + u, y], { angle: -8, length, bend: -26, tones }),
  ])
}

/** The house, and what is served, on the axis. */
function headOf(page: Page, called: readonly Copy[], width: number, accent: PaletteRole): Fitted {
  const { u, ground, height } = page
  const title = heading(page, 'title', page.plan.title, {
    width: width,
    height: height * 0.13,
    lines: 2,
    most: u * 10,
    fill: ground.ink,
    align: 'center',
  })
  return fitted(
    page,
    height * 0.26,
    () =>
      column('head', { width: width, layout: { align: 'center', gap: u * 3 } }, [
        title,
        ...called.map((copy, i) =>
          tag(page, `called-${i + 1}`, copy, {
            size: u * 2.3,
            fill: accent,
            align: 'center',
            width: width,
            lines: 2,
          }),
        ),
      ]),
    1,
  )
}

export const fine: PieceLayout = {
  name: 'fine',
  manner: 'Fine dining: much air, everything on one axis, the price under the dish, a sprig at head and foot',
  example:
    'Wedding menu card for Clara & Jonas: Starters: Pea soup with mint. Main: Roast trout with fennel. Dessert: Lemon tart, Wine list on request, Coffee, Petit fours',
  leans: { tones: ['elegant'], type: ['serif'] },
  grounds: ['paper', 'surface', 'ink'],
  place(page) {
    const { u, ground, height } = page
    const { called, sections, rest } = partsOf(page)
    const accent = accentOn(page, ground)
    const area = insideOf(page, page.margin * 1.5)
    const plain = page.brief.negatives.some(({ what }) => what === 'pattern' || what === 'picture')
    const head = headOf(page, called, area.width, accent)
    const top = plain ? 0 : height * 0.09
    const below: Area = { ...area, y: area.y + top, height: area.height - top }
    const columns = page.landscape ? 2 : 1
    const list = (scale: number) =>
      inColumns(
        page,
        sections,
        columns,
        u * 6,
        {
          width: area.width,
          times: 2.9,
          scale,
          ground,
          between: 'centred',
          dense: itemsIn(sections) > 6,
          voice: 'text',
          accent,
          second: coloursOn(page, ground)[1],
        },
        'caps',
      )
    return [
      ...backdrop(page, 'sheen', whole(page)),
      ...(plain ? [] : [sprigs(page, area.y + height * 0.035, accent)]),
      ...stacked(
        page,
        below,
        ground,
        [placed('head-place', below, [head.node])],
        head.height,
        list,
        rest,
        'center',
        1.35,
      ),
    ]
  },
}
