import type { Copy } from '../../../../brief/types.ts'
import type { Node, PaletteRole } from '../../../../scene/types.ts'
import { column, heading, measured, placed, tag } from '../../../shared/printed/kit.ts'
import { drawing, shade, sprig } from '../../../shared/printed/ornaments.ts'
import { backdrop } from '../../../shared/systems/backdrops.ts'
import type { Area } from '../../../shared/systems/types.ts'
import type { Page, PieceLayout } from '../page.ts'
import { inset, whole } from '../page.ts'
import { inColumns } from './dishes.ts'
import { accentOn, itemsIn, partsOf, stacked } from './parts.ts'

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
function headOf(page: Page, called: readonly Copy[], width: number, accent: PaletteRole) {
  const { u, ground, height } = page
  const style = { width, lines: 2, align: 'center' } as const
  return measured(
    page,
    column('head', { width, layout: { align: 'center', gap: u * 3 } }, [
      heading(page, 'title', page.plan.title, { ...style, height: height * 0.13, most: u * 10, fill: ground.ink }),
      ...called.map((copy, i) => tag(page, `called-${i + 1}`, copy, { ...style, size: u * 2.3, fill: accent })),
    ]),
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
    const { ground, height } = page
    const { called, sections, rest } = partsOf(page)
    const accent = accentOn(page, ground)
    const area = inset(whole(page), page.margin * 1.5)
    const plain = page.brief.negatives.some(({ what }) => what === 'pattern' || what === 'picture')
    const head = headOf(page, called, area.width, accent)
    const top = plain ? 0 : height * 0.09
    const below: Area = { ...area, y: area.y + top, height: area.height - top }
    const columns = page.landscape ? 2 : 1
    const style = { width: area.width, times: 2.9, ground, between: 'centred', dense: itemsIn(sections) > 6 } as const
    const list = inColumns(page, sections, columns, style)
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
